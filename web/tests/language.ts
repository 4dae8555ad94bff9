/** All words of a language, as the page would have them after it has shown every game. */

const FILES = import.meta.glob<string>(
  ["../../trailboss/i18n/{en,uk}/**/*.ftl", "!../../trailboss/i18n/*/commands/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

function all(language: string): string {
  const found = Object.entries(FILES).filter(([path]) => path.includes(`/i18n/${language}/`));
  return found.map(([, text]) => text).join("\n");
}

export const ENGLISH = all("en");
export const UKRAINIAN = all("uk");
