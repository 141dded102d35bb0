// The folder rule. In every folder of a package's src, the entries (its files and subfolders, a subfolder counting as
// one) import each other one way. Between the top-level folders, layers.json beside src also fixes the direction:
// { "layers": [["lowest", …], …, ["highest", …]] }. A folder imports from its own layer and lower ones. Loose files at
// the top of src are above all layers unless the table names them. "*" is every folder that the table does not name:
// for packages with a folder per block.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import testPaths from './testPaths.cjs';

const isTest = new RegExp(testPaths);

/**
 * @typedef {{ from: string, to: string }} Import file to file, by paths from the root of the repository
 * @typedef {Map<string, Map<string, Import>>} Siblings per entry, the entries it imports with one import as example
 * @typedef {{ title: string, count: number, examples: Import[] }} Problem
 */

/**
 * Lists what breaks the folder rule in one package.
 *
 * @param {string} root of the repository
 * @param {string} folder of the package, from the root
 * @param {Import[]} imports of the whole repository
 * @returns {{ folderLoops: Problem[], upwardImports: Problem[], layerTables: Problem[] }} the count of a loop is the
 *   number of sibling pairs in its knot, a number that every import taken away can only lower
 */
export function findLayerProblems(root, folder, imports) {
  const src = `${folder}/src/`;
  const inside = imports.filter(
    ({ from, to }) => from.startsWith(src) && to.startsWith(src) && !isTest.test(from) && !isTest.test(to),
  );
  const byFolder = groupByFolder(inside);
  const { ranks, problems: layerTables } = readRanks(root, folder);
  return {
    folderLoops: [...byFolder].flatMap(([at, siblings]) => describeLoops(at, siblings)),
    upwardImports: describeUpward(byFolder.get(`${folder}/src`) ?? new Map(), ranks),
    layerTables,
  };
}

/** @returns {Map<string, Siblings>} the imports between siblings, by the folder the siblings are in */
function groupByFolder(imports) {
  const byFolder = new Map();
  for (const edge of imports) {
    const from = edge.from.split('/');
    const to = edge.to.split('/');
    const depth = from.findIndex((part, index) => part !== to[index]);
    if (depth < 0) continue;
    const siblings = entryOf(byFolder, from.slice(0, depth).join('/'), () => new Map());
    const targets = entryOf(siblings, from[depth], () => new Map());
    entryOf(siblings, to[depth], () => new Map());
    entryOf(targets, to[depth], () => edge);
  }
  return byFolder;
}

function entryOf(map, key, create) {
  if (!map.has(key)) map.set(key, create());
  return map.get(key);
}

/** @returns {Problem[]} one per knot: its shortest loop */
function describeLoops(at, siblings) {
  return findKnots(siblings).map((knot) => {
    const loops = knot.map((entry) => shortestLoop(siblings, entry)).toSorted((a, b) => a.length - b.length);
    const [loop] = loops;
    return {
      title: `${at}: ${[...loop, loop[0]].join(' → ')}${knot.length > loop.length ? ` (${knot.length} entries in one knot)` : ''}`,
      count: knot.reduce(
        (sum, entry) => sum + knot.filter((other) => siblings.get(entry).has(other)).length,
        0,
      ),
      examples: loop.map((entry, index) => siblings.get(entry).get(loop[(index + 1) % loop.length])),
    };
  });
}

/** @returns {string[][]} the groups of siblings that reach each other both ways */
function findKnots(siblings) {
  const reached = new Map([...siblings.keys()].map((entry) => [entry, reach(siblings, entry)]));
  const knots = [];
  const placed = new Set();
  for (const [entry, targets] of reached) {
    if (placed.has(entry) || !targets.has(entry)) continue;
    const knot = [...targets].filter((other) => reached.get(other).has(entry));
    knot.forEach((other) => placed.add(other));
    knots.push(knot);
  }
  return knots;
}

function reach(siblings, start) {
  const found = new Set(siblings.get(start).keys());
  for (const entry of found) for (const next of siblings.get(entry).keys()) found.add(next);
  return found;
}

/** @returns {string[]} the entries of the shortest loop through `start`, which is in a knot */
function shortestLoop(siblings, start) {
  const paths = [[start]];
  const seen = new Set();
  for (const path of paths) {
    for (const next of siblings.get(path.at(-1)).keys()) {
      if (next === start) return path;
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  throw new Error(`${start} is in no loop.`);
}

/** @returns {Problem[]} one per pair of siblings whose import points to a higher layer */
function describeUpward(siblings, ranks) {
  return [...siblings].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => ranks(to) > ranks(from))
      .map(([to, example]) => ({
        title: `${from} imports ${to}, a higher layer`,
        count: 1,
        examples: [example],
      })),
  );
}

/**
 * Reads the table of a package.
 *
 * @returns {{ ranks: (entry: string) => number, problems: Problem[] }} the layer of each entry of src, from 0; entries
 *   that the table does not name are above all
 */
function readRanks(root, folder) {
  const table = `${folder}/layers.json`;
  const entries = readdirSync(join(root, folder, 'src'), { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory() && !isTest.test(`/${entry.name}/`))
    .map(({ name }) => name);
  const layers = existsSync(join(root, table))
    ? JSON.parse(readFileSync(join(root, table), 'utf8')).layers
    : undefined;
  if (layers === undefined) {
    const problems = folders.length > 0 ? [problem(`${table} is missing; src has folders`)] : [];
    return { ranks: () => 0, problems };
  }
  const named = layers.flat();
  const rankByName = new Map(layers.flatMap((layer, rank) => layer.map((name) => [name, rank])));
  const isFolder = new Set(folders);
  const problems = [
    ...folders
      .filter((name) => !rankByName.has(name) && !rankByName.has('*'))
      .map((name) => problem(`${table} does not name the folder ${name}`)),
    ...named
      .filter((name) => name !== '*' && !entries.some((entry) => entry.name === name))
      .map((name) => problem(`${table} names ${name}, and src has no such entry`)),
    ...named
      .filter((name, index) => named.indexOf(name) !== index)
      .map((name) => problem(`${table} names ${name} twice`)),
  ];
  const above = (entry) => (isFolder.has(entry) ? rankByName.get('*') : undefined) ?? layers.length;
  return { ranks: (entry) => rankByName.get(entry) ?? above(entry), problems };
}

const problem = (title) => ({ title, count: 1, examples: [] });

/** @returns {string[]} the folders of packages, apps and tools that have a src, from the root of the repository */
export function listSourceFolders(root) {
  return ['packages', 'apps', 'tooling'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'src'))),
  );
}

/** @returns {string | undefined} the package of a file, as its folder from the root of the repository */
export function packageOf(file) {
  const [group, name] = dirname(file).split('/');
  return name === undefined ? undefined : `${group}/${name}`;
}
