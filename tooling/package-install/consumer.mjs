import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';

import { parse } from 'yaml';

import { pinnedNode, root, toolEnvironment } from '../bootstrap/workspace.mjs';

const appsFolder = join(import.meta.dirname, 'apps');
const { catalog, catalogs } = parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'));
const versions = { ...catalog, ...catalogs.consumers };

/** Whether a line of a tool's output is a warning. */
export const saysWarning = (line) => /\bwarn(?:ing)?s?\b|⚠/iu.test(line);

/**
 * Runs a command; a failure or a warning is an error with the whole output.
 *
 * @returns the standard output
 */
export function runSilently(command, args, { cwd, env = {}, isWarning = saysWarning }) {
  return new Promise((resolve, reject) => {
    const environment = toolEnvironment({ NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', CI: '1', ...env });
    delete environment.FORCE_COLOR;
    delete environment.NODE_OPTIONS;
    environment.PATH = [join(cwd, 'node_modules', '.bin'), dirname(pinnedNode), process.env.PATH].join(
      delimiter,
    );
    const child = spawn(command, args, { cwd, env: environment });
    let printed = '';
    let complaints = '';
    child.stdout.on('data', (chunk) => (printed += chunk));
    child.stderr.on('data', (chunk) => (complaints += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const output = printed + complaints;
      const fault = code === 0 ? output.split('\n').some(isWarning) && 'warned' : 'failed';
      if (fault) reject(new Error(`${[command, ...args].join(' ')} ${fault}:\n${output}`));
      else resolve(printed);
    });
  });
}

/**
 * Creates another team's project: a copy of `apps/{name}` outside the workspace, with the packed packages,
 * and its libraries installed from npm in the versions of the catalog, from pnpm's store if they are in it.
 *
 * @returns its folder
 */
export async function createConsumer(name, { into, tarballs, libraries, files = {} }) {
  const folder = join(into, name);
  await cp(join(appsFolder, name), folder, { recursive: true });
  const packed = Object.fromEntries(Object.entries(tarballs).map(([key, path]) => [key, `file:${path}`]));
  const named = libraries.map((library) => {
    if (!versions[library]) throw new Error(`pnpm-workspace.yaml has no version of ${library}`);
    return [library, versions[library]];
  });
  const manifest = {
    name: `consumer-${name}`,
    private: true,
    type: 'module',
    dependencies: { ...packed, ...Object.fromEntries(named) },
  };
  // The packages depend on each other's new versions, which npm does not have yet; install scripts must not
  // run.
  const settings = { packages: [], overrides: packed, strictPeerDependencies: true, strictDepBuilds: false };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await writeFile(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await runSilently(
    join(root, 'node_modules/.bin/pnpm'),
    ['install', '--prefer-offline', '--no-frozen-lockfile'],
    {
      cwd: folder,
      isWarning: (line) => saysWarning(line) && !line.includes('Ignored build scripts'),
    },
  );
  return folder;
}
