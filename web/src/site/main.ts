// Mounts the page.

import { mount } from "svelte";

import "virtual:tokens.css";
import App from "./App.svelte";
import "./page.css";

const place = document.getElementById("page");
if (place) {
  place.replaceChildren();
  mount(App, { target: place });
}
