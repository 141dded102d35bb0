import type { Catalogue } from '@vitrina/block-catalogue';
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

import { listTexts, readTextAt, readWords, type ComponentText } from './listTexts.ts';

/** How a text stands against the one it is translated from. */
export type TranslationState = 'missing' | 'stale' | 'done';

/** A text of the source page and its translation. */
export interface TranslatedText extends Omit<ComponentText, 'text'> {
  /** Unlike any other of the page. */
  readonly key: string;
  /** The translated component. */
  readonly component: Component;
  /** The component it is translated from. */
  readonly source: Component;
  readonly sourceText: string;
  readonly targetText: string;
  readonly state: TranslationState;
}

/** The page to translate and the one it is translated from. */
export interface TranslationPages {
  readonly source: Page;
  /** Where the source page is. */
  readonly sourceAddress: PageAddress;
  readonly target: Page;
}

/** Every text of a page that has a counterpart on the source page, in reading order. */
export function readTranslation(
  { source, sourceAddress, target }: TranslationPages,
  catalogue: Catalogue,
): readonly TranslatedText[] {
  const components = [...walkPage(target)];
  const isLinked = components.some(({ copiedFrom }) => copiedFrom && isSamePlace(copiedFrom, sourceAddress));
  return components.flatMap((component) => {
    const { copiedFrom } = component;
    const link = copiedFrom && isSamePlace(copiedFrom, sourceAddress) ? copiedFrom : undefined;
    // A page from before copies knew their source still has its ids.
    const sourceId = isLinked ? link?.id : component.id;
    const original = sourceId === undefined ? undefined : getComponent(source, sourceId);
    if (original?.componentKey !== component.componentKey) return [];
    return listTexts(original, catalogue).map((text) => compare(text, original, component, link));
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
 * A text that somebody confirmed is done until its source changes. Another one is done once it says something else than
 * the copy it began as, and stale where the source changed since that was made.
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

function isSamePlace(one: PageAddress, other: PageAddress): boolean {
  return one.locale === other.locale && one.template === other.template && one.page === other.page;
}

/** The state of each component with texts: that of its text that needs the most work. */
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

/** How many texts still want work. */
export function countUntranslated(texts: readonly TranslatedText[]): number {
  return texts.filter(({ state }) => state !== 'done').length;
}
