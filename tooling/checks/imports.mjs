// The check "import boundaries and folder layers". Dependency-cruiser reads the imports of the repository
// once, for both. layersBaseline.json counts tolerated imports per package; a count can only fall, and the
// file is deleted when it is empty: `node tooling/checks/imports.mjs --shrink` lowers the counts to the
// current ones.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

import { root } from '../bootstrap/workspace.mjs';
import boundaries from './boundaries.cjs';
import { findLayerProblems, listSourceFolders, packageOf } from './layers.mjs';

const baselineFile = join(root, 'tooling/checks/layersBaseline.json');

/** Reads the imports of all sources and their violations of boundaries.cjs. */
async function readImports(sourceFolders) {
  process.chdir(root);
  const { options, forbidden } = boundaries;
  const tools = sourceFolders
    .filter((folder) => folder.startsWith('tooling/'))
    .map((folder) => `${folder}/src`);
  const { output } = await cruise(
    ['packages', 'apps', ...tools],
    { ...options, ruleSet: { forbidden, options }, validate: true },
    undefined,
    { tsConfig: extractTSConfig(options.tsConfig.fileName) },
  );
  const imports = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return { imports, violations: output.summary.violations };
}

function describeViolation({ rule, from, to, cycle }) {
  const path = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
  return { title: `${rule.name}: ${from} → ${path}`, count: 1, examples: [] };
}

const sourceFolders = listSourceFolders(root);
const { imports, violations } = await readImports(sourceFolders);
const isLoop = ({ cycle }) => cycle !== undefined;
const broken = violations.filter((violation) => !isLoop(violation)).map(describeViolation);
const fileLoops = violations.filter(isLoop);
const problemsOf = (folder) => ({
  fileLoops: fileLoops.filter(({ from }) => packageOf(from) === folder).map(describeViolation),
  ...(sourceFolders.includes(folder) ? findLayerProblems(root, folder, imports) : {}),
});

const baseline = existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : {};
const messages = broken.map(({ title }) => title);
const lowered = {};

for (const folder of new Set([
  ...sourceFolders,
  ...fileLoops.map(({ from }) => packageOf(from)),
  ...Object.keys(baseline),
])) {
  for (const [kind, problems] of Object.entries(problemsOf(folder))) {
    const tolerated = baseline[folder]?.[kind] ?? 0;
    const found = problems.reduce((sum, { count }) => sum + count, 0);
    const kept = Math.min(found, tolerated);
    if (kept > 0) lowered[folder] = { ...lowered[folder], [kind]: kept };
    if (found > tolerated) {
      messages.push(
        `${folder}, ${kind}: ${found}${tolerated > 0 ? `, of which ${tolerated} are tolerated` : ''}`,
      );
      for (const { title, examples } of problems) {
        messages.push(`  ${title}`, ...examples.map(({ from, to }) => `    ${from} → ${to}`));
      }
    }
    if (found < tolerated && !process.argv.includes('--shrink')) {
      messages.push(
        `${folder}, ${kind}: ${found}, and the baseline still tolerates ${tolerated}. Run: node tooling/checks/imports.mjs --shrink`,
      );
    }
  }
}

if (process.argv.includes('--shrink')) {
  if (Object.keys(lowered).length === 0) rmSync(baselineFile, { force: true });
  else writeFileSync(baselineFile, `${JSON.stringify(lowered, undefined, 2)}\n`);
}
if (messages.length > 0) {
  console.error(messages.join('\n'));
  process.exitCode = 1;
}
