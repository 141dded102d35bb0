import { toStoredImage } from '@vitrina/api-client';
import type { Asset, Poster } from '@vitrina/api-client/contract';
import type { Catalogue } from '@vitrina/block-catalogue';
import type { BlockDefinition } from '@vitrina/block-kit';
import {
  getComponent,
  resolveSized,
  type Component,
  type ComponentId,
  type Json,
  type PageKey,
  type SinglePageChange,
  type SizeName,
} from '@vitrina/epack-model';

import { toObject, toText } from '../props/jsonText.ts';
import { readProp } from '../props/readProp.ts';
import type { EditorState, EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { toStoredAsset } from './pictureUse.ts';

/** Path of member names and list indexes from a value to one inside; empty for the value itself. */
export type ValuePath = readonly (string | number)[];

/** The place in a package where an uploaded file is put. Stays valid when another page is in view. */
export interface AssetPlace {
  readonly page: PageKey;
  readonly id: ComponentId;
  readonly componentKey: string;
  /** Name of the prop. */
  readonly name: string;
  readonly size: SizeName;
  readonly path: ValuePath;
  /** Where the image's description is stored: a sibling prop, or a member if the image is itself a member. */
  readonly altName: string | undefined;
}

/** Returns the component that receives the file; undefined if it was deleted or its list is now shorter. */
export function findPlaced(state: EditorState, place: AssetPlace): Component | undefined {
  const { id, componentKey, name, size, path } = place;
  const page = state.document.epack.pages[place.page];
  const component = page ? getComponent(page, id) : undefined;
  if (component?.componentKey !== componentKey) return undefined;
  const stored = component.props[name]?.value;
  const value = stored && resolveSized(stored, size);
  const isItem = path.some((step) => typeof step === 'number');
  return isItem && value !== undefined && readAt(value, path) === undefined ? undefined : component;
}

/** Returns the component that receives the file, and the value of its prop. */
function readPlaced(
  state: EditorState,
  place: AssetPlace,
  catalogue: Catalogue,
): { component: Component; definition: BlockDefinition; value: Json | undefined } | undefined {
  const component = findPlaced(state, place);
  const definition = catalogue.find(place.componentKey);
  const kind = definition?.props[place.name];
  if (component === undefined || definition === undefined || kind === undefined) return undefined;
  return { component, definition, value: readProp(component.props[place.name], kind, place.size).value };
}

/**
 * Puts a file into its place as one history step of that page. Adds the file's description if there is none
 * yet.
 */
export function putAsset(place: AssetPlace, asset: Asset): EditorThunk {
  return putStored(place, toStoredAsset(asset), { alt: asset.alt, poster: asset.poster ?? undefined });
}

/** Appends stored images to the list at a place, as one history step of that page. */
export function appendAssets(place: AssetPlace, assets: readonly Asset[]): EditorThunk {
  return (dispatch, getState, { catalogue }) => {
    const placed = readPlaced(getState(), place, catalogue);
    if (placed === undefined) return;
    const { page, id, name, size, path } = place;
    const list = readAt(placed.value, path);
    const isFilled = (item: Json) => toText(toObject(item).src ?? item) !== '';
    const items = Array.isArray(list) ? list.filter(isFilled) : [];
    const value = writeAt(placed.value, path, [...items, ...assets.map(toStoredAsset)]);
    dispatch(applyChange({ type: 'updateProperty', id, name, size, value }, { page }));
  };
}

/** The prop for the number of rows of a rotation. */
const rowsName = 'rows';

/**
 * Replaces the list at a place by the frames of a rotation, and sets the number of their rows, as one history step of
 * that page.
 */
export function putTurn(place: AssetPlace, frames: readonly Asset[], rowCount: number): EditorThunk {
  return (dispatch, getState, { catalogue }) => {
    const placed = readPlaced(getState(), place, catalogue);
    if (placed === undefined) return;
    const { page, id, name, size, path } = place;
    const value = writeAt(placed.value, path, frames.map(toStoredAsset));
    const changes: SinglePageChange[] = [{ type: 'updateProperty', id, name, size, value }];
    if (placed.definition.props[rowsName])
      changes.push({ type: 'updateProperty', id, name: rowsName, size: 'desktop', value: rowCount });
    dispatch(applyChange({ type: 'batch', changes }, { page }));
  };
}

/** Values that accompany a stored file; each is added only where the block has none yet. */
interface Companions {
  /** The description of an image. */
  readonly alt?: string;
  /** The image that stands for a file, for blocks with a `poster`. */
  readonly poster?: Poster | undefined;
}

/** Like {@link putAsset}, for a stored value such as a cropped image. */
export function putStored(place: AssetPlace, value: Json, { alt = '', poster }: Companions): EditorThunk {
  return (dispatch, getState, { catalogue }) => {
    const placed = readPlaced(getState(), place, catalogue);
    if (placed === undefined) return;
    const { component, definition, value: before } = placed;
    const { page, id, name, size, path } = place;
    const written = writeAt(before, path, value);
    const beside = alt === '' ? undefined : findMissingAlt(component, before, place);
    const whole = beside?.path ? writeAt(written, beside.path, alt) : written;
    const changes: SinglePageChange[] = [{ type: 'updateProperty', id, name, size, value: whole }];
    if (beside?.name !== undefined)
      changes.push({ type: 'updateProperty', id, name: beside.name, size: 'desktop', value: alt });
    if (poster && hasNoPoster(component, definition))
      changes.push({
        type: 'updateProperty',
        id,
        name: posterName,
        size: 'desktop',
        value: toStoredImage(poster),
      });
    const mergeKey = `putStored ${id} ${JSON.stringify(whole)}`;
    dispatch(applyChange({ type: 'batch', changes }, { page, mergeKey }));
  };
}

/** The prop for the image that stands for a block's file. */
const posterName = 'poster';

function hasNoPoster({ props }: Component, definition: BlockDefinition): boolean {
  const control = definition.props[posterName]?.control;
  const stored = props[posterName]?.value.desktop;
  return control?.name === 'asset' && toText(toObject(stored).src ?? stored) === '';
}

/** Returns where to write a missing description: a prop, or a place inside the image's own value. */
function findMissingAlt(
  { props }: Component,
  value: Json | undefined,
  { path, altName }: AssetPlace,
): { readonly name?: string; readonly path?: ValuePath } | undefined {
  if (altName === undefined) return undefined;
  const altPath = [...path.slice(0, -1), altName];
  const isMember = path.length > 0;
  const present = isMember ? readAt(value, altPath) : props[altName]?.value.desktop;
  if (toText(present) !== '') return undefined;
  return isMember ? { path: altPath } : { name: altName };
}

function readAt(value: Json | undefined, path: ValuePath): Json | undefined {
  return path.reduce<Json | undefined>(
    (within, step) =>
      typeof step === 'number' ? (Array.isArray(within) ? within[step] : undefined) : toObject(within)[step],
    value,
  );
}

function writeAt(value: Json | undefined, [step, ...rest]: ValuePath, leaf: Json): Json {
  if (step === undefined) return leaf;
  if (typeof step === 'string') {
    const stored = toObject(value);
    return { ...stored, [step]: writeAt(stored[step], rest, leaf) };
  }
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  return items.map((item, index) => (index === step ? writeAt(item, rest, leaf) : item));
}
