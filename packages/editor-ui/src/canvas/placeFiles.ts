import type { Asset } from '@vitrina/api-client/contract';
import { templateDraft, type BlockDefinition } from '@vitrina/block-kit';
import type { Catalogue } from '@vitrina/block-catalogue';
import { appendAssets, toStoredAsset } from '@vitrina/editor-core/assets';
import { planDraft, planDrafts } from '@vitrina/editor-core/edits';
import type { Refusal } from '@vitrina/editor-core/nesting';
import { toObject, toText } from '@vitrina/editor-core/props';
import {
  applyChange,
  getNestingContext,
  type EditorState,
  type EditorThunk,
} from '@vitrina/editor-core/store';
import {
  applyPageChange,
  getAncestorIds,
  getChildIds,
  getComponent,
  planAddTableRow,
  sizes,
  type ComponentDraft,
  type ComponentId,
  type Page,
  type PageKey,
  type SinglePageChange,
} from '@vitrina/epack-model';

import { findAltName } from '../assets/block-picture/altText.ts';
import { createDraft, findFilePropName } from './placeFile.ts';

/** The component that several images go into together, and its page. */
export interface FilesHolder {
  readonly page: PageKey;
  readonly id: ComponentId;
}

const tableKey = 'Table';
const rowKey = 'Row';
const columnKey = 'Column';
const sliderElement = 'vitrina-slider';

/**
 * Returns the selected slider, table, row with an empty column, or block with a list of images that contains a component;
 * undefined if there is none.
 */
export function findFilesHolder(
  page: Page,
  selection: EditorState['view']['selection'],
  droppedOn: ComponentId,
  catalogue: Catalogue,
): ComponentId | undefined {
  return [droppedOn, ...getAncestorIds(page, droppedOn)].find((id) => {
    const definition = findDefinition(page, id, catalogue);
    if (definition === undefined || !selection.includes(id)) return false;
    const { key, elements } = definition;
    if (key === rowKey) return findEmptyColumn(page, id) !== undefined;
    return key === tableKey || elements.includes(sliderElement) || findListName(definition) !== undefined;
  });
}

/**
 * Puts images into a component as one history step: as slides at the end of a slider, into the empty cells of a
 * table and then into new rows, into the empty columns of a row and then into new ones, or at the end of a list of images. Returns the refusal if they can't be there.
 */
export function placeFiles(
  assets: readonly Asset[],
  { page: key, id }: FilesHolder,
): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue, key);
    const definition = context && findDefinition(context.page, id, catalogue);
    if (context === undefined || definition === undefined) return undefined;
    const name = findListName(definition);
    if (name !== undefined) {
      const place = { page: key, id, componentKey: definition.key, name, path: [], altName: undefined };
      dispatch(appendAssets({ ...place, size: 'desktop' }, assets));
      return undefined;
    }
    const drafts = assets.flatMap((asset) => createSlide(asset, definition, catalogue) ?? []);
    const parts = partsOf[definition.key];
    const planned =
      parts !== undefined
        ? planParts(context, { id, parts, drafts }, catalogue)
        : planDrafts(
            context,
            drafts,
            { parentId: id, index: getChildIds(context.page, id).length },
            catalogue.find,
          );
    if ('refusal' in planned) return planned.refusal;
    dispatch(applyChange({ type: 'batch', changes: [...planned.changes] }, { page: key }));
    return undefined;
  };
}

function findDefinition(page: Page, id: ComponentId, catalogue: Catalogue): BlockDefinition | undefined {
  return catalogue.find(getComponent(page, id)?.componentKey ?? '');
}

/** Returns the prop that lists images, with one value for all sizes. */
function findListName({ ownProps }: BlockDefinition): string | undefined {
  return Object.keys(ownProps).find((name) => {
    const kind = ownProps[name];
    const item = kind?.control.name === 'list' ? kind.control.item.control : undefined;
    return item?.name === 'asset' && item.fileType === 'image' && kind?.isPerSize === false;
  });
}

/** Returns the block for an image: a slide of the holder's own kind if it takes only those, otherwise an image. */
function createSlide(
  asset: Asset,
  { nesting }: BlockDefinition,
  catalogue: Catalogue,
): ComponentDraft | undefined {
  const { allowedChildren } = nesting;
  const [own] = typeof allowedChildren === 'string' ? [] : allowedChildren.map((key) => catalogue.find(key));
  const name = own && findFilePropName(own, asset.kind);
  if (own === undefined || name === undefined) return createDraft(asset, catalogue);
  const draft = templateDraft(own.create(), catalogue.find);
  const altName = findAltName(own.ownProps, name);
  return {
    ...draft,
    props: {
      ...draft.props,
      [name]: { name, value: { desktop: toStoredAsset(asset) } },
      ...(altName !== undefined &&
        asset.alt !== '' && { [altName]: { name: altName, value: { desktop: asset.alt } } }),
    },
  };
}

type Context = NonNullable<ReturnType<typeof getNestingContext>>;

/** The parts of a component that take one image each. */
interface Parts {
  /** Returns the first part without content. */
  findEmpty(page: Page, id: ComponentId): ComponentId | undefined;
  /** Plans the addition of empty parts at the end. */
  planMore(context: Context, id: ComponentId, catalogue: Catalogue): SinglePageChange | undefined;
}

const partsOf: Readonly<Record<string, Parts>> = {
  [tableKey]: {
    findEmpty: findEmptyCell,
    planMore: ({ page }, id, { rules }) => planAddTableRow(page, id, rules),
  },
  [rowKey]: { findEmpty: findEmptyColumn, planMore: planColumn },
};

interface Filling {
  readonly id: ComponentId;
  readonly parts: Parts;
  readonly drafts: readonly ComponentDraft[];
}

/** Plans how to fill the empty parts of a component. Adds parts if there are too few. */
function planParts(
  context: Context,
  { id, parts, drafts }: Filling,
  catalogue: Catalogue,
): { readonly changes: readonly SinglePageChange[] } | { readonly refusal: Refusal } {
  const changes: SinglePageChange[] = [];
  let { page } = context;
  const apply = (change: SinglePageChange) => {
    const applied = applyPageChange(page, change);
    if (!applied.ok) return;
    page = applied.page;
    changes.push(change);
  };
  for (const draft of drafts) {
    if (parts.findEmpty(page, id) === undefined) {
      const more = parts.planMore({ ...context, page }, id, catalogue);
      if (more) apply(more);
    }
    const partId = parts.findEmpty(page, id);
    if (partId === undefined) break;
    const before = getChildIds(page, partId);
    const planned = planDraft({ ...context, page }, draft, { parentId: partId, index: 0 }, catalogue.find);
    if ('refusal' in planned) return planned;
    apply(planned.change);
    for (const blankId of before) apply({ type: 'removeComponent', id: blankId });
  }
  return { changes };
}

function planColumn(context: Context, rowId: ComponentId, { find }: Catalogue): SinglePageChange | undefined {
  const column = find(columnKey);
  if (column === undefined) return undefined;
  const place = { parentId: rowId, index: getChildIds(context.page, rowId).length };
  const planned = planDraft(context, templateDraft(column.create(), find), place, find);
  return 'refusal' in planned ? undefined : planned.change;
}

function findEmptyColumn(page: Page, rowId: ComponentId): ComponentId | undefined {
  return getChildIds(page, rowId).find(
    (id) => getComponent(page, id)?.componentKey === columnKey && getChildIds(page, id).length === 0,
  );
}

/** Returns the first cell of a table without content. */
function findEmptyCell(page: Page, tableId: ComponentId): ComponentId | undefined {
  return getChildIds(page, tableId)
    .flatMap((rowId) => getChildIds(page, rowId))
    .find((cellId) => getChildIds(page, cellId).every((id) => isBlank(page, id)));
}

/** The prop with the content of the blocks that a new cell can hold. */
const contentNames: Readonly<Record<string, string>> = { Text: 'text', Image: 'src' };

function isBlank(page: Page, id: ComponentId): boolean {
  const component = getComponent(page, id);
  const name = contentNames[component?.componentKey ?? ''];
  if (component === undefined || name === undefined) return false;
  const stored = component.props[name]?.value ?? {};
  return sizes.every((size) => toText(toObject(stored[size]).src ?? stored[size]) === '');
}
