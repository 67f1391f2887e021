import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/fonts/latin";
import "./app/colours.css";
import "./app/style.css";
import "./app/motion.css";
import { applySettings } from "./app/storage/settings.svelte";
import { loadPageTexts } from "./app/i18n/index.svelte";

applySettings();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applySettings);

// Without words the page says at least which are missing.
void loadPageTexts()
  .catch(() => {})
  .then(() => mount(App, { target: document.getElementById("app")! }))
  .then(() => import("./app/fonts/japanese"));
