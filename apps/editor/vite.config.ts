import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type ProxyOptions } from 'vite';

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
      this.emitFile({ type: 'asset', fileName: 'standalone.html', source });
      page.source = source.replaceAll('="./', `="${servedAt}`);
    },
  };
}

export default defineConfig(({ command }) => ({
  base: command === 'build' ? './' : servedAt,
  plugins: [react(), twoPages()],
  resolve: { conditions: ['@vitrina/source', ...defaultClientConditions] },
  // Fonts as files: the content policy allows no data addresses for them.
  // By the manifest the check of sizes knows what is loaded before a page shows.
  build: { assetsInlineLimit: 0, manifest: true },
  server: { proxy: { [`^(?!${servedAt})`]: toServer } },
}));
