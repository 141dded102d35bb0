import type { Catalogue } from '@vitrina/block-catalogue';
import { messages as blockMessages } from '@vitrina/block-catalogue/messages';
import type { BlockDefinition } from '@vitrina/block-kit';
import type { ComponentId } from '@vitrina/epack-model';

import { getNestingRefusal, type NestingContext, type Refusal } from './getNestingRefusal.ts';

/** A block in the picker, and the refusal if it can't be added there. */
export interface InsertOption {
  readonly definition: BlockDefinition;
  readonly refusal: Refusal | undefined;
}

/** Search text, place and order of the picker. */
export interface InsertSearch {
  readonly catalogue: Catalogue;
  readonly query: string;
  /** Keys of recently used blocks, latest first. */
  readonly recent: readonly string[];
}

/** Returns the blocks that match a search, or all without a search. */
export function findBlocks({
  catalogue,
  query,
}: Pick<InsertSearch, 'catalogue' | 'query'>): readonly BlockDefinition[] {
  return query.trim() === ''
    ? catalogue.families.flatMap(({ blocks }) => blocks)
    : catalogue.search(query, blockMessages.en, blockMessages.ru);
}

/**
 * Lists the blocks that match a search, or all without a search. Blocks allowed in the parent are first;
 * without a search, recently used ones lead.
 */
export function listInsertOptions(
  context: NestingContext,
  parentId: ComponentId,
  { catalogue, query, recent }: InsertSearch,
): readonly InsertOption[] {
  const options = findBlocks({ catalogue, query })
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
