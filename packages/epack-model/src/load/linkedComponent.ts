import type { ComponentId } from '../schemas/component.ts';
import type { Identified } from './assignIds.ts';

/** A raw component with its final place in the tree. */
export interface LinkedComponent extends Identified {
  parentId: ComponentId;
}
