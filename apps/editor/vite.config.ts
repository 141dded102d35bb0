import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type ProxyOptions } from 'vite';

const base = '/editor/';
const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** In development the editor's pages come from here, everything else from the server. */
const toServer: ProxyOptions = {
  target: apiOrigin,
  bypass: (request) => {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const isEditor = /^\/panel\/builder-pro\/(?!preview)./.test(request.url ?? '');
    return isPage && isEditor ? `${base}index.html` : undefined;
  },
};

export default defineConfig({
  base,
  plugins: [react()],
  resolve: { conditions: ['@vitrina/source', ...defaultClientConditions] },
  // Fonts as files: the content policy allows no data addresses for them.
  build: { assetsInlineLimit: 0 },
  server: { proxy: { [`^(?!${base})`]: toServer } },
});
