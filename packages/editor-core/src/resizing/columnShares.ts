import type { Catalogue } from '@vitrina/block-catalogue';
import { resolveValues } from '@vitrina/block-kit';
import {
  getChildIds,
  getComponent,
  type ComponentId,
  type Page,
  type SinglePageChange,
  type SizeName,
} from '@vitrina/epack-model';

import { fitted, moveBorder } from '../tables/columnWidths.ts';
import { snapLength } from './snapLength.ts';

/** Returns the row whose columns have borders for a component: the component itself, or the row around a column. */
export function findColumnsRow(page: Page, id: ComponentId): ComponentId | undefined {
  const component = getComponent(page, id);
  if (component?.componentKey === 'Row') return id;
  if (component?.componentKey !== 'Column') return undefined;
  return getComponent(page, component.parentId)?.componentKey === 'Row' ? component.parentId : undefined;
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
  const { direction, flexWrap } = resolveValues(definition, row, size);
  const ids = getChildIds(page, rowId);
  const areColumns = ids.every((id) => getComponent(page, id)?.componentKey === 'Column');
  return direction === 'horizontal' && flexWrap !== true && areColumns ? ids : [];
}

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

/** Returns the changes that set the shares of columns at a size. */
export function planShares(
  columnIds: readonly ComponentId[],
  shares: readonly number[],
  size: SizeName,
): readonly SinglePageChange[] {
  return columnIds.map((id, at) => {
    return { type: 'updateProperty', id, name: 'width', size, value: `${shares[at] ?? 0}%` };
  });
}
