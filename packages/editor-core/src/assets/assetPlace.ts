import type { Asset } from '@vitrina/api-client/contract';
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

/** The members and items that lead from a value to one inside it; empty for the value itself. */
export type ValuePath = readonly (string | number)[];

/** Where in a package a file goes: found again whatever is in view by then. */
export interface AssetPlace {
  readonly page: PageKey;
  readonly id: ComponentId;
  readonly componentKey: string;
  /** Of the prop. */
  readonly name: string;
  readonly size: SizeName;
  readonly path: ValuePath;
  /** What describes the picture, beside it: a prop, or a member where the picture is one. */
  readonly altName: string | undefined;
}

/** The component a file goes into; undefined where it is gone, or its list has become shorter. */
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

/** Puts a file where it goes, with a description where there is none yet, as one step of that page. */
export function putAsset(place: AssetPlace, asset: Asset): EditorThunk {
  return putStored(place, toStoredAsset(asset), asset.alt);
}

/** {@link putAsset} of what is stored for a file, as with a crop of its own. */
export function putStored(place: AssetPlace, value: Json, alt: string): EditorThunk {
  return (dispatch, getState, { catalogue }) => {
    const component = findPlaced(getState(), place);
    const kind = catalogue.find(place.componentKey)?.props[place.name];
    if (component === undefined || kind === undefined) return;
    const { page, id, name, size, path } = place;
    const before = readProp(component.props[name], kind, size).value;
    const written = writeAt(before, path, value);
    const beside = alt === '' ? undefined : findMissingAlt(component, before, place);
    const whole = beside?.path ? writeAt(written, beside.path, alt) : written;
    const changes: SinglePageChange[] = [{ type: 'updateProperty', id, name, size, value: whole }];
    if (beside?.name !== undefined)
      changes.push({ type: 'updateProperty', id, name: beside.name, size: 'desktop', value: alt });
    const mergeKey = `putStored ${id} ${JSON.stringify(whole)}`;
    dispatch(applyChange({ type: 'batch', changes }, { page, mergeKey }));
  };
}

/** Where the description belongs that the picture does not have yet: a prop, or a place in the value of the picture's own. */
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
