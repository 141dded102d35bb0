import type { EpackBulkProps } from '@vitrina/api-client/contract';

/** Input for several packages. Empty fields change nothing. */
export interface ManyProps {
  readonly brand: string;
  readonly addTags: readonly string[];
  readonly removeTags: readonly string[];
}

/** Returns only the fields that change something. */
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
