// pnpm bench:images: how much memory a hundred photographs take on their way into every width and format. `--count 100`,
// `--at-once 4`. They are drawn here, each different, as large as a camera of twelve megapixels makes them.
import { createRequire } from 'node:module';

import { encodeImage } from '../../../apps/api/src/files/encodeImage.ts';
import { apiFolder } from '../server/places.mjs';
import { machineNote, readArguments } from '../shared.mjs';

const require = createRequire(`${apiFolder}/package.json`);
const sharp = require('sharp');
const args = readArguments();
const count = Number(args.count?.[0] ?? 100);
const atOnce = Number(args['at-once']?.[0] ?? 4);
const goalBytes = 1024 ** 3;

/** Clouds of noise, scaled up: as hard to pack as a photograph, and quick to draw. */
async function drawPhotograph() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 };
  const small = { create: { width: 500, height: 375, channels: 3, background: 'black', noise } };
  const clouds = await sharp(small).png().toBuffer();
  return sharp(clouds).resize(4000, 3000, { kernel: 'cubic' }).jpeg({ quality: 85 }).toBuffer();
}

let peakBytes = 0;
const watch = setInterval(() => (peakBytes = Math.max(peakBytes, process.memoryUsage().rss)), 20);
console.log(machineNote());
const startBytes = process.memoryUsage().rss;
const begin = performance.now();
let started = 0;
let files = 0;
async function work() {
  while (started < count) {
    started += 1;
    const made = await encodeImage(await drawPhotograph());
    files += made.length;
  }
}
await Promise.all(Array.from({ length: atOnce }, work));
clearInterval(watch);
const mib = (bytes) => `${Math.round(bytes / 1024 ** 2)} MiB`;
const seconds = ((performance.now() - begin) / 1000).toFixed(1);
console.log(`${count} photographs, ${atOnce} at once, ${files} files, ${seconds} s`);
console.log(`memory: ${mib(startBytes)} before, ${mib(peakBytes)} at most (goal: below ${mib(goalBytes)})`);
if (peakBytes > goalBytes) process.exitCode = 1;
