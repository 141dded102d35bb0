// Checks that each library has one version: workspace manifests use the catalog, and the root's versions
// equal it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import { manifest as rootManifest, root } from '../bootstrap/workspace.mjs';
import { listWorkspacePackages } from './manifestFiles.mjs';

const { catalog, catalogs } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
const problems = [];

for (const { folder, manifest } of listWorkspacePackages())
  for (const kind of kinds)
    for (const [name, version] of Object.entries(manifest[kind] ?? {}))
      if (!/^(catalog|workspace):/.test(version))
        problems.push(
          `${folder}/package.json: ${name} should be "catalog:", with the version in pnpm-workspace.yaml`,
        );

for (const [name, version] of Object.entries(rootManifest.devDependencies))
  if (catalog[name] && catalog[name] !== version)
    problems.push(`package.json: ${name} is ${version}, the catalog has ${catalog[name]}`);

const used = new Set(
  listWorkspacePackages().flatMap(({ manifest }) =>
    kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {})),
  ),
);
for (const name of Object.keys(catalog))
  if (!used.has(name) && !rootManifest.devDependencies[name])
    problems.push(`pnpm-workspace.yaml: nothing uses ${name}`);

const asked = listWorkspacePackages().flatMap(({ manifest }) =>
  kinds.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).map(([name, version]) => `${version}/${name}`),
  ),
);
// Packages under `consumers` are installed separately, by tooling/package-install.
for (const [title, entries] of Object.entries(catalogs))
  for (const name of title === 'consumers' ? [] : Object.keys(entries))
    if (!asked.includes(`catalog:${title}/${name}`))
      problems.push(`pnpm-workspace.yaml: nothing uses ${name} of ${title}`);

/**
 * Two copies of one of these libraries break each other on one page. (redux is exempt: dnd-core has a private
 * copy.)
 */
const onlyOnce = [
  'react',
  'react-dom',
  'zod',
  '@reduxjs/toolkit',
  '@emotion/react',
  '@mui/material',
  'react-intl',
];
const locked = Object.keys(parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')).packages);
for (const name of onlyOnce) {
  const versions = locked.filter((key) => key.startsWith(`${name}@`));
  if (versions.length > 1) problems.push(`pnpm-lock.yaml: more than one ${name}: ${versions.join(', ')}`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
