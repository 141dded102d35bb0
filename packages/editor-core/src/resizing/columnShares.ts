import type { Catalogue } from '@vitrina/block-catalogue';
import { resolveValues } from '@vitrina/block-kit';
import {
  getChildIds,
  getComponent,
  resolveSized,
  sizes,
  type ComponentId,
  type Json,
  type Page,
  type SinglePageChange,
  type SizeName,
} from '@vitrina/epack-model';

import { fitted, moveBorder } from '../tables/columnWidths.ts';
import { snapLength } from './snapLength.ts';

/** Returns the row whose columns have borders for a component: the component itself, or the row around a column. */
export function findColumnsRow(page: Page, id: ComponentId): ComponentId | undefined {
  if (getChildIds(page, id).some((childId) => isColumn(page, childId))) return id;
  return isColumn(page, id) ? getComponent(page, id)?.parentId : undefined;
}

function isColumn(page: Page, id: ComponentId): boolean {
  return getComponent(page, id)?.componentKey === 'Column';
}

/** Lists the columns of a row that share its width at a size; none if they are below each other, or not all are columns. */
export function listSharedColumns(
  page: Page,
  rowId: ComponentId,
  catalogue: Catalogue,
  size: SizeName,
): readonly ComponentId[] {
  const row = getComponent(page, rowId);
  const definition = row && catalogue.find(row.componentKey);
  if (row === undefined || definition === undefined) return [];
  const isResizable = row.componentKey === 'Row' || sharesName in definition.ownProps;
  const { sideBySide, wraps } = definition.layout?.(resolveValues(definition, row, size), size) ?? {};
  const ids = getChildIds(page, rowId);
  const areOnOneLine = (sideBySide === 'all' && wraps !== true) || sideBySide === ids.length;
  return isResizable && areOnOneLine && ids.every((id) => isColumn(page, id)) ? ids : [];
}

/** The prop of a ready-made section that holds the shares of its columns. */
const sharesName = 'columnWidths';

/** Returns the shares of columns, in percent, after the border behind one of them moved. They fill the row together. */
export function moveShares(
  widthsPx: readonly number[],
  column: number,
  byPx: number,
  isFree: boolean,
): readonly number[] {
  const shares = fitted(widthsPx.map((px) => Math.max(px, 1)));
  const whole = widthsPx.reduce((sum, px) => sum + px, 0);
  const before = shares[column] ?? 0;
  const wanted = before + (whole > 0 ? (byPx / whole) * 100 : 0);
  return moveBorder(shares, column, snapLength(wanted, '%', isFree) - before);
}

/**
 * Returns the changes that set the shares of the columns of a row at a size. Columns that were as high as their row remain so,
 * and those that are below each other at smaller sizes remain as wide as the row there.
 */
export function planShares(
  page: Page,
  rowId: ComponentId,
  shares: readonly number[],
  size: SizeName,
  catalogue: Catalogue,
): readonly SinglePageChange[] {
  const row = getComponent(page, rowId);
  const definition = row && catalogue.find(row.componentKey);
  if (definition && sharesName in definition.ownProps)
    return [{ type: 'updateProperty', id: rowId, name: sharesName, size: 'desktop', value: [...shares] }];
  const smaller = sizes.slice(sizes.indexOf(size) + 1);
  const stackedSize = smaller.find((each) => listSharedColumns(page, rowId, catalogue, each).length === 0);
  return listSharedColumns(page, rowId, catalogue, size).flatMap((id, at) => {
    const set = (name: string, setSize: SizeName, value: Json): SinglePageChange => {
      return { type: 'updateProperty', id, name, size: setSize, value };
    };
    const hasWidth = (each: SizeName) =>
      resolveSized(getComponent(page, id)?.props['width']?.value ?? {}, each) !== undefined;
    return [
      set('width', size, `${shares[at] ?? 0}%`),
      ...(hasWidth(size) ? [] : [set('hasRowHeight', size, true)]),
      ...(stackedSize && !hasWidth(stackedSize) ? [set('width', stackedSize, '100%')] : []),
    ];
  });
}
