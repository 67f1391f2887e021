import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/fonts/latin";
import "./app/colours.css";
import "./app/style.css";
import "./app/motion.css";
import { apply } from "./app/storage/settings.svelte";
import { wordsAreThere } from "./app/i18n/index.svelte";

apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);

// Without words the page says at least which are missing.
void wordsAreThere()
  .catch(() => {})
  .then(() => mount(App, { target: document.getElementById("app")! }))
  .then(() => import("./app/fonts/japanese"));
