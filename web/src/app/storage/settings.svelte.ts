/** The settings of this browser. */

export interface Settings {
  /** Languages by their codes: of the page, of names on cards, of texts on cards. */
  language: string;
  cardLanguage: string;
  textLanguage: string;
  theme: "auto" | "light" | "dark";
  contrast: boolean;
  hasSound: boolean;
  /** In percent: the volume, and the duration of animations. */
  volume: number;
  motion: boolean;
  pace: number;
  /** True if the player is asked where there is nothing to answer with, too. */
  alwaysAsk: boolean;
  /** True if the panel beside a board is folded away. */
  isFolded: boolean;
  confirm: boolean;
  /** Settings of single games. */
  preferences: Record<string, boolean>;
  textSize: number;
  level: string;
}

/** The duration of animations, in percent. */
export const SPEEDS = [160, 100, 50];

const KEY = "mankai.settings";
const LARGE = 21; // pixels

function loadSettings(): Settings {
  const language = navigator.language.split("-")[0];
  const defaults: Settings = {
    language,
    cardLanguage: language,
    textLanguage: language,
    theme: "auto",
    contrast: matchMedia("(prefers-contrast: more)").matches,
    hasSound: true,
    volume: 60,
    motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    pace: 100,
    alwaysAsk: false,
    isFolded: false,
    confirm: matchMedia("(pointer: coarse)").matches,
    preferences: {},
    textSize: 100,
    level: "",
  };
  try {
    const { autoPass, ...saved } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...defaults, alwaysAsk: autoPass === false, ...saved }; // as it was called before
  } catch {
    return defaults;
  }
}

export const settings: Settings = $state(loadSettings());

export function saveSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  applySettings();
}

export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  const dark = settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.contrast = settings.contrast ? "more" : "usual";
  root.dataset.motion = settings.motion ? "on" : "off";
  root.style.setProperty("--pace", String(settings.pace / 100));
  root.style.fontSize = `${settings.textSize}%`;
  // With letters so large that a board does not fit the screen, by this setting or the browser's, the page is scrolled.
  root.dataset.letters = parseFloat(getComputedStyle(root).fontSize) > LARGE ? "large" : "usual";
}
