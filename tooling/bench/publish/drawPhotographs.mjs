// Generates photographs in a folder, in its own process, so that its memory is not counted as the server's.
// `node drawPhotographs.mjs folder count`
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { apiFolder } from '../server/places.mjs';

const require = createRequire(`${apiFolder}/package.json`);
const sharp = require('sharp');
const [folder, count] = process.argv.slice(2);

/**
 * Generates clouds of noise scaled to twelve megapixels: as hard to compress as a photograph, and fast to
 * create.
 */
async function drawPhotograph(path) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 };
  const small = { create: { width: 500, height: 375, channels: 3, background: 'black', noise } };
  const clouds = await sharp(small).png().toBuffer();
  await sharp(clouds).resize(4000, 3000, { kernel: 'cubic' }).jpeg({ quality: 85 }).toFile(path);
}

for (let index = 0; index < Number(count); index++) await drawPhotograph(join(folder, `${index}.jpg`));
