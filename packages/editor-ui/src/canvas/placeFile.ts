import { type FileKind, toStoredImage } from '@vitrina/api-client';
import type { Asset } from '@vitrina/api-client/contract';
import { templateDraft, type BlockDefinition } from '@vitrina/block-kit';
import type { Catalogue } from '@vitrina/block-catalogue';
import {
  getChildIds,
  getComponent,
  type Component,
  type ComponentDraft,
  type ComponentId,
  type Json,
  type Page,
  type PageKey,
  type Place,
  type SizeName,
} from '@vitrina/epack-model';
import { putAsset, toStoredAsset } from '@vitrina/editor-core/assets';
import { findPlace, planDraft } from '@vitrina/editor-core/edits';
import type { Refusal } from '@vitrina/editor-core/nesting';
import { getEditedSize } from '@vitrina/editor-core/props';
import {
  type EditorThunk,
  applyChange,
  getNestingContext,
  getActiveId,
  getActiveKey,
} from '@vitrina/editor-core/store';

import { findAltName } from '../assets/block-picture/altText.ts';

/** The block that is created for a dropped file, and its props for the file and the file's name or description. */
interface KindBlock {
  readonly key: string;
  readonly fileName: string;
  readonly textName?: 'alt' | 'title' | 'fileName';
}

/** The blocks for dropped files. Captions and audio need a block that takes them under the pointer. */
const kindBlocks: Partial<Record<FileKind, KindBlock>> = {
  image: { key: 'Image', fileName: 'src', textName: 'alt' },
  video: { key: 'Video', fileName: 'src' },
  model: { key: 'ArBanner', fileName: 'model', textName: 'alt' },
  document: { key: 'DownloadButton', fileName: 'file', textName: 'fileName' },
};

/** Returns the name of the block's prop that takes a file of this kind; undefined if it has none. */
export function findFilePropName(
  { ownProps }: Pick<BlockDefinition, 'ownProps'>,
  wanted: FileKind,
): string | undefined {
  return Object.keys(ownProps).find((name) => {
    const control = ownProps[name]?.control;
    return control?.name === 'asset' && control.fileType === wanted;
  });
}

/**
 * Drop or paste position of a file, kept because the user might open another page or size during the
 * upload.
 */
export interface FileSpot {
  readonly page: PageKey;
  /** The size shown at the time of the drop. */
  readonly size: SizeName;
  /** The component under the pointer, or the active component for a paste. */
  readonly id: ComponentId | undefined;
  /**
   * If `true` and the component takes a file of this kind, replaces its file. Otherwise, adds a block after
   * the component.
   */
  readonly isInside: boolean;
  /** The component to insert before. If `undefined`, inserts after the component with `id`. */
  readonly beforeId?: ComponentId | undefined;
}

/** The component that shows the placed file, the reason it was refused, or that no block takes such files. */
export type PlacedFile =
  { readonly id: ComponentId } | { readonly refusal: Refusal } | { readonly isWithoutBlock: true };

/**
 * Puts a file into the component if the component takes one of its kind. Otherwise, adds a block after the
 * component, or at the default insertion point.
 * @param isSelected - whether a new block becomes the active one
 */
export function placeFile(
  asset: Asset,
  spot: FileSpot,
  isSelected: boolean,
): EditorThunk<PlacedFile | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const { page: key, size, id, beforeId } = spot;
    const context = getNestingContext(getState(), catalogue, key);
    if (context === undefined) return undefined;
    const { page } = context;
    const component = id === undefined ? undefined : getComponent(page, id);
    const taking = component && spot.isInside ? catalogue.find(component.componentKey) : undefined;
    const name = taking && findFilePropName(taking, asset.kind);
    if (component && name !== undefined) {
      const { componentKey } = component;
      const { ownProps = {}, props } = catalogue.find(componentKey) ?? {};
      const kind = props?.[name];
      const altName = findAltName(ownProps, name);
      const place = { page: key, id: component.id, componentKey, name, path: [], altName };
      dispatch(putAsset({ ...place, size: kind ? getEditedSize(kind, size) : size }, asset));
      return { id: component.id };
    }
    const draft = createDraft(asset, catalogue);
    if (draft === undefined) return { isWithoutBlock: true };
    const isInView = getActiveKey(getState()) === key;
    const next = beforeId === undefined ? undefined : getComponent(page, beforeId);
    const beside = next ? placeBeside(page, next, 0) : component && placeBeside(page, component, 1);
    const plan = (place: Place) => planDraft(context, draft, place, catalogue.find);
    const first = beside && plan(beside);
    const planned =
      first && 'id' in first
        ? first
        : plan(findPlace(context, draft, isInView ? getActiveId(getState()) : component?.id));
    if ('refusal' in planned) return planned;
    dispatch(
      applyChange(planned.change, { page: key, ...(isSelected && isInView && { select: [planned.id] }) }),
    );
    return { id: planned.id };
  };
}

/** Returns the position before a component, or after the component if `by` is 1. */
function placeBeside(page: Page, { id, type, parentId }: Component, by: 0 | 1): Place | undefined {
  if (type !== 'component') return undefined;
  return { parentId, index: getChildIds(page, parentId).indexOf(id) + by };
}

/** Returns a new block for a file, with the file's name or description and the image that stands for it. */
export function createDraft(asset: Asset, catalogue: Catalogue): ComponentDraft | undefined {
  const block = kindBlocks[asset.kind];
  const definition = block && catalogue.find(block.key);
  if (block === undefined || definition === undefined) return undefined;
  const draft = templateDraft(definition.create(), catalogue.find);
  const { fileName, textName } = block;
  const text = textName === 'fileName' ? asset.name : asset.alt;
  const set = (name: string, value: Json) => ({ [name]: { name, value: { desktop: value } } });
  return {
    ...draft,
    props: {
      ...draft.props,
      ...set(fileName, toStoredAsset(asset)),
      ...(asset.poster && 'poster' in definition.props && set('poster', toStoredImage(asset.poster))),
      ...(textName !== undefined && text !== '' && set(textName, text)),
    },
  };
}
