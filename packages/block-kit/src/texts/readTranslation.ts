import {
  getComponent,
  hashValue,
  walkPage,
  type Component,
  type ComponentId,
  type CopiedFrom,
  type Page,
  type PageAddress,
} from '@vitrina/epack-model';

import { listTexts, readTextAt, readWords, type BlockFinder, type ComponentText } from './listTexts.ts';

/** The state of a translation: missing, stale (the source changed since) or done. @public */
export type TranslationState = 'missing' | 'stale' | 'done';

/** A text of the source page and its translation. @public */
export interface TranslatedText extends Omit<ComponentText, 'text'> {
  /** Unique on the page. */
  readonly key: string;
  /** The translated component. */
  readonly component: Component;
  /** The component it was translated from. */
  readonly source: Component;
  readonly sourceText: string;
  readonly targetText: string;
  readonly state: TranslationState;
}

/** The page to translate and its source page. @public */
export interface TranslationPages {
  readonly source: Page;
  /** Address of the source page. */
  readonly sourceAddress: PageAddress;
  readonly target: Page;
}

/** Lists the texts of a page that have a counterpart on the source page, in reading order. @public */
export function readTranslation(
  { source, sourceAddress, target }: TranslationPages,
  blocks: BlockFinder,
): readonly TranslatedText[] {
  const components = [...walkPage(target)];
  const isLinked = components.some(({ copiedFrom }) => copiedFrom && isSamePage(copiedFrom, sourceAddress));
  return components.flatMap((component) => {
    const { copiedFrom } = component;
    const link = copiedFrom && isSamePage(copiedFrom, sourceAddress) ? copiedFrom : undefined;
    // Components of older copies have no link to their source, but the same ids.
    const sourceId = isLinked ? link?.id : component.id;
    const original = sourceId === undefined ? undefined : getComponent(source, sourceId);
    if (original?.componentKey !== component.componentKey) return [];
    return listTexts(original, blocks).map((text) => compare(text, original, component, link));
  });
}

function compare(
  { text: sourceText, ...text }: ComponentText,
  source: Component,
  component: Component,
  link: CopiedFrom | undefined,
): TranslatedText {
  const targetText = readTextAt(component.props[text.name]?.value, text.steps) ?? '';
  const state = findState({ ...text, sourceText, targetText, source, component, link });
  return { ...text, key: `${component.id} ${text.path}`, component, source, sourceText, targetText, state };
}

interface Compared extends Omit<TranslatedText, 'state' | 'key'> {
  readonly link: CopiedFrom | undefined;
}

/**
 * Returns the state of a translation. A confirmed text is done until its source changes. Any other text is
 * done if it differs from the original copy, and stale if the source changed after the copy.
 */
function findState({
  link,
  path,
  name,
  control,
  sourceText,
  targetText,
  ...both
}: Compared): TranslationState {
  if (readWords(control, targetText) === '') return 'missing';
  const confirmed = both.component.copiedFrom?.texts?.[path];
  if (confirmed !== undefined) return confirmed === hashValue(sourceText) ? 'done' : 'stale';
  if (targetText === sourceText) return 'missing';
  const copied = link?.props[name];
  if (copied === undefined) return 'done';
  if (hashValue(both.component.props[name]?.value) === copied) return 'missing';
  return hashValue(both.source.props[name]?.value) === copied ? 'done' : 'stale';
}

/** Returns the state of each component with texts: the state that needs the most work. @public */
export function stateByComponent(
  texts: readonly TranslatedText[],
): ReadonlyMap<ComponentId, TranslationState> {
  const states = new Map<ComponentId, TranslationState>();
  for (const { component, state } of texts) {
    const known = states.get(component.id);
    if (known === undefined || severity[state] > severity[known]) states.set(component.id, state);
  }
  return states;
}

const severity: Readonly<Record<TranslationState, number>> = { done: 0, stale: 1, missing: 2 };

/** Returns the number of texts that need work. @public */
export function countUntranslated(texts: readonly TranslatedText[]): number {
  return texts.filter(({ state }) => state !== 'done').length;
}

function isSamePage(one: PageAddress, other: PageAddress): boolean {
  return one.locale === other.locale && one.template === other.template && one.page === other.page;
}
