import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/page.css";
import "./styles/table.css";
import "./styles/games.css";
import "./styles/pages.css";
import "./styles/phone.css";
import "./styles/parts.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
