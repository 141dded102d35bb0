import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const guidesFolder = join(import.meta.dirname, '../guides');
const guides = readdirSync(guidesFolder).flatMap((language) =>
  readdirSync(join(guidesFolder, language)).map((file) => {
    const path = join(guidesFolder, language, file);
    return { name: `${language}/${file}`, language, path, text: readFileSync(path, 'utf8') };
  }),
);
const ofScreens = guides.filter(({ name }) => /content-editor|administrator/.test(name));

/** Returns every message of the product in a language. */
function readMessages(language: string): ReadonlySet<string> {
  const files = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).flatMap((name) => {
      const folder = join(root, parent, name, 'src/messages');
      const paths = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
      return paths
        .filter((path) => String(path).endsWith(`${language}.json`))
        .map((path) => join(folder, String(path)));
    }),
  );
  return new Set(
    files.flatMap((file) => Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)),
  );
}

it.each(ofScreens)('$name writes in bold only what stands on a screen', ({ text, language }) => {
  const messages = readMessages(language);
  const bold = [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, label = '']) => label.replaceAll(/\s+/g, ' '));
  expect(bold.length).toBeGreaterThan(10);
  expect(bold.filter((label) => !messages.has(label))).toEqual([]);
});

it('the guides for people who use screens, and for shops, are there in both languages, chapter by chapter', () => {
  const chapters = (name: string) =>
    guides.find((guide) => guide.name === name)?.text.match(/^## /gm)?.length;
  for (const file of ['content-editor.md', 'administrator.md', 'retailer-developer.md']) {
    expect(chapters(`en/${file}`)).toBeGreaterThan(5);
    expect(chapters(`ru/${file}`)).toBe(chapters(`en/${file}`));
  }
});

it.each(guides)('$name links to files that are there', ({ text, path }) => {
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([]);
});

const settings =
  /\b(?:VITRINA|S3|AI|AMAZON|CRM|BUILDER|SMTP|MAIL|STREAM|CHECK|CLICKHOUSE|PUBLIC|DATABASE)_[A-Z_]+\b/g;

it.each(guides)('$name names only settings that the table of the README has', ({ text }) => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const unknown = (text.match(settings) ?? []).filter((name) => !readme.includes(`\`${name}\``));
  expect(unknown).toEqual([]);
});

it.each(guides)('$name names only scripts that are there', ({ text }) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...text.matchAll(/(?:npm run|npx pnpm|npm) ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => name !== 'install' && !Object.hasOwn(scripts, name))).toEqual([]);
});

it.each(guides)('$name names only folders and files that are there', ({ text }) => {
  const paths = [...text.matchAll(/(?<![\w/.])(?:packages|apps|tooling)\/[\w./-]+/g)].map(([path]) =>
    path.replace(/\.$/, ''),
  );
  expect(paths.filter((path) => !path.includes('/dist/') && !existsSync(join(root, path)))).toEqual([]);
});
