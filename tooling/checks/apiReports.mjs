// Checks the public surface of each published package, committed as etc/{entry}.api.md; an outdated report
// fails. `node tooling/checks/apiReports.mjs --update` rewrites the reports.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

import { root } from '../bootstrap/workspace.mjs';
import { listPublishedPackages } from './manifestFiles.mjs';

const update = process.argv.includes('--update');
const none = { logLevel: ExtractorLogLevel.None };

function reportName(entry) {
  return entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-');
}

/** Sorts the members of unions, which the compiler writes in no fixed order. */
function withSortedUnions(report) {
  const literal = String.raw`(?:"[^"\n]*"|-?\d+|undefined|null|true|false)`;
  const unions = new RegExp(String.raw`(?<![\w.|] ?)${literal}(?: \| ${literal})+`, 'g');
  return report.replaceAll(unions, (union) =>
    union
      .split(' | ')
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join(' | '),
  );
}

const indentOf = (line) => line.search(/\S|$/);

/** Sorts the members of a type by name, each with its lines. */
function sortMembers(lines) {
  const [first] = lines;
  const members = [];
  for (const line of lines) {
    const isStart = indentOf(line) === indentOf(first) && !line.trimStart().startsWith('}');
    if (isStart) members.push([line]);
    else members.at(-1).push(line);
  }
  return members.toSorted(([one], [other]) => (one < other ? -1 : 1)).flatMap(withSortedSchemas);
}

/** Sorts the members of a schema's union, whose order the compiler does not guarantee. */
function withSortedSchemas(lines) {
  const sorted = [];
  const rest = [...lines];
  while (rest.length > 0) {
    const line = rest.shift();
    sorted.push(line);
    if (!/\bz(?:od)?\.Zod(?:Object|Enum)<\{$/.test(line)) continue;
    const end = rest.findIndex((next) => indentOf(next) <= indentOf(line));
    sorted.push(...sortMembers(rest.splice(0, end)));
  }
  return sorted;
}

/** @returns the report's new text */
function extract(folder, entry, typesFile) {
  const projectFolder = join(root, folder);
  const reportFolder = join(projectFolder, 'node_modules', '.cache', 'api-reports');
  const reportTempFolder = join(reportFolder, 'temp');
  const reportFileName = `${reportName(entry)}.api.md`;
  mkdirSync(reportTempFolder, { recursive: true });
  rmSync(join(reportFolder, reportFileName), { force: true });
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder,
      mainEntryPointFilePath: join(projectFolder, typesFile),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'esnext',
            moduleResolution: 'bundler',
            target: 'es2022',
            lib: ['es2022', 'dom'],
            jsx: 'react-jsx',
            skipLibCheck: true,
          },
        },
      },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder,
        reportTempFolder,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: none },
        extractorMessageReporting: { default: none },
        tsdocMessageReporting: { default: none },
      },
      newlineKind: 'lf',
    },
    configObjectFullPath: join(projectFolder, 'api-extractor.json'),
    packageJsonFullPath: join(projectFolder, 'package.json'),
  });
  Extractor.invoke(config, {
    localBuild: true,
    showVerboseMessages: false,
    messageCallback: (message) => (message.handled = true),
  });
  const report = withSortedUnions(readFileSync(join(reportFolder, reportFileName), 'utf8'));
  return withSortedSchemas(report.split('\n')).join('\n');
}

const stale = [];
for (const { folder, manifest } of listPublishedPackages()) {
  for (const [entry, target] of Object.entries(manifest.exports)) {
    const types = target?.types;
    if (!types || entry === './messages') continue;
    const report = extract(folder, entry, types);
    const committed = join(root, folder, 'etc', `${reportName(entry)}.api.md`);
    if (update) {
      mkdirSync(join(root, folder, 'etc'), { recursive: true });
      writeFileSync(committed, report);
    } else if (!existsSync(committed) || readFileSync(committed, 'utf8') !== report)
      stale.push(`${folder}: ${entry}`);
  }
}
if (stale.length > 0) {
  console.error(
    `The public surface changed; look at it, then run pnpm api:update and add a changeset:\n${stale.join('\n')}`,
  );
  process.exitCode = 1;
}
