// The public surface of each published package, committed as etc/{entry}.api.md; a stale one fails.
// `node tooling/checks/apiReports.mjs --update` writes them anew.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

import { root } from '../bootstrap/workspace.mjs';
import { listPublishedPackages } from './manifestFiles.mjs';

const update = process.argv.includes('--update');
const none = { logLevel: ExtractorLogLevel.None };

function reportName(entry) {
  return entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-');
}

function extract(folder, entry, typesFile) {
  const projectFolder = join(root, folder);
  const reportFolder = join(projectFolder, 'etc');
  const reportTempFolder = join(projectFolder, 'node_modules', '.cache', 'api-reports');
  mkdirSync(reportFolder, { recursive: true });
  mkdirSync(reportTempFolder, { recursive: true });
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
        reportFileName: `${reportName(entry)}.api.md`,
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
  return Extractor.invoke(config, {
    localBuild: update,
    showVerboseMessages: false,
    messageCallback: (message) => (message.handled = true),
  });
}

const stale = [];
for (const { folder, manifest } of listPublishedPackages()) {
  for (const [entry, target] of Object.entries(manifest.exports)) {
    const types = target?.types;
    if (!types || entry === './messages') continue;
    if (update) rmSync(join(root, folder, 'etc', `${reportName(entry)}.api.md`), { force: true });
    if (extract(folder, entry, types).apiReportChanged && !update) stale.push(`${folder}: ${entry}`);
  }
}
if (stale.length > 0) {
  console.error(
    `The public surface changed; look at it, then run pnpm api:update and add a changeset:\n${stale.join('\n')}`,
  );
  process.exitCode = 1;
}
