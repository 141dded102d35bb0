// pnpm bench:images: the memory needed to encode a hundred photographs in every width and format.
// `--count 100`, `--at-once 4`. The photographs are generated first, each different, with the size of a
// camera of twelve megapixels.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { encodeImage } from '../../../apps/api/src/features/files/encodeImage.ts';
import { machineNote, readArguments } from '../shared.mjs';

const args = readArguments();
const count = Number(args.count?.[0] ?? 100);
const atOnce = Number(args['at-once']?.[0] ?? 4);
const goalBytes = 1024 ** 3;
/** Reports progress after this many images, so that an aborted run has printed some results. */
const tellEvery = 10;

const folder = mkdtempSync(join(tmpdir(), 'vitrina-photographs-'));
const mib = (bytes) => `${Math.round(bytes / 1024 ** 2)} MiB`;
/** The peak memory of this process. */
const peakBytes = () => process.resourceUsage().maxRSS * 1024;
try {
  execFileSync(process.execPath, [join(import.meta.dirname, 'drawPhotographs.mjs'), folder, String(count)]);
  console.log(machineNote());
  const startBytes = process.memoryUsage().rss;
  const begin = performance.now();
  let started = 0;
  let done = 0;
  let files = 0;
  async function work() {
    while (started < count) {
      const photograph = join(folder, `${started}.jpg`);
      started += 1;
      const made = await encodeImage(readFileSync(photograph));
      files += made.length;
      done += 1;
      if (done % tellEvery === 0) console.log(`${done}: ${mib(peakBytes())} at most`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${count} photographs, ${atOnce} at once, ${files} files, ${seconds} s`);
  console.log(
    `memory: ${mib(startBytes)} before, ${mib(peakBytes())} at most (goal: below ${mib(goalBytes)})`,
  );
  if (peakBytes() > goalBytes) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
