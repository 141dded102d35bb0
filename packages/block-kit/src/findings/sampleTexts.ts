import type { Json } from '@vitrina/epack-model';

import type { BlockDefinition, BlockTemplate } from '../defineBlock.ts';
import { isJsonList, isJsonObject, type PropKind } from '../propKind.ts';
import type { Translate } from '../rules/createBlockRules.ts';

/**
 * The texts of new blocks, which somebody should replace. Keys name a block and a prop; a value is all texts of that
 * prop, or one text long enough to be recognized by itself.
 *
 * @public
 */
export type SampleTexts = ReadonlySet<string>;

/** Shorter texts, such as “Power” or “6”, can also be a product's own. */
const recognizableLength = 20;

/**
 * Collects the sample texts of blocks in every language.
 *
 * @param translations - translators of new blocks' texts, one per language
 * @param templates - other content to start from; of its texts, those long enough to be recognized are samples. Default:
 *   none
 * @public
 */
export function listSampleTexts(
  definitions: readonly BlockDefinition[],
  translations: readonly Translate[],
  templates: readonly BlockTemplate[] = [],
): SampleTexts {
  const samples = new Set<string>();
  const languages = [(text: string) => text, ...translations];
  const find = new Map(definitions.map((definition) => [definition.key, definition]));
  const add = (blockKey: string, prop: string, texts: readonly string[], isWhole: boolean): void => {
    if (texts.length === 0) return;
    for (const translate of languages) {
      const translated = texts.map(translate);
      if (isWhole) samples.add(keyOf(blockKey, prop, translated));
      for (const text of translated)
        if (text.length >= recognizableLength) samples.add(keyOf(blockKey, prop, [text]));
    }
  };
  const collect = ({ key, props = {}, children = [] }: BlockTemplate, isWhole: boolean): void => {
    const { ownProps = {} } = find.get(key) ?? {};
    for (const [name, value] of Object.entries(props)) {
      const kind = Object.hasOwn(ownProps, name) ? ownProps[name] : undefined;
      if (kind) add(key, name, textsOf(kind, value), isWhole);
    }
    for (const child of children) collect(child, isWhole);
  };
  for (const definition of definitions) {
    for (const [name, kind] of Object.entries(definition.ownProps)) {
      if (kind.hasSampleDefault) add(definition.key, name, textsOf(kind, kind.defaultValue), true);
    }
    collect(definition.create(), true);
  }
  for (const template of templates) collect(template, false);
  return samples;
}

/** Returns whether a stored value still has the texts of a new block. */
export function isSample(
  samples: SampleTexts,
  blockKey: string,
  prop: string,
  kind: PropKind<unknown>,
  value: Json | undefined,
): boolean {
  const texts = textsOf(kind, value);
  if (texts.length === 0) return false;
  return (
    samples.has(keyOf(blockKey, prop, texts)) ||
    texts.some((text) => text.length >= recognizableLength && samples.has(keyOf(blockKey, prop, [text])))
  );
}

function keyOf(blockKey: string, prop: string, texts: readonly string[]): string {
  return [blockKey, prop, ...texts].join('\u0000');
}

/** Lists the texts in a value, in order, without the paragraph around a single line of formatted text. */
function textsOf({ control }: PropKind<unknown>, value: Json | undefined): readonly string[] {
  switch (control.name) {
    case 'text':
    case 'richText': {
      const text = typeof value === 'string' ? value.trim().replace(/^<p>([^<]*)<\/p>$/, '$1') : '';
      return text === '' ? [] : [text];
    }
    case 'list':
      return isJsonList(value) ? value.flatMap((item) => textsOf(control.item, item)) : [];
    case 'group':
      return isJsonObject(value)
        ? Object.entries(control.fields).flatMap(([name, member]) => textsOf(member, value[name]))
        : [];
    default:
      return [];
  }
}
