// Runs every contender at every size in its own process and writes results/history.json.
// node history/run.mjs [--only redux-undo,yjs] [--with path/to/adapter.mjs] [--sizes 100,1000,10000] [--modes time,heap]
// --only and --with replace the measured contenders in results/history.json and leave the others as they are.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import path from 'node:path';
import { CONTENDERS, loadContender } from './contenders/index.mjs';
import { machineNote, mergeResults, packageVersion, readArguments, readResults } from '../shared.mjs';

const { only, with: extra, sizes, modes = ['time', 'heap'] } = readArguments();
const extras = (extra ?? []).map((file) => path.resolve(file));
const ids = only ?? (extras.length ? extras : CONTENDERS);
const counts = (sizes ?? ['100', '1000', '10000']).map(Number);
const measure = new URL('./measure.mjs', import.meta.url).pathname;

async function measureOne(id, count, mode) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--conditions=@vitrina/source', measure, id, String(count), mode],
    {
      env: { ...process.env, NODE_ENV: 'production' },
      timeout: 600_000,
      maxBuffer: 1 << 24,
    },
  );
  return JSON.parse(stdout);
}

const resultOf = ({ time, heap, makeMs }) => (time ? { time } : { heap, makeMs });

for (const id of ids) {
  const contender = await loadContender(id);
  const entry = {
    id: extras.includes(id) ? contender.name : id,
    name: contender.name,
    model: contender.model,
    version: packageVersion(contender.package),
    sizes: {},
  };
  for (const count of counts) {
    try {
      const measured = { ...readResults('history').find((other) => other.id === entry.id)?.sizes[count] };
      delete measured.failed;
      for (const mode of modes) {
        const machine = machineNote();
        Object.assign(measured, resultOf(await measureOne(id, count, mode)));
        measured.machine = { ...measured.machine, [mode]: machine };
      }
      entry.sizes[count] = measured;
      console.log(
        `${contender.name} N=${count} update ${measured.time?.update.apply.medianUs.toFixed(2)} µs, heap ${measured.heap?.update.toFixed(0)} B/step`,
      );
    } catch (error) {
      entry.sizes[count] = { failed: String(error.stderr || error.message).slice(0, 800) };
      console.log(`${contender.name} N=${count} FAILED ${entry.sizes[count].failed}`);
    }
  }
  mergeResults('history', [entry]);
}
