// Checks the server's migrations by the rules of upgrades. Problems of released migrations, which never change, are in
// migrationsBaseline.json; `--update` writes it, for the reviewer of a new line to see.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { root } from '../bootstrap/workspace.mjs';
import { findManifestProblems, findMigrationProblems } from './src/migrationRules.ts';

const baselineFile = join(root, 'tooling/checks/migrationsBaseline.json');
const paths = globSync('apps/api/src/features/*/migrations/[0-9]*.ts', { cwd: root }).toSorted();
const read = (path) => readFileSync(join(root, path), 'utf8');

const found = Object.fromEntries(
  paths
    .map((path) => [basename(path, '.ts'), findMigrationProblems(read(path))])
    .filter(([, problems]) => problems.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

if (process.argv.includes('--update')) {
  writeFileSync(baselineFile, `${JSON.stringify(found, null, 2)}\n`);
} else {
  const baseline = JSON.parse(readFileSync(baselineFile, 'utf8'));
  const names = [...new Set([...Object.keys(found), ...Object.keys(baseline)])];
  const problems = [
    ...names.flatMap((one) => [
      ...(found[one] ?? [])
        .filter((problem) => !baseline[one]?.includes(problem))
        .map((problem) => `${one} ${problem}`),
      ...(baseline[one] ?? [])
        .filter((problem) => !found[one]?.includes(problem))
        .map((problem) => `${one}: the baseline has “${problem}”, which is not found`),
    ]),
    ...findManifestProblems(
      paths.map((path) => basename(path, '.ts')),
      read('apps/api/src/entry/migrations.ts'),
    ),
  ];
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) {
    console.log(
      '\nThe version before runs on the new schema: see “Upgrades” in tooling/docs/architecture.md.',
    );
    process.exitCode = 1;
  }
}
