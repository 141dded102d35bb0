import type { Json, JsonObject } from '@vitrina/epack-model';

import type { DesignNode } from './sectionDesign.ts';

/** Content that a section shows instead of its samples, in the order of a reader. */
export interface SectionContent {
  /** May contain the markup of rich text. One for each sample, without the numbers of lists. */
  readonly texts: readonly string[];
  /** Props for each block with an image, a video, a model or a file: `{ src, alt }`. */
  readonly media: readonly JsonObject[];
}

/** Props without which a block says nothing. */
const labelProps = ['text', 'title'] as const;

/** Other props of blocks that hold texts, in reading order. Media can bring them along. */
const otherTextProps = ['beforeLabel', 'afterLabel', 'items', 'bubbles'] as const;

const mediaBlocks: ReadonlySet<string> = new Set([
  'ArBanner',
  'BeforeAfter',
  'Bubbles',
  'DownloadButton',
  'Image',
  'Video',
  'Viewer360',
]);

/** Numbers and letters of lists are part of a design. */
const mark = /^(?:\d{1,2}|[A-C])$/;

/**
 * Replaces all samples of a section by content. An empty text leaves its block out, with all blocks inside.
 *
 * @throws Error if there is too little or too much content
 */
export function fillSection(node: DesignNode, content: SectionContent): DesignNode {
  const texts = [...content.texts];
  const media = [...content.media];
  const [filled = node] = fill(node, {
    text: () => take(texts, 'texts'),
    media: () => take(media, 'media'),
  });
  const left = [...texts, ...media];
  if (left.length > 0) throw new Error(`The section has no place for ${JSON.stringify(left)}`);
  return filled;
}

interface Supply {
  readonly text: () => string;
  readonly media: () => JsonObject;
}

function take<Item>(items: Item[], kind: string): Item {
  const item = items.shift();
  if (item === undefined) throw new Error(`The section has places for more ${kind}`);
  return item;
}

function fill({ role: _sample, ...node }: DesignNode, supply: Supply): readonly DesignNode[] {
  const { key, props = {}, children = [] } = node;
  const label = labelProps.flatMap((name) => fillProp(props, name, supply));
  if (label.some(([, text]) => text === '')) return [];
  const media = fillMedia(key, props, supply);
  const texts = otherTextProps.flatMap((name) => (name in media ? [] : fillProp(props, name, supply)));
  return [
    {
      ...node,
      props: { ...props, ...Object.fromEntries([...label, ...texts]), ...media },
      children: children.flatMap((child) => fill(child, supply)),
    },
  ];
}

function fillProp(
  props: NonNullable<DesignNode['props']>,
  name: string,
  supply: Supply,
): readonly (readonly [string, Json])[] {
  const value = props[name];
  return value === undefined ? [] : [[name, fillText(value, supply)]];
}

function fillText(value: Json, supply: Supply): Json {
  if (typeof value === 'string') return mark.test(value) || value === '' ? value : supply.text();
  return Array.isArray(value) ? value.map((item: Json) => fillItem(item, supply)) : value;
}

function fillItem(item: Json, supply: Supply): Json {
  if (!isObject(item)) return item;
  const { title, text } = item;
  return {
    ...item,
    ...(title !== undefined && { title: fillText(title, supply) }),
    ...(text !== undefined && { text: fillText(text, supply) }),
  };
}

function fillMedia(key: string, props: NonNullable<DesignNode['props']>, supply: Supply): JsonObject {
  if (mediaBlocks.has(key)) return supply.media();
  const { backgroundOptions } = props;
  // A shade is there for the words over an image.
  if (!isObject(backgroundOptions) || !('shade' in backgroundOptions)) return {};
  return { backgroundOptions: { ...backgroundOptions, image: supply.media()['src'] ?? '' } };
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
