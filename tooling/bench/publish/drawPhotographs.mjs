// Draws photographs into a folder: a process of its own, so that what drawing takes is not counted as the server's.
// `node drawPhotographs.mjs folder count`
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { apiFolder } from '../server/places.mjs';

const require = createRequire(`${apiFolder}/package.json`);
const sharp = require('sharp');
const [folder, count] = process.argv.slice(2);

/** Clouds of noise, scaled up to twelve megapixels: as hard to pack as a photograph, and quick to draw. */
async function drawPhotograph(path) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 };
  const small = { create: { width: 500, height: 375, channels: 3, background: 'black', noise } };
  const clouds = await sharp(small).png().toBuffer();
  await sharp(clouds).resize(4000, 3000, { kernel: 'cubic' }).jpeg({ quality: 85 }).toFile(path);
}

for (let index = 0; index < Number(count); index++) await drawPhotograph(join(folder, `${index}.jpg`));
