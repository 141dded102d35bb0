import type { Catalogue } from '@vitrina/block-catalogue';
import { messages as blockMessages } from '@vitrina/block-catalogue/messages';
import type { BlockDefinition } from '@vitrina/block-kit';
import type { ComponentId } from '@vitrina/epack-model';

import { getNestingRefusal, type NestingContext, type Refusal } from './getNestingRefusal.ts';

/** A block of the picker, and why it may not stand there. */
export interface InsertOption {
  readonly definition: BlockDefinition;
  readonly refusal: Refusal | undefined;
}

/** What the picker offers and in which order. */
export interface InsertSearch {
  readonly catalogue: Catalogue;
  readonly query: string;
  /** Keys of the blocks used last, the last one first. */
  readonly recent: readonly string[];
}

/**
 * The blocks that a search finds, all without one: first those that may stand in this parent, the ones used last before the
 * others.
 */
export function listInsertOptions(
  context: NestingContext,
  parentId: ComponentId,
  { catalogue, query, recent }: InsertSearch,
): readonly InsertOption[] {
  const found =
    query.trim() === ''
      ? catalogue.families.flatMap(({ blocks }) => blocks)
      : catalogue.search(query, blockMessages.en, blockMessages.ru);
  const options = found
    .map((definition) => ({ definition, refusal: getNestingRefusal(context, definition.key, parentId) }))
    .filter(({ definition, refusal }) => definition.isInPalette || refusal === undefined);
  const isRecent = ({ definition }: InsertOption) => query.trim() === '' && recent.includes(definition.key);
  const allowed = options.filter(({ refusal }) => refusal === undefined);
  return [
    ...allowed.filter(isRecent).toSorted((one, other) => at(recent, one) - at(recent, other)),
    ...allowed.filter((option) => !isRecent(option)),
    ...options.filter(({ refusal }) => refusal !== undefined),
  ];
}

function at(recent: readonly string[], { definition }: InsertOption): number {
  return recent.indexOf(definition.key);
}
