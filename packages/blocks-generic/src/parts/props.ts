import {
  alternativeText,
  asset,
  group,
  type Json,
  list,
  needed,
  type PropKind,
  type PropShape,
  type PropValues,
  richText,
  text,
} from '@vitrina/block-kit';

/** A line of plain text, such as a title. @public */
export const lineOfText = (maxLength = 200) => text({ maxLength });

/** Formatted text of several paragraphs. @public */
export const bodyOfText = () => richText({ maxLength: 10_000 });

/** An image with its alternative text; `maxLength` limits the text. @public */
export const pictureFields = (maxLength = 500) => ({
  image: needed(asset({ fileType: 'image' })),
  altText: alternativeText('image', { maxLength }),
});

/** A title with its text. @public */
export const sectionFields = () => ({ title: lineOfText(), text: bodyOfText() });

/**
 * The number of items in a list: `count` when new, and between `min` and `max`, which both default to
 * `count`.
 *
 * @public
 */
export interface ItemCount {
  readonly count: number;
  readonly min?: number;
  readonly max?: number;
}

/**
 * A list of items with the same fields and a limited length. Its default has `count` empty items.
 *
 * A stored list of another length is kept: it is padded with empty items or cut, with a warning.
 *
 * @public
 */
export function itemList<const Shape extends PropShape>(
  fields: Shape,
  { count, min = count, max = count }: ItemCount,
): PropKind<readonly PropValues<Shape>[]> {
  const item = group(fields);
  const empty = item.defaultValue ?? {};
  const strict = list(item, { min, max, default: Array.from({ length: count }, () => empty) });
  return {
    ...strict,
    parse(value) {
      const parsed = strict.parse(value);
      if (parsed.ok || !Array.isArray(value)) return parsed;
      const missing = Array.from({ length: Math.max(0, min - value.length) }, () => empty);
      const fitted = strict.parse([...(value as readonly Json[]).slice(0, max), ...missing]);
      return fitted.ok ? { ...fitted, warning: parsed.issue } : parsed;
    },
  };
}

/** The largest number of values in a row of a table. @public */
export const maxRowValues = 12;

/** One row of a table: its label, then a value per column. @public */
export const rowFields = (maxLength = 250) => ({
  label: lineOfText(maxLength),
  values: list(text({ maxLength }), { max: maxRowValues }),
});
