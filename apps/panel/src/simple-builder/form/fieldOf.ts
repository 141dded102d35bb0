import type { ComponentId } from '@vitrina/epack-model';
import type { FieldKey } from '@vitrina/editor-core/store';

/** Names the field of a block's prop among those of all blocks. */
export function fieldOf(id: ComponentId, propName: string): FieldKey {
  return `prop:${id} ${propName}`;
}
