import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type ProxyOptions } from 'vite';

import { basicPackages, builderPackages, messageCatalogs } from '../../tooling/config/messageCatalogs.ts';
import { notLoadedNotice } from '../../tooling/config/notLoadedNotice.ts';

const base = '/panel-assets/';
const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** In development the panel's pages come from here, the editor and every call from the server. */
const toServer: ProxyOptions = {
  target: apiOrigin,
  bypass: (request) => {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const isPanel =
      /^\/(panel|auth)(\/|$)/.test(request.url ?? '') && !/^\/panel\/builder-pro\/./.test(request.url ?? '');
    return isPage && isPanel ? `${base}index.html` : undefined;
  },
};

export default defineConfig({
  base,
  plugins: [
    react(),
    messageCatalogs(import.meta.dirname, { catalog: builderPackages, signIn: basicPackages }),
    notLoadedNotice(),
  ],
  resolve: { conditions: ['@vitrina/source', ...defaultClientConditions] },
  build: {
    // Fonts as files: the content policy allows no data addresses for them.
    assetsInlineLimit: 0,
    // By it the check of sizes knows what each screen loads.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // Else screens that need a name of the contract would load all its schemas, which forms alone load, and late.
              name: 'contractNames',
              test: /contract\/(?:names|monitorNames|dataSourceLimits)\.ts$/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { [`^(?!${base})`]: toServer } },
});
