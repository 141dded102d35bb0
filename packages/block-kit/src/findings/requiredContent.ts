import { type Epack, type Page, pageAddress, type PageAddress, walkPage } from '@vitrina/epack-model';

import { listTexts, readWords } from '../texts/listTexts.ts';
import type { BlockSet } from './blockSet.ts';
import { appliesTo, type RequiredBlock, type RequiredWords } from './contentRules.ts';
import type { EpackFinding } from './finding.ts';
import { type AppliedRules, readLines } from './ruleFindings.ts';
import { normalizeText, wordPattern } from './wordPattern.ts';

/** The pages of a template in one locale: what a shopper can open at one retailer. */
interface Edition {
  readonly first: PageAddress;
  readonly pages: readonly Page[];
}

/** Finds the words and blocks that a company wants and that no page of an edition has. */
export function findRequired(
  pages: Epack['pages'],
  blocks: BlockSet,
  { rules, categories }: Omit<AppliedRules, 'locale'>,
): readonly EpackFinding[] {
  const { requiredBlocks, requiredWords } = rules;
  if (requiredBlocks.length === 0 && requiredWords.length === 0) return [];
  return listEditions(pages).flatMap(({ first, pages: ofEdition }): readonly EpackFinding[] => {
    const { locale, template } = first;
    const words = requiredWords
      .filter((rule) => appliesTo(rule, locale, categories) && !hasWord(rule, ofEdition, blocks))
      .map(({ severity, words: lines, reason }): EpackFinding => {
        const list = readLines(lines).join(', ');
        const values = { words: list, reason, hasReason: String(reason !== '') };
        return { code: 'requiredWord', severity, page: first, values };
      });
    const keys = requiredBlocks
      .filter((rule) => rule.template === template && appliesTo(rule, locale, categories))
      .filter((rule) => !hasBlock(rule, ofEdition))
      .map(({ severity, componentKey }): EpackFinding => {
        return { code: 'requiredBlock', severity, page: first, values: { block: componentKey } };
      });
    return [...words, ...keys];
  });
}

/** Lists the editions whose pages are all loaded. */
function listEditions(pages: Epack['pages']): readonly Edition[] {
  const entries = Object.entries(pages).map(([key, page]) => ({ address: pageAddress(key), page }));
  const groups = Map.groupBy(entries, ({ address: { locale, template } }) =>
    JSON.stringify([locale, template]),
  );
  return [...groups.values()].flatMap((group) => {
    const loaded = group.flatMap(({ page }) => page ?? []);
    const [first] = group;
    return first && loaded.length === group.length ? [{ first: first.address, pages: loaded }] : [];
  });
}

function hasWord({ words }: RequiredWords, pages: readonly Page[], blocks: BlockSet): boolean {
  const patterns = readLines(words).flatMap((line) => wordPattern(line) ?? []);
  if (patterns.length === 0) return true;
  for (const page of pages) {
    for (const component of walkPage(page)) {
      for (const { control, text } of listTexts(component, blocks)) {
        const plain = normalizeText(readWords(control, text));
        if (patterns.some((pattern) => plain.search(pattern) >= 0)) return true;
      }
    }
  }
  return false;
}

function hasBlock({ componentKey: wanted }: RequiredBlock, pages: readonly Page[]): boolean {
  return pages.some((page) => [...walkPage(page)].some(({ componentKey }) => componentKey === wanted));
}
