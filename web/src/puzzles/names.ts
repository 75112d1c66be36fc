// Names of levels and days in the reader's language.
import { say } from "../i18n/speech.svelte";
import { settings } from "../ui/settings.svelte";

export function nameIn(names: Record<string, string>): string {
  return names[settings.language] ?? names.en ?? Object.values(names)[0] ?? say("web-puzzle-unnamed");
}

export function dayName(day: string, how: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string {
  const moment = new Date(`${day}T12:00:00`);
  const region = navigator.languages.find((one) => one.startsWith(settings.language)) ?? settings.language;
  return Number.isNaN(moment.getTime()) ? day : new Intl.DateTimeFormat(region, how).format(moment);
}
