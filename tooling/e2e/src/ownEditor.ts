import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

import react from '@vitejs/plugin-react';
import type { Page } from '@playwright/test';
import { build, defaultClientConditions } from 'vite';

/** The path of the built editor, beside the server's own pages. */
const servedAt = '/own-editor/';
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** An editor built from the packages, with blocks unknown to the server's own editor. */
export interface OwnEditor {
  /** Opens a package in the editor; a user signed in on this server is signed in here. */
  open: (page: Page, epackId: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** Builds the editor of `own-editor/`, as another team would. */
export async function buildOwnEditor(): Promise<OwnEditor> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-own-editor-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..', 'own-editor'),
    base: servedAt,
    plugins: [react()],
    resolve: { conditions: ['@vitrina/source', ...defaultClientConditions] },
    build: { outDir: folder, emptyOutDir: true, minify: false, assetsInlineLimit: 0 },
    logLevel: 'error',
  });
  return {
    async open(page, epackId) {
      await page.route(`**${servedAt}**`, async (route) => {
        const path = new URL(route.request().url()).pathname.slice(servedAt.length) || 'index.html';
        const body = await readFile(join(folder, path));
        await route.fulfill({ body, contentType: contentTypes[extname(path)] ?? 'application/octet-stream' });
      });
      await page.goto(`${servedAt}#/${epackId}`);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
