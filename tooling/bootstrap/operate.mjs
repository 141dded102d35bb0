// npm run worker, stream, backup and restore: runs a server program in its own process. Plain Node, standard library
// only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { buildAll } from './buildAll.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, root, run, toolEnvironment } from './workspace.mjs';

const [program, ...args] = process.argv.slice(2);
const file = join(root, 'apps', 'api', 'dist', `${program}.js`);

await ensureInstalled();
/** The stream also serves the scripts of published pages. */
const packages =
  program === 'streamService'
    ? ['@vitrina/api', '@vitrina/stream-embed', '@vitrina/block-runtime']
    : ['@vitrina/api'];
if (!existsSync(file)) await buildAll(packages.map((name) => `--filter=${name}`));
// The program gets the signal too, and decides when to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
const env = toolEnvironment({ INIT_CWD: process.env.INIT_CWD ?? process.cwd() });
process.exitCode = await run(pinnedNode, ['--enable-source-maps', file, ...args], { env });
