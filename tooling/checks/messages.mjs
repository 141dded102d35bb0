// Every message exists in both languages, with the same variables, and Russian has each plural form.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isPluralElement, isSelectElement, isTagElement, parse } from '@formatjs/icu-messageformat-parser';

import { root } from '../bootstrap/workspace.mjs';
import { listWorkspacePackages } from './manifestFiles.mjs';

const russianCardinals = ['one', 'few', 'many', 'other'];
/** The same in both languages: names and marks. */
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

const variables = (ast) =>
  [
    ...new Set(
      [...walk(ast)]
        .filter((element) => element.type !== 0 && element.type !== 7)
        .map((element) => element.value),
    ),
  ]
    .toSorted((a, b) => a.localeCompare(b))
    .join();

function checkRussianPlurals(where, ast) {
  for (const element of walk(ast)) {
    if (!isPluralElement(element) || element.pluralType === 'ordinal') continue;
    const missing = russianCardinals.filter((category) => !element.options[category]);
    if (missing.length > 0)
      problems.push(`${where}: plural of {${element.value}} lacks ${missing.join(', ')}`);
  }
}

function checkPair(where, english, russian) {
  if (russian === undefined || english === undefined) {
    problems.push(`${where}: no ${russian === undefined ? 'Russian' : 'English'} text`);
    return;
  }
  try {
    const [en, ru] = [parse(english), parse(russian)];
    if (variables(en) !== variables(ru)) problems.push(`${where}: the variables differ`);
    checkRussianPlurals(where, ru);
  } catch (error) {
    problems.push(`${where}: ${error.message}`);
  }
  if (
    english === russian &&
    /\p{L}{2}/u.test(english.replaceAll(/\{[^}]*\}/g, '')) &&
    !sameInBothLanguages.includes(english)
  )
    problems.push(
      `${where}: the same in both languages ("${english}"); if meant, add it to sameInBothLanguages.txt`,
    );
}

const seen = new Map();
for (const { folder } of listWorkspacePackages()) {
  const files = ['en', 'ru'].map((language) => join(root, folder, 'src/messages', `${language}.json`));
  if (!files.some(existsSync)) continue;
  const [en, ru] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  for (const id of new Set([...Object.keys(en), ...Object.keys(ru)])) {
    checkPair(`${folder} ${id}`, en[id], ru[id]);
    if (seen.has(id)) problems.push(`${folder} ${id}: already declared in ${seen.get(id)}`);
    seen.set(id, folder);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
