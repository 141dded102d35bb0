import { execFileSync } from 'node:child_process';

const neededFiles = ['package/LICENSE', 'package/README.md', 'package/package.json'];

/** Lists the settings of a published package's manifest that differ from those all packages share. */
function settingProblems({ manifest }) {
  const expected = {
    license: [manifest.license, 'MIT'],
    type: [manifest.type, 'module'],
    'publishConfig.access': [manifest.publishConfig?.access, 'public'],
    'publishConfig.provenance': [manifest.publishConfig?.provenance, true],
  };
  const wrong = Object.entries(expected)
    .filter(([, [found, wanted]]) => found !== wanted)
    .map(([name, [found, wanted]]) => `${name} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  const missing = ['description', 'sideEffects']
    .filter((name) => manifest[name] === undefined)
    .map((name) => `${name} is missing`);
  return [...wrong, ...missing];
}

/** An exact version in a published package would give other teams a second copy of a library. */
function versionProblems({ manifest }) {
  return Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })
    .filter(([, version]) => version === 'catalog:' || version === 'workspace:*')
    .map(
      ([name, version]) =>
        `${name} is "${version}", one exact version; say "catalog:published" or "workspace:^"`,
    );
}

function fileProblems(tarball) {
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
  const tests = files.filter((file) => /\.(?:test|stories)\./.test(file)).map((file) => `${file} is packed`);
  return [
    ...neededFiles.filter((file) => !files.includes(file)).map((file) => `${file} is not packed`),
    ...tests,
  ];
}

/** Lists the problems of a package before it is published. */
export function manifestProblems(published, tarball) {
  return [...settingProblems(published), ...versionProblems(published), ...fileProblems(tarball)];
}
