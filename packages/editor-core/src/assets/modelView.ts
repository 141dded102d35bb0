import type { BlockDefinition } from '@vitrina/block-kit';
import {
  getComponent,
  type ComponentId,
  type Json,
  type JsonObject,
  type SinglePageChange,
} from '@vitrina/epack-model';

import { toObject, toText } from '../props/jsonText.ts';
import { getEditedSize, readProp } from '../props/readProp.ts';
import type { EditorState, EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { getActivePage } from '../store/selectors.ts';

/** A point on a model, in the form that blocks store: coordinates in meters, separated by spaces. */
export interface ModelPoint {
  readonly position: string;
  readonly normal: string;
  readonly title: string;
  /** Formatted text. */
  readonly text: string;
}

/** How a block shows a 3D model. */
export interface ModelView {
  /** Stored assets; an empty text if there is none. */
  readonly model: Json;
  readonly iosModel: Json;
  readonly poster: Json;
  /** Angle around the model, angle from the top, distance; empty for the viewer's own. */
  readonly cameraOrbit: string;
  readonly exposure: number;
  readonly shadow: number;
  readonly hotspots: readonly ModelPoint[];
}

const names = ['model', 'iosModel', 'poster', 'cameraOrbit', 'exposure', 'shadow', 'hotspots'] as const;

/** Returns whether a block has every part of a {@link ModelView}. */
export function hasModelView(definition: BlockDefinition): boolean {
  return names.every((name) => Object.hasOwn(definition.ownProps, name));
}

/** Returns how a component of the active page shows its model, at the size in view. */
export function readModelView(state: EditorState, id: ComponentId, definition: BlockDefinition): ModelView {
  const page = getActivePage(state);
  const props = page && getComponent(page, id)?.props;
  const read = (name: (typeof names)[number]) => {
    const kind = definition.props[name];
    return kind && readProp(props?.[name], kind, state.view.size).value;
  };
  const [exposure, shadow, hotspots] = [read('exposure'), read('shadow'), read('hotspots')];
  return {
    model: read('model') ?? '',
    iosModel: read('iosModel') ?? '',
    poster: read('poster') ?? '',
    cameraOrbit: toText(read('cameraOrbit')),
    exposure: typeof exposure === 'number' ? exposure : 1,
    shadow: typeof shadow === 'number' ? shadow : 0,
    hotspots: Array.isArray(hotspots) ? hotspots.map((each: Json) => toPoint(toObject(each))) : [],
  };
}

function toPoint({ position, normal, title, text }: JsonObject): ModelPoint {
  return { position: toText(position), normal: toText(normal), title: toText(title), text: toText(text) };
}

/** Writes the changed parts of a view to a component of the active page, as one history step. */
export function setModelView(
  id: ComponentId,
  definition: BlockDefinition,
  changed: Partial<ModelView>,
): EditorThunk {
  return (dispatch, getState) => {
    const { size } = getState().view;
    const changes = names.flatMap((name): SinglePageChange[] => {
      const [kind, value] = [definition.props[name], changed[name]];
      if (kind === undefined || value === undefined) return [];
      return [{ type: 'updateProperty', id, name, size: getEditedSize(kind, size), value: value as Json }];
    });
    if (changes.length === 0) return;
    const mergeKey = `setModelView ${id} ${JSON.stringify(changed)}`;
    dispatch(applyChange({ type: 'batch', changes }, { mergeKey }));
  };
}
