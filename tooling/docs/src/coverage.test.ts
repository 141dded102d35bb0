import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'tooling/decisions/coverage.md'), 'utf8');
/** The number of requirements of each part. */
const parts = { P: 20, S: 19, M: 15, H: 6, K: 13, D: 17, C: 6 };

const entries = text
  .split(/^### /m)
  .slice(1)
  .map((entry) => {
    const [title = ''] = entry.split('\n', 1);
    const places = [...entry.matchAll(/^- in (.*)$/gm)].flatMap(([, list = '']) =>
      [...list.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    );
    const tests = [...entry.matchAll(/^- by `([^`]+)`: (.+)$/gm)].map(([, file = '', name = '']) => ({
      file,
      name,
    }));
    return { title, id: title.split(' ', 1)[0] ?? '', places, tests };
  });

it('has each requirement once, in order', () => {
  const expected = Object.entries(parts).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, index) => `${part}${index + 1}`),
  );
  expect(entries.map(({ id }) => id)).toEqual(expected);
});

it.each(entries)('$title is where it says', ({ places }) => {
  expect(places).not.toEqual([]);
  expect(places.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it.each(entries)('$title is held by the tests it names', ({ tests }) => {
  expect(tests).not.toEqual([]);
  const missing = tests.filter(({ file, name }) => {
    const path = join(root, file);
    // As a title is in the source: behind the quotation mark that opens it, whole or in its beginning.
    return (
      !existsSync(path) || !["'", '"', '`'].some((mark) => readFileSync(path, 'utf8').includes(mark + name))
    );
  });
  expect(missing).toEqual([]);
});
