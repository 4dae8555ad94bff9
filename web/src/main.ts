import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadMe } from "./me.svelte";
import { workOffline } from "./offline";
import { applyPrefs, prefs, watchSystem } from "./prefs.svelte";
import { followLinks } from "./router.svelte";
import { chooseLanguage, loadWords } from "./words";

applyPrefs();
watchSystem();
followLinks();
const wished = prefs.language === "auto" ? navigator.languages : [prefs.language];
await Promise.all([loadWords(chooseLanguage(wished)), loadMe()]);
const target = document.getElementById("app");
if (target) mount(App, { target });
void workOffline();
