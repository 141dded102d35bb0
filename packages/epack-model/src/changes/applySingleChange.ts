import type { Page } from '../page/page.ts';
import { applyAddComponents } from './addComponents.ts';
import { applyAddRawComponents } from './addRawComponents.ts';
import { applyAddTableRow } from './addTableRow.ts';
import { applyMakeDynamic } from './makeDynamic.ts';
import { applyMoveComponent } from './moveComponent.ts';
import { applyRemoveComponent } from './removeComponent.ts';
import { applyRemoveDynamicWrapper } from './removeDynamicWrapper.ts';
import { applyRenameComponent } from './renameComponent.ts';
import { applyReplaceProperty } from './replaceProperty.ts';
import { applySetCopiedFrom } from './setCopiedFrom.ts';
import { applyUpdateProperty } from './updateProperty.ts';
import type { SinglePageChange } from './pageChange.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';

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
