import type { Catalogue } from '@vitrina/block-catalogue';
import { type BlockDefinition, type ComponentText, listTexts, withTextAt } from '@vitrina/block-kit';
import { getComponent, type Component, type ComponentId, type Json, type Prop } from '@vitrina/epack-model';
import { canEditText } from '@vitrina/page-designs';

import type { EditorState } from '../store/editorState.ts';
import type { EditorStore } from '../store/createEditorStore.ts';
import { applyChange } from '../store/edit.ts';
import { getActiveComponent, getActivePage } from '../store/selectors.ts';

/** A text for the writing assistant. */
export interface AssistTarget {
  readonly key: string;
  /** The stored text. */
  readonly text: string;
  /** Whether the text can contain formatting. */
  readonly isRich: boolean;
  /** The text's place in its block; undefined for a part selected by the user. */
  readonly place: Pick<ComponentText, 'name' | 'field' | 'steps'> | undefined;
  /** Replaces the text as one step. */
  accept: (text: string) => void;
}

/** The texts of the active block. */
export interface BlockTargets {
  readonly definition: BlockDefinition | undefined;
  readonly targets: readonly AssistTarget[];
}

/** Returns the texts of the active block that the assistant can edit; empty if there are none. */
export function findBlockTargets(store: EditorStore): BlockTargets {
  const component = getActiveComponent(store.getState());
  const { catalogue } = store.services;
  return {
    definition: catalogue.find(component?.componentKey ?? ''),
    targets: component ? listTargets(store, component, catalogue) : [],
  };
}

function listTargets(store: EditorStore, component: Component, catalogue: Catalogue): AssistTarget[] {
  const editable = listTexts(component, catalogue).filter(({ name }) => canEditText(component, name));
  return editable.map((text) => ({
    key: text.path,
    text: text.text,
    isRich: text.control.name === 'richText',
    place: text,
    accept: (next) => replaceText(store, component.id, text, next),
  }));
}

function replaceText(
  store: EditorStore,
  id: ComponentId,
  { name, steps, path }: ComponentText,
  text: string,
): void {
  const prop = findProp(store.getState(), id, name);
  if (prop === undefined) return;
  const value = withTextAt(prop.value as Json, undefined, steps, text) as Prop['value'];
  store.dispatch(
    applyChange(
      { type: 'replaceProperty', id, name, prop: { ...prop, value } },
      { mergeKey: `assist ${id} ${path} ${text}` },
    ),
  );
}

function findProp(state: EditorState, id: ComponentId, name: string): Prop | undefined {
  const page = getActivePage(state);
  return page && getComponent(page, id)?.props[name];
}
