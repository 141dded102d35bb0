import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createServer, type Plugin, type ResolvedConfig } from 'vite';

interface Renderer {
  renderEarlySignIn(locale: string): { title: string; html: string };
}

/** The app's code in the page. */
const appCode = /\s*<script type="module".*?<\/script>(?:\s*<link rel="modulepreload".*?>)*/s;

/** The form shows until the app has rendered something; the notice that it did not load, only once it is asked for. */
const style = `<style>#early-sign-in:not([data-loading]) ~ .not-loaded { display: none; }
#early-sign-in:has(~ #root:not(:empty)) { display: none; }
#early-sign-in ~ .not-loaded { padding-top: 0; }</style>`;

/**
 * Writes `sign-in.{language}.html` beside the app's page: the same page with the sign-in form in its HTML, so that it
 * shows, and can be filled in, without the app.
 *
 * @param renderer - path of the module that renders the form, from the app's folder
 */
export function earlySignIn(renderer: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'vitrina-early-sign-in',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    async closeBundle() {
      const folder = join(config.root, config.build.outDir);
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      const template = `<template id="app-code">${appCode.exec(page)?.[0] ?? ''}</template>`;
      // Blocks rendering like the style sheet beside it: the form is never there without it.
      const script = `<script src="${config.base}early-sign-in.js"></script>`;
      const server = await createServer({
        root: config.root,
        configFile: false,
        appType: 'custom',
        server: { middlewareMode: true, ws: false, watch: null },
        resolve: { conditions: ['@vitrina/source'] },
        ssr: { resolve: { conditions: ['@vitrina/source'], externalConditions: ['@vitrina/source'] } },
        optimizeDeps: { noDiscovery: true },
        logLevel: 'error',
      });
      try {
        const { renderEarlySignIn } = (await server.ssrLoadModule(renderer)) as Renderer;
        for (const language of ['en', 'ru']) {
          const { title, html } = renderEarlySignIn(language);
          await writeFile(
            join(folder, `sign-in.${language}.html`),
            page
              .replace('<html lang="en">', `<html lang="${language}">`)
              .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
              .replace(appCode, '')
              .replace('</head>', `${style}${script}${template}</head>`)
              .replace('<div id="root">', `<div id="early-sign-in">${html}</div>$&`),
          );
        }
      } finally {
        await server.close();
      }
    },
  };
}
