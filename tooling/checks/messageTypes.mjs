// Types of the messages: src/messages/arguments.d.ts of each catalog that react-intl shows, written from its en.json.
// With --update writes the files; messages.mjs fails if one is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

import { root } from '../bootstrap/workspace.mjs';
import { builderPackages } from '../config/messageCatalogs.ts';
import { listWorkspacePackages } from './manifestFiles.mjs';

const declared = 'src/messages/arguments.d.ts';

const packages = new Map(listWorkspacePackages().map((one) => [one.manifest.name, one]));

/** Whether the package's messages are in the catalog of an app. The server and the exports format theirs themselves. */
function hasCatalog({ folder }) {
  const isShown = folder.startsWith('apps')
    ? existsSync(join(root, folder, 'index.html'))
    : builderPackages.includes(basename(folder));
  return isShown && existsSync(join(root, folder, 'src/messages/en.json'));
}

/** Returns the nearest packages with a catalog among the dependencies. */
function listCatalogs({ manifest }) {
  const dependencies = Object.keys(manifest.dependencies ?? {}).flatMap((name) => packages.get(name) ?? []);
  return dependencies.flatMap((one) => (hasCatalog(one) ? [one] : listCatalogs(one)));
}

/** Yields the arguments of a message, each with the type of its value. An argument may be yielded twice. */
function* readArguments(elements) {
  for (const element of elements) {
    if (element.type === TYPE.argument) yield [element.value, 'string | number'];
    if (element.type === TYPE.number) yield [element.value, 'number'];
    if (element.type === TYPE.date || element.type === TYPE.time) yield [element.value, 'Date | number'];
    if (element.type === TYPE.plural) yield [element.value, 'number'];
    if (element.type === TYPE.select) yield [element.value, 'string | boolean'];
    if (element.type === TYPE.tag) {
      yield [element.value, "import('react-intl').MessageTag"];
      yield* readArguments(element.children);
    }
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) yield* readArguments(option.value);
  }
}

/** Prints the type of a message's arguments. The narrowest type wins where a message names an argument twice. */
function printArguments(text) {
  const types = new Map();
  for (const [name, type] of readArguments(parse(text)))
    if (!types.has(name) || types.get(name) === 'string | number') types.set(name, type);
  return `{ ${[...types].map(([name, type]) => `${name}: ${type}`).join('; ')} }`.replace('{  }', '{}');
}

/** Prints the file of one package. */
function printTypes(one) {
  const from = join(root, one.folder, 'src/messages');
  const files = [...new Set(listCatalogs(one).map(({ folder }) => join(folder, declared)))];
  const messages = JSON.parse(readFileSync(join(from, 'en.json'), 'utf8'));
  return [
    '// Written from en.json by tooling/checks/messageTypes.mjs.',
    ...files.map((file) => `/// <reference path="${relative(from, join(root, file))}" />`),
    '',
    'declare namespace FormatjsIntl {',
    '  interface MessageArguments {',
    ...Object.entries(messages).map(([id, text]) => `    '${id}': ${printArguments(text)};`),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** Returns the files whose text is not what the catalogs say, as `{ file, text }`, by paths from the root. */
export function listOutdatedTypes() {
  return [...packages.values()].filter(hasCatalog).flatMap((one) => {
    const file = join(one.folder, declared);
    const path = join(root, file);
    const text = printTypes(one);
    return existsSync(path) && readFileSync(path, 'utf8') === text ? [] : [{ file, text }];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href && process.argv.includes('--update'))
  for (const { file, text } of listOutdatedTypes()) writeFileSync(join(root, file), text);
