import { build, type InlineConfig, type Rolldown } from 'vite';

/** What a page waits for, in the order it is loaded. */
const parts = { first: 'src/main.tsx', start: 'src/startEditor.tsx', page: 'src/EditorRoute.tsx' };
/** Where the editor stands alone, this comes before it. */
const list = 'src/ListRoute.tsx';

/**
 * Keeps each part that a page waits for in one file: left alone, the bundler makes sixty of them, one per set of parts that
 * share a module, and asking for so many takes longer than reading them. What of each package is used is known only from
 * a build, so there is a first one that writes nothing.
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

/** The part each module belongs to: the first that needs it; of the page's own, those that the list needs too are apart. */
function assignModules(output: Output): ReadonlyMap<string, string> {
  const groupOf = new Map<string, string>();
  const ofList = listModules(output, list);
  for (const [name, source] of Object.entries(parts)) {
    for (const id of listModules(output, source)) {
      // What is asked for by name keeps a file of its own, by which the page and the check of sizes find it.
      if (groupOf.has(id) || isAskedFor(id)) continue;
      groupOf.set(id, name === 'page' && ofList.has(id) ? 'shared' : name);
    }
  }
  return groupOf;
}

function isAskedFor(id: string): boolean {
  return id.endsWith('.html') || Object.values(parts).some((source) => id.endsWith(`/${source}`));
}

/** The modules of a part and of everything it imports at once. */
function listModules(output: Output, source: string): ReadonlySet<string> {
  const chunks = output.filter((file) => file.type === 'chunk');
  const root = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
  if (!root) throw new Error(`The build has no part for ${source}`);
  const files = new Set([root.fileName]);
  const modules = new Set<string>();
  // Files that are added while the loop runs are come to as well.
  for (const fileName of files) {
    const chunk = chunks.find((each) => each.fileName === fileName);
    chunk?.imports.forEach((imported) => files.add(imported));
    chunk?.moduleIds.forEach((id) => modules.add(id));
  }
  return modules;
}
