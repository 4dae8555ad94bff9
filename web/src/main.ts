import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadMe } from "./me.svelte";
import { applyPrefs, watchSystem } from "./prefs.svelte";
import { followLinks } from "./router.svelte";
import { loadWords } from "./words";

applyPrefs();
watchSystem();
followLinks();
await Promise.all([loadWords(), loadMe()]);
const target = document.getElementById("app");
if (target) mount(App, { target });
