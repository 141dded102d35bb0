import type { EpackListItem } from '@vitrina/api-client/contract';

/** The state of a package at retailers. */
export type PublicationStateName = 'changed' | 'published' | 'unpublished';

/** Returns what retailers show of a package: its last state, an earlier one, or nothing. */
export function getPublicationState({
  publishedDate,
  updatedDate,
}: Pick<EpackListItem, 'publishedDate' | 'updatedDate'>): PublicationStateName {
  if (publishedDate === null) return 'unpublished';
  return updatedDate > publishedDate ? 'changed' : 'published';
}
