// pnpm bench: checks every contender against the oracle, measures all of them in one run, and prints the
// comparison. pnpm bench --only vitrina measures one again; the default is --sizes 100,10000.
import { execFileSync } from 'node:child_process';

import { measureLoading } from './load.mjs';
import { checkReferences } from './references.mjs';
import { createReport } from './report.mjs';
import { machineNote } from './shared.mjs';

const condition = '--conditions=@vitrina/source';

function runHere(file, args = []) {
  const path = new URL(file, import.meta.url).pathname;
  execFileSync(process.execPath, [condition, path, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
}

const args = process.argv.slice(2);
const machine = machineNote();
runHere('history/check.mjs');
console.log(`ok   references: ${checkReferences(10_000)} kinds of change at 10,000 components\n`);
runHere('history/run.mjs', args.includes('--sizes') ? args : [...args, '--sizes', '100,10000']);

const allSizes = ['desktop', 'laptop', 'tablet', 'mobile'];
const loading = [
  { title: 'ten properties, desktop', ...measureLoading(10_000, allSizes.slice(0, 1)) },
  { title: 'ten properties, all four sizes', ...measureLoading(10_000, allSizes) },
];
console.log(`\n${createReport(machine, loading)}`);
