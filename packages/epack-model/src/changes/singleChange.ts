import { z } from 'zod';

import type { Page } from '../page/page.ts';
import { addComponentsSchema, applyAddComponents, type AddComponents } from './addComponents.ts';
import { addRawComponentsSchema, applyAddRawComponents, type AddRawComponents } from './addRawComponents.ts';
import { addTableRowSchema, applyAddTableRow, type AddTableRow } from './addTableRow.ts';
import { applyMakeDynamic, makeDynamicSchema, type MakeDynamic } from './makeDynamic.ts';
import { applyMoveComponent, moveComponentSchema, type MoveComponent } from './moveComponent.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';
import { applyRemoveComponent, removeComponentSchema, type RemoveComponent } from './removeComponent.ts';
import {
  applyRemoveDynamicWrapper,
  removeDynamicWrapperSchema,
  type RemoveDynamicWrapper,
} from './removeDynamicWrapper.ts';
import { applyRenameComponent, renameComponentSchema, type RenameComponent } from './renameComponent.ts';
import { applyReplaceProperty, replacePropertySchema, type ReplaceProperty } from './replaceProperty.ts';
import { applySetCopiedFrom, setCopiedFromSchema, type SetCopiedFrom } from './setCopiedFrom.ts';
import { applyUpdateProperty, updatePropertySchema, type UpdateProperty } from './updateProperty.ts';
import { makeSchema } from '../schemas/makeSchema.ts';

/**
 * Every change of a page but the batch.
 *
 * @public
 */
export type SinglePageChange =
  | AddComponents
  | AddRawComponents
  | AddTableRow
  | MakeDynamic
  | MoveComponent
  | RemoveComponent
  | RemoveDynamicWrapper
  | RenameComponent
  | ReplaceProperty
  | SetCopiedFrom
  | UpdateProperty;

export const singleChangeSchema: z.ZodType<SinglePageChange> = /* @__PURE__ */ makeSchema(() =>
  z.discriminatedUnion('type', [
    addComponentsSchema,
    addRawComponentsSchema,
    addTableRowSchema,
    makeDynamicSchema,
    moveComponentSchema,
    removeComponentSchema,
    removeDynamicWrapperSchema,
    renameComponentSchema,
    replacePropertySchema,
    setCopiedFromSchema,
    updatePropertySchema,
  ]),
);

export function applySingleChange(page: Page, change: SinglePageChange): PageChangeResult {
  switch (change.type) {
    case 'addComponents':
      return applyAddComponents(page, change);
    case 'addRawComponents':
      return applyAddRawComponents(page, change);
    case 'addTableRow':
      return applyAddTableRow(page, change);
    case 'makeDynamic':
      return applyMakeDynamic(page, change);
    case 'moveComponent':
      return applyMoveComponent(page, change);
    case 'removeComponent':
      return applyRemoveComponent(page, change);
    case 'removeDynamicWrapper':
      return applyRemoveDynamicWrapper(page, change);
    case 'renameComponent':
      return applyRenameComponent(page, change);
    case 'replaceProperty':
      return applyReplaceProperty(page, change);
    case 'setCopiedFrom':
      return applySetCopiedFrom(page, change);
    case 'updateProperty':
      return applyUpdateProperty(page, change);
    default:
      return changeFailure('model.change.unknownType');
  }
}
