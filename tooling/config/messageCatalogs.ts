import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const formatjs = join(root, 'tooling/checks/node_modules/.bin/formatjs');
const parser = '@formatjs/icu-messageformat-parser';
const request = /\/src\/messages\/(en|ru)\.json\?(\w+)$/;

/** Folders under `packages` whose messages every app shows. */
export const basicPackages = ['ui-kit', 'api-client', 'session'] as const;

/** Folders under `packages` whose messages an app with a builder shows. */
export const builderPackages = [
  ...basicPackages,
  'epack-model',
  'block-kit',
  'blocks-generic',
  'blocks-friendly',
  'blocks-ozon',
  'blocks-amazon',
  'page-designs',
  'editor-core',
  'editor-ui',
  'editor',
] as const;

/**
 * Compiles the app's `src/messages/{language}.json?{name}` into one catalog: the messages of the packages
 * under that name and the app's own. `@formatjs/cli` parses them at build time, so the browser needs no
 * parser.
 *
 * @param app - the app's folder
 * @param packagesOf - the folders under `packages` of each catalog's messages, by the catalog's name
 * @param belongs - whether a catalog has a message, for an app with parts that load their own
 */
export function messageCatalogs(
  app: string,
  packagesOf: Readonly<Record<string, readonly string[]>>,
  belongs: (id: string, catalog: string) => boolean = () => true,
): Plugin {
  let isBuild = false;
  return {
    name: 'vitrina-message-catalogs',
    enforce: 'pre',
    configResolved: (config) => void (isBuild = config.command === 'build'),
    // Only for react-intl: third-party blocks have unparsed messages, and load the parser with them.
    resolveId(source, importer) {
      if (!isBuild || source !== parser || !importer?.includes('/node_modules/')) return null;
      return this.resolve(`${parser}/no-parser.js`, importer);
    },
    load(id) {
      const [, language, name = ''] = request.exec(id) ?? [];
      const packages = packagesOf[name];
      if (!language || !packages) return null;
      const folders = [...packages.map((folder) => join(root, 'packages', folder)), app];
      const files = folders.map((folder) => join(folder, `src/messages/${language}.json`)).filter(existsSync);
      files.forEach((file) => this.addWatchFile(file));
      const compiled = execFileSync(formatjs, ['compile', '--ast', '--format', 'simple', ...files], {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      });
      // Browsers parse JSON faster than the same data as code.
      const all = Object.entries(JSON.parse(compiled) as Record<string, unknown>);
      const kept = Object.fromEntries(all.filter(([id]) => belongs(id, name)));
      const text = JSON.stringify(JSON.stringify(kept));
      return { code: `export const messages = JSON.parse(${text});`, moduleType: 'js', map: null };
    },
  };
}
