import { z } from 'zod';

import { type ProductContent, splitLead, splitTitle } from '../building/productContent.ts';
import type { ProductRecord } from './readProduct.ts';

/** A text of a record as a page shows it. */
export interface RecordFact {
  /** Unique in the record: `name`, `benefit 2`, `specification Power`. */
  readonly key: string;
  readonly text: string;
}

/** Texts by key that a page could have taken from its record, oldest first. */
export type KnownFacts = Readonly<Record<string, readonly string[]>>;

/** The record that a package's page was made from, in its manifest as `sourceRecord`. */
export interface SourceRecord {
  /** Absent if it is a row of an imported table. */
  readonly dataSourceId?: number | undefined;
  /** Identifies the record in its source: see {@link recordKey}. */
  readonly key: string;
  readonly facts: KnownFacts;
}

/** A text that the record had earlier. */
export interface OutdatedFact {
  readonly before: string;
  /** The text in its place. Undefined if there is none, or several facts had the earlier one. */
  readonly now: string | undefined;
}

const maxEarlierTexts = 10;

const sourceRecordSchema = z.object({
  dataSourceId: z.int().optional(),
  key: z.string(),
  facts: z.record(z.string(), z.array(z.string())),
});

/** Returns what identifies a product in tables and data sources: its EAN, else its MPN or name with the brand. */
export function recordKey({ ean, mpn, content: { brand, name } }: ProductRecord): string {
  if (ean !== '') return `product ${ean}`;
  return mpn === '' ? `product ${brand} ${name}` : `product ${brand} mpn ${mpn}`;
}

/** Lists the texts of a product in the parts that the designed sections show. */
export function listFacts(content: ProductContent): readonly RecordFact[] {
  const { lead, rest } = splitLead(content.description);
  const titled = (name: string, texts: readonly string[]) =>
    texts.flatMap((whole, index) => {
      const { title, text } = splitTitle(whole);
      const key = `${name} ${index + 1}`;
      return [
        { key, text: title },
        { key: `${key} text`, text },
      ];
    });
  return [
    { key: 'name', text: content.name },
    { key: 'brand', text: content.brand },
    { key: 'lead', text: lead },
    { key: 'description', text: rest },
    ...titled('benefit', content.benefits),
    ...titled('step', content.steps),
    ...content.specifications.map(({ name, value }) => ({ key: `specification ${name}`, text: value })),
  ].filter(({ text }) => text !== '');
}

/** Creates the link of a package to the record its page is made from. */
export function createSourceRecord(record: ProductRecord, dataSourceId?: number): SourceRecord {
  const none: SourceRecord = {
    ...(dataSourceId !== undefined && { dataSourceId }),
    key: recordKey(record),
    facts: {},
  };
  return withKnownFacts(none, listFacts(record.content));
}

/** Reads the link of a package to its record. Returns undefined if it has none. */
export function readSourceRecord(manifest: Readonly<Record<string, unknown>>): SourceRecord | undefined {
  return sourceRecordSchema.safeParse(manifest['sourceRecord']).data;
}

/** Returns the link with the current texts of the record among those that the page can show. */
export function withKnownFacts(record: SourceRecord, current: readonly RecordFact[]): SourceRecord {
  const added = current.map(({ key, text }) => {
    const earlier = (record.facts[key] ?? []).filter((each) => each !== text);
    return [key, [...earlier, text].slice(-maxEarlierTexts)] as const;
  });
  return { ...record, facts: { ...record.facts, ...Object.fromEntries(added) } };
}

/** Lists the texts that the record had earlier and no longer has. */
export function listOutdatedFacts(
  { facts }: Pick<SourceRecord, 'facts'>,
  current: readonly RecordFact[],
): readonly OutdatedFact[] {
  const textOf = new Map(current.map(({ key, text }) => [key, text]));
  const currentTexts = new Set(textOf.values());
  const nextOf = new Map<string, Set<string | undefined>>();
  for (const [key, texts] of Object.entries(facts)) {
    for (const before of texts) {
      if (currentTexts.has(before)) continue;
      nextOf.set(before, (nextOf.get(before) ?? new Set()).add(textOf.get(key)));
    }
  }
  return [...nextOf].map(([before, next]) => ({ before, now: next.size === 1 ? [...next][0] : undefined }));
}
