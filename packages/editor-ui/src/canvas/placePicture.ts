import type { Asset } from '@vitrina/api-client/contract';
import { templateDraft } from '@vitrina/block-kit';
import type { Catalogue } from '@vitrina/block-catalogue';
import {
  getChildIds,
  getComponent,
  type Component,
  type ComponentDraft,
  type ComponentId,
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

/** Key of the block that is created for an image dropped outside any image block. */
const pictureBlockKey = 'Image';

/** Returns the name of the image prop of a component, or `undefined` if the component has no image prop. */
export function findPictureName(page: Page, id: ComponentId, catalogue: Catalogue): string | undefined {
  const { ownProps = {} } = catalogue.find(getComponent(page, id)?.componentKey ?? '') ?? {};
  return Object.keys(ownProps).find((name) => {
    const control = ownProps[name]?.control;
    return control?.name === 'asset' && control.fileType === 'image';
  });
}

/**
 * Drop or paste position of an image, kept because the user might open another page or size during the
 * upload.
 */
export interface PictureSpot {
  readonly page: PageKey;
  /** The size shown at the time of the drop. */
  readonly size: SizeName;
  /** The component under the pointer, or the active component for a paste. */
  readonly id: ComponentId | undefined;
  /**
   * If `true` and the component shows an image, replaces that image. Otherwise, adds a block after the
   * component.
   */
  readonly isInside: boolean;
  /** The component to insert before. If `undefined`, inserts after the component with `id`. */
  readonly beforeId?: ComponentId | undefined;
}

/** The component that shows the placed image, or the reason the image was refused. */
export type PlacedPicture = { readonly id: ComponentId } | { readonly refusal: Refusal };

/**
 * Puts an image into the component if the component shows one. Otherwise, adds a block after the component,
 * or at the default insertion point.
 * @param isSelected - whether a new block becomes the active one
 */
export function placePicture(
  asset: Asset,
  spot: PictureSpot,
  isSelected: boolean,
): EditorThunk<PlacedPicture | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const { page: key, size, id, beforeId } = spot;
    const context = getNestingContext(getState(), catalogue, key);
    if (context === undefined) return undefined;
    const { page } = context;
    const component = id === undefined ? undefined : getComponent(page, id);
    const name = component && spot.isInside ? findPictureName(page, component.id, catalogue) : undefined;
    if (component && name !== undefined) {
      const { componentKey } = component;
      const { ownProps = {}, props } = catalogue.find(componentKey) ?? {};
      const kind = props?.[name];
      const altName = findAltName(ownProps, name);
      const place = { page: key, id: component.id, componentKey, name, path: [], altName };
      dispatch(putAsset({ ...place, size: kind ? getEditedSize(kind, size) : size }, asset));
      return { id: component.id };
    }
    const draft = pictureDraft(asset, catalogue);
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

function pictureDraft(asset: Asset, catalogue: Catalogue): ComponentDraft {
  const definition = catalogue.find(pictureBlockKey);
  if (definition === undefined) throw new Error(`The catalogue has no ${pictureBlockKey}`);
  const draft = templateDraft(definition.create(), catalogue.find);
  const src = { name: 'src', value: { desktop: toStoredAsset(asset) } };
  const alt = { name: 'alt', value: { desktop: asset.alt } };
  return { ...draft, props: { ...draft.props, src, ...(asset.alt !== '' && { alt }) } };
}
