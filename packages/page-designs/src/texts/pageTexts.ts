import type { Catalogue } from '@vitrina/block-catalogue';
import { type ComponentText, listTexts, readWords, withTextAt } from '@vitrina/block-kit';
import {
  type Component,
  getComponent,
  type Json,
  type Page,
  type Prop,
  type SinglePageChange,
  walkPage,
} from '@vitrina/epack-model';

import { canEditText } from './canEditText.ts';
import { toHtml } from './toHtml.ts';

/** A text of a page. */
export interface PageText {
  /** Unique on the page. */
  readonly key: string;
  readonly component: Component;
  readonly text: ComponentText;
}

/** New words for a text. */
export interface TextReplacement {
  readonly text: ComponentText;
  /** Without markup. */
  readonly words: string;
}

/** Lists the texts of a page that visitors read and that can be edited, in reading order. */
export function listPageTexts(page: Page, catalogue: Catalogue): readonly PageText[] {
  return [...walkPage(page)].flatMap((component) =>
    listTexts(component, catalogue)
      .filter(({ name }) => canEditText(component, name))
      .map((text) => ({ key: `${component.id} ${text.path}`, component, text })),
  );
}

/** A text as the language model is asked about it. */
export interface AskedText {
  readonly key: string;
  /** Without markup. */
  readonly text: string;
  /** In characters. Default: none. */
  readonly maxLength?: number;
}

/** Returns a text as the language model is asked about it. */
export function toAskedText({ key, text }: PageText): AskedText {
  const { control } = text;
  const maxLength = control.name === 'text' ? control.maxLength : undefined;
  return { key, text: readWords(control, text.text), ...(maxLength !== undefined && { maxLength }) };
}

/** Returns the change of one property's texts; undefined if the component no longer has it. */
export function toTextChange(
  { id, props }: Component,
  name: string,
  replacements: readonly TextReplacement[],
): SinglePageChange | undefined {
  const prop = props[name];
  if (!prop) return undefined;
  let value = prop.value as Json;
  for (const { text, words } of replacements) {
    value = withTextAt(
      value,
      undefined,
      text.steps,
      text.control.name === 'richText' ? toHtml(words) : words,
    );
  }
  return { type: 'replaceProperty', id, name, prop: { ...prop, value: value as Prop['value'] } };
}

/** Returns the changes that replace texts of a page, one per property. Leaves out texts that the page no longer has. */
export function toTextChanges(
  page: Page,
  replacements: readonly (Pick<PageText, 'component' | 'text'> & { readonly words: string })[],
): readonly SinglePageChange[] {
  const byProp = Map.groupBy(replacements, ({ component, text }) => `${component.id} ${text.name}`);
  return [...byProp.values()].flatMap((ofProp) => {
    const [first] = ofProp;
    const component = first && getComponent(page, first.component.id);
    return (component && first && toTextChange(component, first.text.name, ofProp)) ?? [];
  });
}
