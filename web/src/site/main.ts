// Mounts the page.

import { mount } from "svelte";

import "virtual:tokens.css";
import App from "./App.svelte";
import "./page.css";
import { baseAddress } from "../client/base.ts";

// Its address is relative to that of the page, which changes from page to page.
const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
if (icon) icon.href = new URL("icon.svg", baseAddress()).href;

const place = document.getElementById("page");
if (place) {
  place.replaceChildren();
  mount(App, { target: place });
}
