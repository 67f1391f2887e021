import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { apply } from "./lib/settings.svelte";

apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);

export default mount(App, { target: document.getElementById("app")! });
