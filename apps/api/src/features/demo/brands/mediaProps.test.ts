import { listStudioFiles, type StudioFile } from '@vitrina/demo';
import { expect, it } from 'vitest';

import { mediaProps } from './mediaProps.ts';

const name = 'halden/pouf-use';
/** Files as if they were stored, each with the focus it was asked for. */
const files = {
  image: ({ file, focus }: StudioFile) => Promise.resolve({ src: file, focus: { ...focus } }),
  url: ({ file }: StudioFile) => Promise.resolve(file),
};

it('crops an image around the focus of its file', async () => {
  const [file] = listStudioFiles(name);
  expect(await mediaProps({ kind: 'image', name }, files, 'en')).toMatchObject({
    src: { focus: file?.focus },
  });
});

it('crops an image around the focus that the page chooses, and keeps that of the file', async () => {
  const focus = { x: 0.72, y: 0.5 };
  expect(await mediaProps({ kind: 'image', name, focus }, files, 'en')).toMatchObject({ src: { focus } });
  expect(listStudioFiles(name)[0]?.focus).not.toEqual(focus);
});
