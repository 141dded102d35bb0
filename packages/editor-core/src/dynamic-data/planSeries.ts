import { mapReferences } from '@vitrina/block-kit';
import {
  getSubtree,
  planMakeDynamic,
  type BlockRules,
  type ComponentId,
  type MakeDynamic,
  type Page,
} from '@vitrina/epack-model';

/** The first component of a series and the series' length. */
interface Series {
  /** Id of the first member. */
  readonly id: ComponentId;
  readonly providerIndex: number;
  /** Number of members, the first included. */
  readonly itemCount: number;
}

/**
 * Returns the change that starts a series with a component. References inside a copy point to that copy.
 * Undefined for an unknown id.
 */
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
