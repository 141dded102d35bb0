import type { EpackBulkProps } from '@vitrina/api-client/contract';

/** What was entered for several packages. Empty is: leave as it is. */
export interface ManyProps {
  readonly brand: string;
  readonly addTags: readonly string[];
  readonly removeTags: readonly string[];
}

/** What of it changes anything; without a key where it is nothing. */
export function toBulkProps({ brand, addTags, removeTags }: ManyProps): EpackBulkProps {
  const added = cleanTags(addTags);
  const removed = cleanTags(removeTags);
  return {
    ...(brand.trim() !== '' && { brand: brand.trim() }),
    ...(added.length > 0 && { addTags: added }),
    ...(removed.length > 0 && { removeTags: removed }),
  };
}

function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}
