// Mounts the page.

import { mount } from "svelte";

import App from "./App.svelte";
import "./page.css";

const place = document.getElementById("page");
if (place) mount(App, { target: place });
