import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const texts = (['en', 'ru'] as const).map((language) => {
  const file = new URL(`../../packages/ui-kit/src/messages/${language}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return { language, text: (name: string) => messages[`ui.chunkError.${name}`] ?? '' };
});

/** In seconds: after the first, the page offers a reload; after the second, it reports the failure. */
const slowAfter = 10;
const failedAfter = 120;

const style = `
.not-loaded { display: grid; justify-items: center; gap: 8px; padding: 96px 16px; text-align: center;
  color: #16181d; font: 14px/20px Inter, system-ui, sans-serif; }
#root:not(:empty) ~ .not-loaded { display: none; }
.not-loaded > * { visibility: hidden; margin: 0; animation: not-loaded-show 0s ${slowAfter}s forwards; }
.not-loaded > h1 { margin-top: 24px; font-size: 16px; line-height: 24px; font-weight: 600; animation-delay: ${failedAfter}s; }
.not-loaded > a { margin-top: 8px; padding: 6px 12px; border-radius: 6px; background: #111; color: #fff; text-decoration: none; }
@keyframes not-loaded-show { to { visibility: visible; } }
`;

const notice = texts.map(
  ({ language, text }) =>
    `<h1 lang="${language}">${text('title')}</h1><p lang="${language}">${text('slow')}</p>` +
    `<a lang="${language}" href="">${text('reload')}</a>`,
);

/**
 * Shows a notice in an app's empty root if the app fails to load. Needs no script, since scripts may have
 * failed to load, and uses both languages, since only a script can read the user's. The app replaces it on
 * its first render.
 */
export function notLoadedNotice(): Plugin {
  return {
    name: 'vitrina-not-loaded-notice',
    transformIndexHtml: (html) =>
      html
        .replace('</head>', `<style>${style}</style></head>`)
        .replace('<div id="root"></div>', `$&<div class="not-loaded">${notice.join('')}</div>`),
  };
}
