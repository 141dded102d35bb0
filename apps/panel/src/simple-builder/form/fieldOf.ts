import type { ComponentId } from '@vitrina/epack-model';
import type { FieldKey } from '@vitrina/editor-core/store';

/** Returns the key of a block's prop field, unique among all blocks. */
export function fieldOf(id: ComponentId, propName: string): FieldKey {
  return `prop:${id} ${propName}`;
}
