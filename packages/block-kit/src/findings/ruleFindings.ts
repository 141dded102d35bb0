import { sizes, type Component, type Json, type PageChange } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import { listTexts, readWords, withTextAt, type ComponentText } from '../texts/listTexts.ts';
import type { BlockSet } from './blockSet.ts';
import { appliesTo, type BannedWords, type ContentRules } from './contentRules.ts';
import type { Finding } from './finding.ts';
import { listAssets } from './listAssets.ts';
import { indexWords, normalizeText, type WordIndex, wordPattern } from './wordPattern.ts';

/** The rules of a company, with what decides which of them apply. @public */
export interface AppliedRules {
  readonly rules: ContentRules;
  readonly locale: string;
  readonly categories: readonly string[];
}

/** A banned word, prepared for the search. */
interface BannedWord extends Pick<BannedWords, 'reason' | 'severity'> {
  readonly pattern: RegExp;
  readonly replacement: string | undefined;
}

interface Prepared {
  readonly index: WordIndex<BannedWord>;
  readonly found: WeakMap<Component, readonly Finding[]>;
}

const prepared = new WeakMap<ContentRules, Map<string, Prepared>>();

/** Finds what breaks the rules of a company in a component by itself. Cached, as a component never changes. */
export function findAgainstRules(
  component: Component,
  definition: BlockDefinition,
  blocks: BlockSet,
  applied: AppliedRules,
): readonly Finding[] {
  const ready = prepare(applied);
  const before = ready.found.get(component);
  if (before) return before;
  const findings = [
    ...findBannedWords(component, blocks, ready),
    ...findSmallImages(component, definition, applied.rules),
  ].map((finding) => ({ ...finding, componentId: component.id }));
  ready.found.set(component, findings);
  return findings;
}

function prepare({ rules, locale, categories }: AppliedRules): Prepared {
  const known = prepared.get(rules) ?? new Map<string, Prepared>();
  prepared.set(rules, known);
  const key = JSON.stringify([locale, categories]);
  const before = known.get(key);
  if (before) return before;
  const applying = rules.bannedWords.filter((rule) => appliesTo(rule, locale, categories));
  const words = applying.flatMap(({ words: lines, reason, severity }) =>
    readLines(lines).flatMap((line): (readonly [string, BannedWord])[] => {
      const { word, replacement } = readBannedLine(line);
      const pattern = wordPattern(word);
      return pattern ? [[word, { pattern, replacement, reason, severity }]] : [];
    }),
  );
  const ready = { index: indexWords(words), found: new WeakMap<Component, readonly Finding[]>() };
  known.set(key, ready);
  return ready;
}

/** Returns the lines of a list of words. */
export function readLines(words: string): readonly string[] {
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Reads `word = replacement`. */
function readBannedLine(line: string): { readonly word: string; readonly replacement: string | undefined } {
  const [word = '', ...rest] = line.split('=');
  return { word, replacement: rest.length === 0 ? undefined : rest.join('=').trim() };
}

function findBannedWords(component: Component, blocks: BlockSet, { index }: Prepared): readonly Finding[] {
  return listTexts(component, blocks).flatMap((text) => {
    const plain = normalizeText(readWords(text.control, text.text));
    return [...index.candidatesIn(plain)].flatMap((word): Finding[] => {
      const [match] = plain.matchAll(word.pattern);
      if (!match) return [];
      const { reason, severity, replacement } = word;
      const fix = replacement === undefined ? undefined : fixOf(component, text, word.pattern, replacement);
      return [
        {
          code: 'bannedWord',
          severity,
          ...placeOf(text),
          values: { word: match[0], reason, hasReason: String(reason !== '') },
          ...(fix && { fix }),
        },
      ];
    });
  });
}

/** Returns the place of a text: its path in the component's props, and its size if it has one of its own. */
function placeOf({ name, steps: [size, ...inside] }: ComponentText): Pick<Finding, 'prop' | 'size'> {
  const own = sizes.find((one) => one === size);
  return { prop: [name, ...inside].join('.'), ...(own && own !== 'desktop' && { size: own }) };
}

/** Returns the change that replaces a word, or undefined if tags, entities or invisible marks are inside it. */
function fixOf(
  component: Component,
  { name, steps, text, control }: ComponentText,
  pattern: RegExp,
  replacement: string,
): PageChange | undefined {
  const prop = component.props[name];
  const inText = (part: string, written: string) =>
    part.replaceAll(pattern, (found) => withCaseOf(found, written));
  const replaced =
    control.name === 'richText'
      ? text.replaceAll(tagOrText, (part) =>
          part.startsWith('<') ? part : inText(part, escapeMarkup(replacement)),
        )
      : inText(text, replacement);
  if (!prop || replaced === text) return undefined;
  const value = withTextAt(prop.value as Json, undefined, steps, replaced) as typeof prop.value;
  return { type: 'replaceProperty', id: component.id, name, prop: { ...prop, value } };
}

/** A tag with its attributes, or the text before the next one. */
const tagOrText = /<(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+/gu;

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Returns the replacement with a capital where the word had one. */
function withCaseOf(word: string, replacement: string): string {
  const [first = ''] = word;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}

/** Finds images narrower than the company wants; an image of unknown size is not judged. */
function findSmallImages(
  component: Component,
  definition: BlockDefinition,
  { minImageWidth: limit }: ContentRules,
): readonly Finding[] {
  if (!limit) return [];
  return listAssets(component, definition).flatMap(({ asset: { widthPx: width }, prop, size }): Finding[] => {
    if (width === undefined || width >= limit.value) return [];
    const values = { width, least: limit.value };
    return [{ code: 'imageTooSmall', severity: limit.severity, prop, ...(size && { size }), values }];
  });
}
