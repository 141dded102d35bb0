import {
  asset,
  group,
  list,
  type PropKind,
  type PropShape,
  type PropValues,
  richText,
  text,
} from '@vitrina/block-kit';

/** A line of plain text, such as a title. @public */
export const lineOfText = (maxLength = 200) => text({ maxLength });

/** Formatted text of some paragraphs. @public */
export const bodyOfText = () => richText({ maxLength: 10_000 });

/** A picture with the words that stand for it. `maxLength` is that of the words. @public */
export const pictureFields = (maxLength = 500) => ({
  image: asset({ fileType: 'image' }),
  altText: text({ maxLength }),
});

/** A title with its text. @public */
export const sectionFields = () => ({ title: lineOfText(), text: bodyOfText() });

/**
 * A list of items with the same fields, of a length within bounds. Its default has `count` empty items.
 *
 * @public
 */
export function itemList<const Shape extends PropShape>(
  fields: Shape,
  options: { readonly count: number; readonly min?: number; readonly max?: number },
): PropKind<readonly PropValues<Shape>[]> {
  const { count, min = count, max = count } = options;
  const item = group(fields);
  const empty = item.defaultValue ?? {};
  return list(item, { min, max, default: Array.from({ length: count }, () => empty) });
}

/** One row of a table: its label, then a value per column. @public */
export const rowFields = (maxLength = 250) => ({
  label: lineOfText(maxLength),
  values: list(text({ maxLength }), { max: 12 }),
});
