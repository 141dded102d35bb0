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

/** Where the server has the editor's files. */
const servedAt = '/editor/';
const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** In development the editor's pages come from here, everything else from the server. */
const toServer: ProxyOptions = {
  target: apiOrigin,
  bypass: (request) => {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const isEditor = /^\/panel\/builder-pro\/(?!preview)./.test(request.url ?? '');
    return isPage && isEditor ? `${servedAt}index.html` : undefined;
  },
};

/** The files of a module that is imported on demand, and of everything it imports at once. */
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

/** In the panel every address is a package's: the browser fetches the editor while it still reads the page. */
function withPreloads(html: string, files: readonly string[]): string {
  const missing = files.filter((file) => !html.includes(file));
  const links = missing.map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
}

/**
 * The build has relative addresses, so that it runs under any path. `standalone.html` is the page as it is; `index.html`,
 * which the server also answers at a package's own address in the panel, names its files from the root.
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
    // Of it only the parser is used, and a browser has one.
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
    // Fonts as files: the content policy allows no data addresses for them.
    assetsInlineLimit: 0,
    // By it the check of sizes knows what is loaded before a page shows.
    manifest: true,
    rolldownOptions: command === 'build' ? { output: await groupStartParts({ ...shared, mode }) } : {},
  },
  server: { proxy: { [`^(?!${servedAt})`]: toServer } },
}));
