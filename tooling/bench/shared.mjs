// Shared by all parts of the bench: arguments, versions, the machine note, result files and statistics.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';

const resultsDirectory = new URL('./node_modules/.cache/results/', import.meta.url);

/** `--only a,b --sizes 1,2` becomes { only: ['a', 'b'], sizes: ['1', '2'] }. */
export function readArguments(argv = process.argv.slice(2)) {
  const values = {};
  for (let i = 0; i < argv.length; i++) {
    if (!argv[i].startsWith('--')) continue;
    const hasValue = i + 1 < argv.length && !argv[i + 1].startsWith('--');
    values[argv[i].slice(2)] = hasValue ? argv[++i].split(',') : true;
  }
  return values;
}

/** Returns the installed version of a package, resolved from the module at `from`. */
export function packageVersion(name, from = import.meta.url) {
  if (!name) return null;
  const file = new URL(`./node_modules/${name}/package.json`, from);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null;
}

export function machineNote() {
  return {
    date: new Date().toISOString(),
    cpu: os.cpus()[0].model,
    cores: os.cpus().length,
    node: process.version,
    load: os.loadavg().map((value) => Number(value.toFixed(2))),
  };
}

export function readResults(part) {
  const file = new URL(`${part}.json`, resultsDirectory);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * Replaces the entries with the same id and keeps the others, so that a contender can be measured alone.
 * Within one version of a contender, also keeps sizes that were not measured this time.
 */
export function mergeResults(part, entries) {
  mkdirSync(resultsDirectory, { recursive: true });
  const kept = readResults(part);
  for (const entry of entries) {
    const at = kept.findIndex((other) => other.id === entry.id);
    if (at < 0) kept.push(entry);
    else if (entry.sizes && kept[at].version === entry.version)
      kept[at] = { ...entry, sizes: { ...kept[at].sizes, ...entry.sizes } };
    else kept[at] = entry;
  }
  writeFileSync(new URL(`${part}.json`, resultsDirectory), `${JSON.stringify(kept, null, 1)}\n`);
}

export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  if (!sorted.length) return NaN;
  const at = (sorted.length - 1) * share;
  const low = Math.floor(at);
  return sorted[low] + (sorted[Math.min(low + 1, sorted.length - 1)] - sorted[low]) * (at - low);
}

export function summary(values) {
  return {
    median: quantile(values, 0.5),
    p95: quantile(values, 0.95),
    min: Math.min(...values),
    max: Math.max(...values),
    samples: values.length,
  };
}
