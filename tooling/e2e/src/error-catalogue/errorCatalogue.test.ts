import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { builderProCatalogue, panelCatalogue } from './errorCatalogue.ts';

const tests = join(import.meta.dirname, '..');
const root = join(tests, '..', '..', '..');
const entries = [...panelCatalogue, ...builderProCatalogue];

/** Returns every message of the product in a language, by id. */
function readTexts(language: 'en' | 'ru'): ReadonlyMap<string, string> {
  const files = globSync(
    [`packages/*/src/messages/${language}.json`, `apps/*/src/messages/**/${language}.json`],
    {
      cwd: root,
    },
  );
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>),
    ),
  );
}

/** All code that ships. */
function readSources(): string {
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root });
  const shipped = files.filter((file) => !/\.(?:test|stories)\.|[/\\]testing[/\\]/.test(file));
  return shipped.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

const en = readTexts('en');
const ru = readTexts('ru');
const sources = readSources();

/** The text before and after the name in computed ids, such as `` `model.epackData.${field}Empty` ``. */
const madeIds = [...sources.matchAll(/`([\w.]+)\$\{\w+\}(\w+)`/g)].map(([, before = '', after = '']) => ({
  before,
  after,
}));

/** Checks whether a message is this text, alone or followed by another sentence. */
function isVerbatim(message: string | undefined, text: string): boolean {
  return message === text || ['.', ':'].some((mark) => message?.startsWith(`${text}${mark}`));
}

/** Checks whether code uses a message: by its id, whole or computed, or by the code that ends it. */
function isSaid(id: string): boolean {
  if (madeIds.some(({ before, after }) => id.startsWith(before) && id.endsWith(after))) return true;
  const code = id.slice(id.lastIndexOf('.') + 1);
  return [id, code].some((name) => sources.includes(`'${name}'`) || sources.includes(`"${name}"`));
}

it.each(entries)('S19: “$text” is verbatim in English, there in Russian, and said', ({ text, ids }) => {
  expect(ids.filter((id) => !isVerbatim(en.get(id), text))).toEqual([]);
  expect(ids.filter((id) => !/[а-яё]/i.test(ru.get(id) ?? ''))).toEqual([]);
  expect(ids.filter((id) => !isSaid(id))).toEqual([]);
});

it.each(entries)('S19: “$text” is expected by $reachedBy', ({ text, reachedBy }) => {
  const source = readFileSync(join(tests, reachedBy), 'utf8');
  expect(source).toContain(text);
});
