import { mapReferences } from '@vitrina/block-kit';
import {
  getSubtree,
  planMakeDynamic,
  type BlockRules,
  type ComponentId,
  type MakeDynamic,
  type Page,
} from '@vitrina/epack-model';

/** Where a series begins and how long it is to be. */
interface Series {
  /** The first of it. */
  readonly id: ComponentId;
  readonly providerIndex: number;
  /** With the first. */
  readonly itemCount: number;
}

/** The change that makes a component the first of a series, where what each copy names is its own; undefined for an unknown id. */
export function planSeries(
  page: Page,
  { id, providerIndex, itemCount }: Series,
  rules: BlockRules,
): MakeDynamic | undefined {
  const planned = planMakeDynamic(page, id, providerIndex, itemCount);
  if (planned === undefined) return undefined;
  const originals = getSubtree(page, id);
  const copies = Array.from({ length: itemCount - 1 }, (_, at) => {
    const ofOne = planned.copies.slice(at * originals.length, (at + 1) * originals.length);
    const idOf = new Map(originals.map((original, index) => [original.id, ofOne[index]?.id]));
    return mapReferences(ofOne, rules, (named) => idOf.get(named) ?? named);
  });
  return { ...planned, copies: copies.flat() };
}
