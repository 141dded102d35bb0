// Loaded before the server (NODE_OPTIONS=--import): each change of a file in the store takes as long as on a distant one.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

const delayMs = Number(process.env.VITRINA_BENCH_STORE_MS ?? 0);

for (const name of ['rename', 'rm']) {
  const original = fs.promises[name];
  fs.promises[name] = async (path, ...rest) => {
    if (String(path).includes('/blobs/')) await sleep(delayMs);
    return original(path, ...rest);
  };
}
syncBuiltinESMExports();
