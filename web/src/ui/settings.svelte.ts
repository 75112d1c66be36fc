// A person's settings for this browser, kept in its storage.
import { type Language, preferredLanguage } from "../i18n/words";

export type Theme = "dark" | "light" | "contrast";
export type Speed = "slow" | "normal" | "fast" | "off";

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  confirm: boolean;
  autoPass: boolean;
  safeColours: boolean;
  name: string;
}

const KEY = "grusel.settings";

function initial(): Settings {
  const defaults: Settings = {
    language: preferredLanguage(),
    theme: matchMedia("(prefers-contrast: more)").matches
      ? "contrast"
      : matchMedia("(prefers-color-scheme: light)").matches
        ? "light"
        : "dark",
    speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal",
    sound: false,
    confirm: false,
    autoPass: true,
    safeColours: false,
    name: "",
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return defaults;
  }
}

export const settings = $state<Settings>(initial());

/** Milliseconds of one pace. */
export const PACE: Record<Speed, number> = { slow: 420, normal: 200, fast: 80, off: 0 };

/** Milliseconds for all events between two questions to the same player. */
export const TELLING: Record<Speed, number> = { slow: 6000, normal: 2800, fast: 1200, off: 2800 };

// A choice on another page applies here at once.
addEventListener("storage", ({ key, newValue }) => {
  if (key === KEY && newValue) Object.assign(settings, JSON.parse(newValue));
});

export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.palette = settings.safeColours ? "safe" : "usual";
  document.documentElement.dataset.motion = settings.speed === "off" ? "off" : "on";
  document.documentElement.lang = settings.language;
  document.documentElement.style.setProperty("--pace", `${PACE[settings.speed]}ms`);
}
