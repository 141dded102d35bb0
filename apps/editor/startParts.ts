import { build, type InlineConfig, type Rolldown } from 'vite';

/** Entry modules that a page waits for, in loading order. */
const parts = { first: 'src/main.tsx', start: 'src/startEditor.tsx', page: 'src/EditorRoute.tsx' };
/** The package list, which the standalone editor loads first. */
const list = 'src/ListRoute.tsx';

/**
 * Bundles each part that a page waits for into one file. By default, the bundler creates sixty files, one per
 * set of parts that share a module, and requesting them takes longer than reading them. Only a build shows
 * which modules are used, so a first build runs without output.
 */
export async function groupStartParts(config: InlineConfig): Promise<Rolldown.OutputOptions> {
  const built = await build({ ...config, configFile: false, logLevel: 'error', build: { write: false } });
  const groupOf = assignModules((built as Rolldown.RolldownOutput).output);
  return {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [...Object.keys(parts), 'shared'].map((name) => ({
        name,
        test: (id: string) => groupOf.get(id) === name,
      })),
    },
  };
}

type Output = Rolldown.RolldownOutput['output'];

/**
 * Returns the part of each module: the first part that needs it. Modules of the page that the list also needs
 * are a separate part.
 */
function assignModules(output: Output): ReadonlyMap<string, string> {
  const groupOf = new Map<string, string>();
  const ofList = listModules(output, list);
  for (const [name, source] of Object.entries(parts)) {
    for (const id of listModules(output, source)) {
      // Modules imported on demand keep their own files, which the page and the size check look up by name.
      if (groupOf.has(id) || isAskedFor(id)) continue;
      groupOf.set(id, name === 'page' && ofList.has(id) ? 'shared' : name);
    }
  }
  return groupOf;
}

function isAskedFor(id: string): boolean {
  return id.endsWith('.html') || Object.values(parts).some((source) => id.endsWith(`/${source}`));
}

/** Lists the modules of a part and of all its static imports. */
function listModules(output: Output, source: string): ReadonlySet<string> {
  const chunks = output.filter((file) => file.type === 'chunk');
  const root = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
  if (!root) throw new Error(`The build has no part for ${source}`);
  const files = new Set([root.fileName]);
  const modules = new Set<string>();
  // The loop also visits files added while it runs.
  for (const fileName of files) {
    const chunk = chunks.find((each) => each.fileName === fileName);
    chunk?.imports.forEach((imported) => files.add(imported));
    chunk?.moduleIds.forEach((id) => modules.add(id));
  }
  return modules;
}
