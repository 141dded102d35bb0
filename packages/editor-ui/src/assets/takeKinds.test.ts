import { expect, it } from 'vitest';

import { takeKinds } from './takeKinds.ts';

function makeFile(name: string, folder = ''): File {
  const path = folder && `${folder}/${name}`;
  return Object.defineProperty(new File(['x'], name), 'webkitRelativePath', { value: path });
}

it('leaves out the files of a folder that the place does not take, and keeps files chosen by themselves', () => {
  const files = [makeFile('1.jpg', 'turn'), makeFile('notes.txt', 'turn'), makeFile('notes.txt')];
  const { taken, leftOutCount } = takeKinds(files, ['image']);
  expect(taken).toEqual([files[0], files[2]]);
  expect(leftOutCount).toBe(1);
});
