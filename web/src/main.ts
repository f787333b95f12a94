import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.querySelector('#app') as HTMLElement });

// With a server, only for the page that says that there is no connection; without one, for everything.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined));
