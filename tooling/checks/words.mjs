// The check "words": texts people read keep to plain American English. words.json lists the phrases to avoid with what
// to write instead; add each new find there.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../bootstrap/workspace.mjs';

const list = JSON.parse(readFileSync(join(root, 'tooling/checks/words.json'), 'utf8'));

/** Text that is not checked: code, paths, attributes, words used on the wire. */
const names = new RegExp(list.allowed.map(({ find }) => find).join('|'), 'gu');

const englishRules = [
  ...list.phrases.map((rule) => ({ ...rule, find: `\\b(?:${rule.find})\\b` })),
  ...list.terms.map((rule) => ({ ...rule, find: `\\b(?:${rule.find})\\b` })),
  ...list.british.map((pair) => {
    const [find, write] = pair.split('|');
    return { find: `\\b${find}(?:s|d|r|ed|ing|ful|d?ly)?\\b`, write };
  }),
  { ...list.subjects, isCaseSensitive: true },
  { ...list.sections, isCaseSensitive: true, only: ['comments', 'prose'], keepsNames: true },
].map(compile);
const russianRules = list.russian.map((rule) =>
  compile({ ...rule, find: `(?<![а-яёА-ЯЁ])(?:${rule.find})(?![а-яёА-ЯЁ])`, isCaseSensitive: true }),
);

function compile({ find, unless, isCaseSensitive, ...rest }) {
  return {
    ...rest,
    pattern: new RegExp(find, isCaseSensitive ? 'gu' : 'giu'),
    unless: unless === undefined ? undefined : new RegExp(unless, 'iu'),
  };
}

/** @returns {{ found: string, write: string }[]} the violations of the rules in a line */
function judge(line, rules, kind) {
  const words = line.replaceAll(names, '·');
  return rules.flatMap(({ pattern, unless, write, only, keepsNames }) => {
    const text = keepsNames ? line : words;
    if ((only && !only.includes(kind)) || unless?.test(text)) return [];
    return [...text.matchAll(pattern)].map(([found]) => ({ found: found.slice(0, 60), write }));
  });
}

/** @yields {[number, string]} the lines of a source that are comments, without their marks */
function* readComments(source) {
  let isInBlock = false;
  for (const [index, line] of source.split('\n').entries()) {
    const starts = !isInBlock && /^\s*(?:\{)?\/\*/.test(line);
    const rest = /(?:^|\s)\/\/ (.*)$/.exec(line);
    if (isInBlock || starts)
      yield [index + 1, line.replace(/^\s*\{?(?:\/\*+|\*(?!\/))?\s*/, '').replace(/\*\/.*$/, '')];
    else if (rest) yield [index + 1, rest[1]];
    if (starts) isInBlock = true;
    if (line.includes('*/')) isInBlock = false;
  }
}

/** @yields {[number, string]} the lines of a page, without code blocks */
function* readProse(source) {
  let isInCode = false;
  for (const [index, line] of source.split('\n').entries()) {
    if (line.startsWith('```')) isInCode = !isInCode;
    else if (!isInCode) yield [index + 1, line.replace(/^[#>\s*-]+/, '')];
  }
}

/** @yields {[number, string]} the texts of a catalog */
function* readCatalog(source) {
  for (const [index, line] of source.split('\n').entries()) {
    const entry = /^\s*"[^"]*": (".*"),?$/.exec(line);
    if (entry) yield [index + 1, JSON.parse(entry[1])];
  }
}

/** Returns how to read a file; `undefined` for files that are not checked. */
function kindOf(path) {
  if (/(?:^|\/)(?:etc|samples|migrations|data|fixtures)\//.test(path) || path.startsWith('.changeset/'))
    return undefined;
  if (/(?:messages|texts|layouts)\/(?:[\w-]+\/)?(?:en|ru)\.json$/.test(path)) return 'messages';
  if (path.endsWith('.md') && !/coverage\.md$|NOTICE|SOURCES|RESULTS/.test(path)) return 'prose';
  return /\.(?:ts|tsx|mjs)$/.test(path) ? 'comments' : undefined;
}

const readers = { messages: readCatalog, prose: readProse, comments: readComments };

function findIn(path) {
  const kind = kindOf(path);
  if (kind === undefined || !existsSync(join(root, path))) return [];
  const rules = /ru\.json$|\/ru\//.test(path) ? russianRules : englishRules;
  const source = readFileSync(join(root, path), 'utf8');
  return [...readers[kind](source)].flatMap(([number, line]) =>
    judge(line, rules, kind).map(({ found, write }) => `${path}:${number}: "${found}": write ${write}`),
  );
}

const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split(
  '\n',
);
const problems = paths.flatMap(findIn);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
