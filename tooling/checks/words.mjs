// The check "words": texts people read keep to plain American English. words.json lists the phrases to avoid with what
// to write instead; add each new find there. wordsBaseline.json counts what is left per folder; a count may only fall:
// `node tooling/checks/words.mjs --shrink` lowers the counts. `--list FOLDER` prints the finds of one folder.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../bootstrap/workspace.mjs';

const baselineFile = join(root, 'tooling/checks/wordsBaseline.json');
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
  if (/(?:messages|texts)\/(?:[\w-]+\/)?(?:en|ru)\.json$/.test(path)) return 'messages';
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
    judge(line, rules, kind).map(({ found, write }) => ({
      folder: folderOf(path, kind),
      text: `${path}:${number}: "${found}": write ${write}`,
    })),
  );
}

/** Returns the row of the baseline: a package, with separate rows for its prose and messages. */
function folderOf(path, kind) {
  const [group, name] = path.split('/');
  const folder = name === undefined ? 'README.md' : `${group}/${name}`;
  return kind === 'comments' || name === undefined ? folder : `${folder} ${kind}`;
}

const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split(
  '\n',
);
const finds = new Map();
for (const find of paths.flatMap(findIn)) finds.set(find.folder, [...(finds.get(find.folder) ?? []), find]);
const baseline = existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : {};
const shrinks = process.argv.includes('--shrink');
const listed = process.argv.includes('--list')
  ? (process.argv[process.argv.indexOf('--list') + 1] ?? '')
  : undefined;
const problems = [];
const lowered = {};

for (const folder of [...new Set([...Object.keys(baseline), ...finds.keys()])].toSorted((a, b) =>
  a < b ? -1 : 1,
)) {
  const inFolder = finds.get(folder) ?? [];
  const tolerated = baseline[folder] ?? 0;
  const kept = Math.min(inFolder.length, tolerated);
  if (kept > 0) lowered[folder] = kept;
  if (listed !== undefined && folder.startsWith(listed)) inFolder.forEach(({ text }) => console.log(text));
  if (inFolder.length > tolerated) {
    problems.push(
      `${folder}: ${inFolder.length}${tolerated > 0 ? `, of which ${tolerated} are tolerated` : ''}`,
    );
    problems.push(...inFolder.map(({ text }) => `  ${text}`));
  }
  if (inFolder.length < tolerated && !shrinks)
    problems.push(
      `${folder}: ${inFolder.length}, and the baseline still tolerates ${tolerated}. Run: node tooling/checks/words.mjs --shrink`,
    );
}

if (shrinks) {
  if (Object.keys(lowered).length === 0) rmSync(baselineFile, { force: true });
  else writeFileSync(baselineFile, `${JSON.stringify(lowered, undefined, 2)}\n`);
}
if (listed === undefined && problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
