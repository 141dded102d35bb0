import { startEmbed } from './startEmbed.ts';

const script = document.currentScript;
try {
  if (script instanceof HTMLScriptElement) startEmbed(script);
} catch {
  // Our errors must not reach the shop's page.
}
