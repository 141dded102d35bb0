import { startEmbed } from './startEmbed.ts';

const script = document.currentScript;
try {
  if (script instanceof HTMLScriptElement) startEmbed(script);
} catch {
  // The shop's page must not see an error of ours.
}
