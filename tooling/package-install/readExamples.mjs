import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../bootstrap/workspace.mjs';
import { listPublishedPackages } from '../checks/manifestFiles.mjs';

const codeBlock = /^```(?<language>tsx?)(?<notes>[^\n]*)\n(?<code>.*?)^```$/gms;
const expectedLine = /\/\/ → (.*)$/gm;

/**
 * Reads the TypeScript examples in the published packages' READMEs. `// → text` is the expected output; `…`
 * in it matches anything. Words after the language: `node` for Node only, `server` for a Vitrina server in
 * addition, `browser` for a browser only, where `https://stream.example/` is a Vitrina server.
 *
 * @returns rows of `{ name, fileName, code, expected, isForNode, isForBrowser, needsServer }`
 */
export function readExamples() {
  return listPublishedPackages().flatMap(({ folder, manifest }) => {
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    const blocks = [...readme.matchAll(codeBlock)].map(({ groups }) => groups);
    if (blocks.length === 0) throw new Error(`${folder}/README.md has no example`);
    return blocks.map(({ language, notes, code }, index) => {
      const expected = [...code.matchAll(expectedLine)].map(([, line]) => line);
      if (expected.length === 0)
        throw new Error(`${folder}/README.md: example ${index + 1} does not say what it prints, by "// → …"`);
      const needsServer = notes.includes('server');
      return {
        name: `${manifest.name}, example ${index + 1}`,
        fileName: `${manifest.name.replace('@vitrina/', '')}${index + 1}.${language}`,
        code,
        expected,
        isForBrowser: notes.includes('browser'),
        isForNode: needsServer || notes.includes('node'),
        needsServer,
      };
    });
  });
}

/** Whether the printed text is the expected lines, white space aside. */
export function printsExpected(printed, expected) {
  const words = (text) => text.trim().replaceAll(/\s+/g, ' ');
  const pattern = words(expected.join(' '))
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${pattern}$`, 'su').test(words(printed));
}
