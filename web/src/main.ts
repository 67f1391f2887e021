import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/style.css";
import { apply } from "./app/lib/settings.svelte";

apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);

export default mount(App, { target: document.getElementById("app")! });
