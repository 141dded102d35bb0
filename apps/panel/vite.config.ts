import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type ProxyOptions } from 'vite';

import { basicPackages, builderPackages, messageCatalogs } from '../../tooling/config/messageCatalogs.ts';
import { earlySignIn } from '../../tooling/config/earlySignIn.ts';
import { notLoadedNotice } from '../../tooling/config/notLoadedNotice.ts';

const base = '/panel-assets/';
const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** In development, Vite serves the panel's pages, and the server handles the editor and all calls. */
const toServer: ProxyOptions = {
  target: apiOrigin,
  bypass: (request) => {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const isPanel =
      /^\/(panel|auth|test-page)(\/|$)/.test(request.url ?? '') &&
      !/^\/panel\/builder-pro\/./.test(request.url ?? '');
    return isPage && isPanel ? `${base}index.html` : undefined;
  },
};

/** Messages of the panel that the page test shows besides its own. */
const sharedWithPageTest =
  /^(?:pageTest|shelf\.(?:compare|failure|problem|sight|why))\.|^(?!panel\.|shelf\.)/;

/** The page test is a part of its own, whose messages only its visitors load. */
const isInCatalog = (id: string, catalog: string) =>
  catalog === 'pageTest' ? sharedWithPageTest.test(id) : !id.startsWith('pageTest.');

export default defineConfig({
  base,
  plugins: [
    react(),
    messageCatalogs(
      import.meta.dirname,
      { catalog: builderPackages, signIn: basicPackages, pageTest: basicPackages },
      isInCatalog,
    ),
    notLoadedNotice(),
    earlySignIn('/src/auth/renderEarlySignIn.tsx'),
  ],
  resolve: { conditions: ['@vitrina/source', ...defaultClientConditions] },
  build: {
    // Keeps fonts as files, because the content security policy doesn't allow data URLs for fonts.
    assetsInlineLimit: 0,
    // The size check reads from the manifest which files each screen loads.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // Keeps these constants in a separate chunk. Otherwise, screens that need one of them would
              // load all schemas of the contract, which only forms need.
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
