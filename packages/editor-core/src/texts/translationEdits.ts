import { type TranslatedText, withTextAt } from '@vitrina/block-kit';
import {
  describeSource,
  getComponent,
  hashValue,
  type Component,
  type CopiedFrom,
  type Json,
  type PageAddress,
  type Prop,
  type SinglePageChange,
} from '@vitrina/epack-model';

import type { EditorState, EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { getActivePage } from '../store/selectors.ts';

/** Sets a translation and records its source text. Consecutive keystrokes are one step. */
export function translateText(text: TranslatedText, source: PageAddress, translation: string): EditorThunk {
  return (dispatch, getState) => {
    const component = findComponent(getState(), text);
    if (component === undefined) return;
    const changes = [toPropertyChange(component, text, translation), toConfirmation(component, text, source)];
    dispatch(applyChange({ type: 'batch', changes }, { mergeKey: `translate ${text.key}` }));
  };
}

/** Marks a translation as done in its current form, even if it equals the source text. */
export function confirmTranslation(text: TranslatedText, source: PageAddress): EditorThunk {
  return (dispatch, getState) => {
    const component = findComponent(getState(), text);
    if (component === undefined) return;
    dispatch(applyChange(toConfirmation(component, text, source), { mergeKey: `confirm ${text.key}` }));
  };
}

/** Returns the current translated component. The list of texts may be slightly older. */
function findComponent(state: EditorState, { component }: TranslatedText): Component | undefined {
  const page = getActivePage(state);
  return page && getComponent(page, component.id);
}

function toPropertyChange(
  component: Component,
  { source, name, steps }: TranslatedText,
  translation: string,
): SinglePageChange {
  const prop = component.props[name] ?? { name, value: {} };
  const value = withTextAt(
    prop.value as Json,
    source.props[name]?.value as Json | undefined,
    steps,
    translation,
  ) as Prop['value'];
  return { type: 'replaceProperty', id: component.id, name, prop: { ...prop, value } };
}

function toConfirmation(
  { id, copiedFrom }: Component,
  { source, path, sourceText }: TranslatedText,
  address: PageAddress,
): SinglePageChange {
  // The original texts of an older copy are unknown, so only confirmations count.
  const known: CopiedFrom = copiedFrom ?? { ...describeSource(source, address), props: {} };
  const texts = { ...known.texts, [path]: hashValue(sourceText) };
  return { type: 'setCopiedFrom', id, copiedFrom: { ...known, texts } };
}
