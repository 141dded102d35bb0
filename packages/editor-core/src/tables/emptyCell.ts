import type { BlockRules, ComponentDraft, ComponentId, Page } from '@vitrina/epack-model';

import { toDraft } from '../nesting/subtrees.ts';
import { cellKey, rowKey, type GridRow } from './tableGrid.ts';

const textKey = 'Text';

/** Props that a new cell or row doesn't take from its neighbor, besides the content. */
const ownProps = ['hide', 'attributes', 'colspan'];

/** Returns an empty cell that holds one text, both in the style of a neighbor. */
export function makeCell(page: Page, neighborId: ComponentId | undefined, rules: BlockRules): ComponentDraft {
  const neighbor = neighborId === undefined ? undefined : toDraft(page, neighborId);
  const text = neighbor?.children?.find(({ componentKey }) => componentKey === textKey);
  return { ...makeLike(cellKey, neighbor, rules), children: [makeLike(textKey, text, rules, 'text')] };
}

/** Returns a row of empty cells in the style of a neighbor, one per column. */
export function makeRow(
  page: Page,
  neighbor: GridRow,
  columnCount: number,
  rules: BlockRules,
): ComponentDraft {
  const children = Array.from({ length: columnCount }, (_, column) => {
    const above = neighbor.cells.findLast((cell) => cell.column <= column);
    return makeCell(page, above?.id, rules);
  });
  return { ...makeLike(rowKey, toDraft(page, neighbor.id), rules), children };
}

/** Returns a new block without contents, in the style of another of its kind. */
function makeLike(
  key: string,
  like: ComponentDraft | undefined,
  rules: BlockRules,
  contentName?: string,
): ComponentDraft {
  const { children: _children, ...draft } = rules.find(key)?.createSubtree() ?? {
    componentKey: key,
    type: 'component',
  };
  const style = Object.entries(like?.props ?? {}).filter(
    ([name]) => name !== contentName && !ownProps.includes(name),
  );
  return { ...draft, props: { ...draft.props, ...Object.fromEntries(style) } };
}
