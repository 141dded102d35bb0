import type { JsonObject } from '../json.ts';
import type { ComponentId } from '../schemas/component.ts';

/** A raw component with its final place in the tree. */
export interface LinkedComponent {
  readonly raw: JsonObject;
  readonly id: ComponentId;
  parentId: ComponentId;
}
