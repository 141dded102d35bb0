import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { findRepositoryRoot } from '../../src/platform/config/repository.ts';

/** The attack cases; names of tests start with the number of their case: `A13: …`. */
const cases = {
  A1: 'script in rich text',
  A2: 'crafted class names and attributes on a block',
  A3: 'a plain text drawn unescaped',
  A4: 'sanitised on save, raw in one rendering',
  A5: 'addresses and ids of players that run',
  A6: 'SVG with a script, under whatever name',
  A7: 'the sanitiser itself: mutation, prototype pollution',
  A8: 'the server made to open an inner address',
  A9: 'the same by a redirect',
  A10: 'an archive that writes outside its folder',
  A11: 'bombs: archives, pixels, depth, numbers',
  A12: 'paths that lead out',
  A13: 'ids of another license',
  A14: 'the preview of what is not to be seen',
  A15: 'private columns by sorting, filtering, searching',
  A16: 'fields nobody asked for',
  A17: 'the token of a forgotten password',
  A18: 'the host in a mail’s link',
  A19: 'a token that outlives its session',
  A20: 'around the limits of sign-in',
  A21: 'a secret that is none',
  A22: 'lost updates',
  A23: 'forged beacons; formulas in exports',
  A24: 'published content reaching for the panel’s token',
};

const root = findRepositoryRoot();
const testFiles = globSync(['{apps,packages}/*/{src,tests}/**/*.test.{ts,tsx}', 'tooling/e2e/src/*.e2e.ts'], {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
});
const titles = testFiles
  .filter((file) => !file.endsWith('attacks/cases.test.ts'))
  .flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(
        /\b(?:it|test|describe)(?:\.each)?\b[^'"`]*['"`]((?:A\d+, )*A\d+): /g,
      ),
      ([, numbers = '']) => ({ file, numbers: numbers.split(', ') }),
    ),
  );

it.each(Object.entries(cases))('%s has its tests: %s', (number) => {
  const files = titles.filter(({ numbers }) => numbers.includes(number)).map(({ file }) => file);
  expect(files, `no test is named "${number}: …"`).not.toEqual([]);
});
