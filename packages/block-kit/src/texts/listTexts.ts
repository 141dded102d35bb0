import type { Component, Json, JsonObject } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import { isJsonObject, type Control, type PropKind } from '../propKind.ts';
import { parseRichText } from '../rich-text/parseRichText.ts';
import { plainText } from '../rich-text/richTextTree.ts';

/** Finds the definition of a block; a catalog is one. @public */
export interface BlockFinder {
  readonly find: (key: string) => BlockDefinition | undefined;
}

/** The path to a text inside a property's value: first the size, then list indexes and member names. @public */
export type TextSteps = readonly [size: string, ...inside: (string | number)[]];

/** A component's text that visitors read. @public */
export interface ComponentText {
  /** Unique in the component: the property's name and the steps. */
  readonly path: string;
  readonly name: string;
  /** The text's member, if the property's value is a group. */
  readonly field: string | undefined;
  readonly steps: TextSteps;
  readonly control: Extract<Control, { name: 'text' | 'richText' }>;
  /** The stored text, with markup if the control is for rich text. */
  readonly text: string;
}

/** Names of text properties that are read by programs, the same in all blocks. */
const technicalNames: ReadonlySet<string> = new Set(['asin', 'fileName', 'group', 'name', 'value']);

/**
 * Lists the texts of a component that need translation, in the order of its properties. Leaves out empty
 * ones.
 *
 * @public
 */
export function listTexts(component: Component, blocks: BlockFinder): readonly ComponentText[] {
  const { ownProps = {} } = blocks.find(component.componentKey) ?? {};
  return Object.entries(ownProps).flatMap(([name, kind]) =>
    Object.entries(component.props[name]?.value ?? {}).flatMap(([size, value]) =>
      textsIn({ name, field: undefined, steps: [size] }, kind, value as Json),
    ),
  );
}

function textsIn(
  place: Pick<ComponentText, 'name' | 'field' | 'steps'>,
  kind: PropKind<unknown>,
  value: Json,
): readonly ComponentText[] {
  const { control } = kind;
  switch (control.name) {
    case 'text':
    case 'richText': {
      if (typeof value !== 'string' || !isForPeople(place, kind) || readWords(control, value) === '')
        return [];
      return [{ ...place, path: [place.name, ...place.steps].join('.'), control, text: value }];
    }
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item: Json, at) =>
            textsIn({ ...place, steps: [...place.steps, at] }, control.item, item),
          )
        : [];
    case 'group':
      return Object.entries(control.fields).flatMap(([field, member]) =>
        textsIn({ ...place, field, steps: [...place.steps, field] }, member, toObject(value)[field] ?? null),
      );
    default:
      return [];
  }
}

/** Returns whether visitors read a text. A text whose control can't contain a sentence is an identifier. */
export function isForPeople(
  { name, field }: Pick<ComponentText, 'name' | 'field'>,
  kind: PropKind<unknown>,
): boolean {
  return kind.section !== 'data' && !technicalNames.has(field ?? name) && kind.parse('A few words').ok;
}

/** Returns the words of a text without markup. @public */
export function readWords(control: ComponentText['control'], text: string): string {
  return (control.name === 'richText' ? plainText(parseRichText(text)) : text).trim();
}

/** Returns the text at a path of a value; undefined if there is none. @public */
export function readTextAt(value: unknown, steps: TextSteps): string | undefined {
  let at: unknown = value;
  for (const step of steps) at = (at as Record<string | number, unknown> | null | undefined)?.[step];
  return typeof at === 'string' ? at : undefined;
}

/** Returns a value with the text at a path replaced. Copies missing parts of the path from `pattern`. @public */
export function withTextAt(
  value: Json | undefined,
  pattern: Json | undefined,
  steps: readonly (string | number)[],
  text: string,
): Json {
  const [step, ...rest] = steps;
  if (step === undefined) return text;
  const own = value ?? pattern ?? {};
  const inner = (from: Json | undefined) =>
    (from as Readonly<Record<string | number, Json>> | undefined)?.[step];
  const next = withTextAt(inner(own), inner(pattern), rest, text);
  if (!Array.isArray(own)) return { ...toObject(own), [step]: next };
  const items = Array.from({ length: Math.max(own.length, Number(step) + 1) }, (_, at) =>
    at === step ? next : ((own[at] ?? (pattern as readonly Json[] | undefined)?.[at] ?? null) as Json),
  );
  return items;
}

function toObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
