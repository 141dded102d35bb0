import { expect, it } from 'vitest';

import { readTransfer } from './readTransfer.ts';

type Tree = { readonly [name: string]: Tree | string };

function fileEntry(name: string, path: string, content: string | undefined) {
  return {
    isFile: true,
    isDirectory: false,
    name,
    fullPath: path,
    file: (resolve: (file: File) => void, reject: (error: Error) => void) =>
      content === undefined ? reject(new Error('NotReadableError')) : resolve(makeFile(name, content)),
  };
}

/** Node's files have no path; those of browsers have an empty one. */
function makeFile(name: string, content: string): File {
  return Object.defineProperty(new File([content], name), 'webkitRelativePath', {
    value: '',
    configurable: true,
  });
}

/** A folder whose reader answers with a hundred entries at a time, in no order, as Chromium's does. */
function folderEntry(name: string, path: string, tree: Tree): object {
  const entries = Object.entries(tree).map(([each, content]) =>
    typeof content === 'string'
      ? fileEntry(each, `${path}/${each}`, content === 'unreadable' ? undefined : content)
      : folderEntry(each, `${path}/${each}`, content),
  );
  return {
    isFile: false,
    isDirectory: true,
    name,
    fullPath: path,
    createReader: () => {
      const left = entries.toReversed();
      return { readEntries: (resolve: (part: object[]) => void) => resolve(left.splice(0, 100)) };
    },
  };
}

function transferOf(...entries: readonly object[]): DataTransfer {
  const items = entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry }));
  return { items, files: [makeFile('single.png', 'x')] } as unknown as DataTransfer;
}

async function pathsOf(transfer: DataTransfer): Promise<readonly string[]> {
  return (await readTransfer(transfer)).map(({ name, webkitRelativePath }) => webkitRelativePath || name);
}

const many: Tree = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`${index + 1}.jpg`, 'x']));

it('reads a folder whole, with the folders in it, in the order of its numbers', async () => {
  const folder = folderEntry('turn', '/turn', { b: { deep: { '1.jpg': 'x' } }, a: many });
  expect(await pathsOf(transferOf(folder))).toEqual([
    ...Array.from({ length: 250 }, (_, index) => `turn/a/${index + 1}.jpg`),
    'turn/b/deep/1.jpg',
  ]);
});

it('leaves out hidden files and those of the system', async () => {
  const folder = folderEntry('turn', '/turn', {
    '.DS_Store': 'x',
    'Thumbs.db': 'x',
    '.git': { config: 'x' },
    'a.jpg': 'x',
  });
  expect(await pathsOf(transferOf(folder))).toEqual(['turn/a.jpg']);
});

it('reads files beside folders first, and files without folders at once', async () => {
  const single = fileEntry('single.png', '/single.png', 'x');
  expect(await pathsOf(transferOf(folderEntry('turn', '/turn', { 'a.jpg': 'x' }), single))).toEqual([
    'single.png',
    'turn/a.jpg',
  ]);
  expect(readTransfer(transferOf(single))).toHaveLength(1);
});

it('rejects if a file cannot be read', async () => {
  const folder = folderEntry('turn', '/turn', { 'a.jpg': 'unreadable' });
  await expect(readTransfer(transferOf(folder))).rejects.toThrow('NotReadableError');
});
