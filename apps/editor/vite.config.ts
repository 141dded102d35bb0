import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defineConfig,
  type InlineConfig,
  type Plugin,
  type ProxyOptions,
  type Rolldown,
} from 'vite';

import { builderPackages, messageCatalogs } from '../../tooling/config/messageCatalogs.ts';
import { notLoadedNotice } from '../../tooling/config/notLoadedNotice.ts';
import { groupStartParts } from './startParts.ts';

/** Path of the editor's files on the server. */
const servedAt = '/editor/';
const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** In development, Vite serves the editor's pages and forwards everything else to the server. */
const toServer: ProxyOptions = {
  target: apiOrigin,
  ws: true,
  bypass: (request) => {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const isEditor = /^\/panel\/builder-pro\/(?!preview)./.test(request.url ?? '');
    return isPage && isEditor ? `${servedAt}index.html` : undefined;
  },
};

/** Lists the files of a module imported on demand and of all its static imports. */
function listFiles(bundle: Rolldown.OutputBundle, source: string): string[] {
  const part = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${source}`),
  );
  if (!part) throw new Error(`The build has no part for ${source}`);
  const files = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    chunk.imports.forEach(add);
  };
  add(part.fileName);
  return [...files];
}

/**
 * Adds preload links. In the panel, every address is a package's, so the browser can load the editor while it
 * parses the page.
 */
function withPreloads(html: string, files: readonly string[]): string {
  const missing = files.filter((file) => !html.includes(file));
  const links = missing.map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
}

/**
 * Creates two pages. The build has relative addresses, so that it works under any path. `standalone.html` is
 * the unchanged page; `index.html`, which the server also returns for package addresses in the panel, has
 * absolute paths.
 */
function twoPages(): Plugin {
  return {
    name: 'vitrina-two-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html');
      const source = typeof page.source === 'string' ? page.source : new TextDecoder().decode(page.source);
      const started = withPreloads(source, listFiles(bundle, 'src/startEditor.tsx'));
      this.emitFile({ type: 'asset', fileName: 'standalone.html', source: started });
      page.source = withPreloads(started, listFiles(bundle, 'src/EditorRoute.tsx')).replaceAll(
        '="./',
        `="${servedAt}`,
      );
    },
  };
}

const shared: InlineConfig = {
  root: import.meta.dirname,
  plugins: [react(), messageCatalogs(import.meta.dirname, { catalog: builderPackages })],
  resolve: {
    conditions: ['@vitrina/source', ...defaultClientConditions],
    // The editor uses only htmlparser2's parser, and browsers have their own.
    alias: { htmlparser2: fileURLToPath(new URL('src/markup/Parser.ts', import.meta.url)) },
  },
};

export default defineConfig(async ({ command, mode }) => ({
  ...shared,
  base: command === 'build' ? './' : servedAt,
  plugins: [
    react(),
    messageCatalogs(import.meta.dirname, { catalog: builderPackages }),
    notLoadedNotice(),
    twoPages(),
  ],
  build: {
    // Keep fonts as files: the content security policy forbids data addresses for them.
    assetsInlineLimit: 0,
    // The size check reads the manifest to find the files loaded before a page renders.
    manifest: true,
    rolldownOptions: command === 'build' ? { output: await groupStartParts({ ...shared, mode }) } : {},
  },
  server: { proxy: { [`^(?!${servedAt})`]: toServer } },
}));
