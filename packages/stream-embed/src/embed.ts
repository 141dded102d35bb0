import { startEmbed } from './startEmbed.ts';

const { currentScript } = document;
try {
  // A module has no current script, and runs once for all its tags.
  const tags = currentScript ? [currentScript] : document.querySelectorAll('[type=module][data-retailer]');
  for (const tag of tags) startEmbed(tag as HTMLScriptElement);
} catch {
  // Our errors must not reach the shop's page.
}
