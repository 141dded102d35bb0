// Checks that every message exists in both languages with the same variables, that Russian has each plural
// form, and that the types of the messages are up to date.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isPluralElement, isSelectElement, isTagElement, parse } from '@formatjs/icu-messageformat-parser';

import { root } from '../bootstrap/workspace.mjs';
import { listWorkspacePackages } from './manifestFiles.mjs';
import { listOutdatedTypes } from './messageTypes.mjs';

const formatjs = join(root, 'tooling/checks/node_modules/.bin/formatjs');
const russianCardinals = ['one', 'few', 'many', 'other'];
/** Texts that are the same in both languages: names and marks. */
const sameInBothLanguages = readFileSync(join(root, 'tooling/checks/sameInBothLanguages.txt'), 'utf8').split(
  '\n',
);
const problems = [];

function* walk(elements) {
  for (const element of elements) {
    yield element;
    if (isPluralElement(element) || isSelectElement(element))
      for (const option of Object.values(element.options)) yield* walk(option.value);
    if (isTagElement(element)) yield* walk(element.children);
  }
}

function checkRussianPlurals(where, ast) {
  for (const element of walk(ast)) {
    if (!isPluralElement(element) || element.pluralType === 'ordinal') continue;
    const missing = russianCardinals.filter((category) => !element.options[category]);
    if (missing.length > 0)
      problems.push(`${where}: plural of {${element.value}} lacks ${missing.join(', ')}`);
  }
}

/** Checks what formatjs does not: Russian plural forms, and untranslated texts. */
function checkPair(where, english, russian) {
  try {
    checkRussianPlurals(where, parse(russian));
  } catch (error) {
    problems.push(`${where}: ${error.message}`);
  }
  const words = english.replaceAll(/\{[^}]*\}/g, '');
  if (english === russian && /\p{L}{2}/u.test(words) && !sameInBothLanguages.includes(english))
    problems.push(
      `${where}: the same in both languages ("${english}"); if meant, add it to sameInBothLanguages.txt`,
    );
}

/** Finds missing and extra messages, and variables missing in a translation. */
function verify(files) {
  const rules = ['--source-locale', 'en', '--missing-keys', '--extra-keys', '--structural-equality'];
  const { status, stdout, stderr } = spawnSync(formatjs, ['verify', ...rules, ...files], {
    encoding: 'utf8',
  });
  if (status !== 0) problems.push(stdout + stderr);
}

const seen = new Map();
for (const { folder } of listWorkspacePackages()) {
  const files = ['en', 'ru'].map((language) => join(root, folder, 'src/messages', `${language}.json`));
  if (!files.some(existsSync)) continue;
  verify(files);
  const [en, ru] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  for (const id of Object.keys(en)) {
    if (ru[id] !== undefined) checkPair(`${folder} ${id}`, en[id], ru[id]);
    if (seen.has(id)) problems.push(`${folder} ${id}: already declared in ${seen.get(id)}`);
    seen.set(id, folder);
  }
}

for (const { file } of listOutdatedTypes()) problems.push(`${file}: out of date; run pnpm fix`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
