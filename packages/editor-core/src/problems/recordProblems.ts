import type { Catalogue } from '@vitrina/block-catalogue';
import { type ComponentText, listTexts, readWords } from '@vitrina/block-kit';
import { type Component, type PageAddress, pageAddress, walkPage } from '@vitrina/epack-model';
import {
  canEditText,
  listOutdatedFacts,
  type OutdatedFact,
  readSourceRecord,
  toTextChange,
} from '@vitrina/page-designs';

import type { DocumentState } from '../store/documentState.ts';
import { shorten } from '../texts/shorten.ts';
import type { FoundProblem } from './problem.ts';

/** Code of a text that the package's record has changed. */
export const recordOutdated = 'recordOutdated';

interface OutdatedText {
  readonly text: ComponentText;
  readonly fact: OutdatedFact;
}

/** Finds the texts of the loaded pages that show what the package's record said earlier. */
export function findRecordProblems(
  { epack, recordFacts }: Pick<DocumentState, 'epack' | 'recordFacts'>,
  catalogue: Catalogue,
): readonly FoundProblem[] {
  const record = recordFacts && readSourceRecord(epack.manifest);
  if (!recordFacts || !record) return [];
  const factOf = new Map(
    listOutdatedFacts(record, recordFacts).map((fact) => [normalize(fact.before), fact]),
  );
  if (factOf.size === 0) return [];
  return Object.entries(epack.pages).flatMap(([key, page]) => {
    const components = page ? [...walkPage(page)] : [];
    return components.flatMap((component) => {
      const outdated = listTexts(component, catalogue).flatMap((text): OutdatedText[] => {
        const fact = factOf.get(normalize(readWords(text.control, text.text)));
        return fact ? [{ text, fact }] : [];
      });
      const byProp = Map.groupBy(outdated, ({ text }) => text.name);
      return [...byProp].map(([propName, texts]) => toProblem(pageAddress(key), component, propName, texts));
    });
  });
}

function toProblem(
  address: PageAddress,
  component: Component,
  propName: string,
  texts: readonly OutdatedText[],
): FoundProblem {
  const replaceable = texts.flatMap(({ text, fact: { now } }) =>
    now === undefined ? [] : [{ text, words: now }],
  );
  const fix =
    replaceable.length > 0 &&
    canEditText(component, propName) &&
    toTextChange(component, propName, replaceable);
  return {
    code: recordOutdated,
    severity: 'warning',
    text: toMessage(texts),
    target: { kind: 'component', address, id: component.id, propName },
    ...(fix && { fix }),
  };
}

function toMessage([first, ...others]: readonly OutdatedText[]): MessageText {
  const { before = '', now } = first?.fact ?? {};
  const values = { before: shorten(before, maxShownLetters), others: others.length };
  return now === undefined
    ? { id: 'builder.problem.recordRemoved', values }
    : { id: 'builder.problem.recordChanged', values: { ...values, now: shorten(now, maxShownLetters) } };
}

function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const maxShownLetters = 80;
