import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { encodeImage } from '../../files/encodeImage.ts';
import { studioFolder } from '../assets.ts';
import { isImageFile, readEncoded } from './encodedImages.ts';

const files = readdirSync(studioFolder, { recursive: true, encoding: 'utf8' }).filter(isImageFile);
const bytesOf = (file: string) => readFileSync(join(studioFolder, file));

it.each(files)('%s is encoded as it is now', async (file) => {
  const [main] = await readEncoded(file, bytesOf(file));
  expect(main.format).toBe('webp');
});

it('an image is encoded as an upload is', async () => {
  const file = 'korva/kettle-spin/01.jpg';
  const sizesOf = (images: Awaited<ReturnType<typeof encodeImage>>) =>
    images.map(({ format, widthPx, heightPx, color }) => ({ format, widthPx, heightPx, color }));
  expect(sizesOf(await readEncoded(file, bytesOf(file)))).toEqual(sizesOf(await encodeImage(bytesOf(file))));
});

it('a file that has changed is refused', async () => {
  const [file = ''] = files;
  await expect(readEncoded(file, Buffer.from('other'))).rejects.toThrow(`${file} has changed`);
});
