import { join } from 'node:path';

import { Application, Converter, ReflectionKind } from 'typedoc';

import { root } from '../bootstrap/workspace.mjs';
import { listPublishedPackages } from '../checks/manifestFiles.mjs';

const sourceCondition = '@vitrina/source';

/** Lists the sources of all public entries of the published packages, by import name. */
function listEntries() {
  return listPublishedPackages().flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports).flatMap(([entry, target]) =>
      target?.[sourceCondition] && entry !== './messages' && !entry.includes('*')
        ? [{ name: join(manifest.name, entry), file: join(root, folder, target[sourceCondition]) }]
        : [],
    ),
  );
}

/** Builds the reference of the public API from the comments in the source. */
export async function buildReference(folder) {
  const entries = listEntries();
  const app = await Application.bootstrap({
    entryPoints: entries.map(({ file }) => file),
    tsconfig: join(import.meta.dirname, 'tsconfig.reference.json'),
    name: 'Vitrina: reference',
    readme: 'none',
    excludeInternal: true,
    excludePrivate: true,
    disableSources: true,
    hideGenerator: true,
    skipErrorChecking: true,
    githubPages: false,
    navigationLinks: { Documentation: '../index.html' },
    validation: { notExported: false, invalidLink: true, notDocumented: false },
    logLevel: 'Warn',
  });
  const nameOf = new Map(entries.map(({ name, file }) => [file, name]));
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
      const file = project.getSymbolIdFromReflection(module)?.fileName;
      module.name = nameOf.get(file) ?? module.name;
    }
  });
  const project = await app.convert();
  if (!project || app.logger.hasErrors()) throw new Error('TypeDoc could not read the packages.');
  await app.generateDocs(project, folder);
}
