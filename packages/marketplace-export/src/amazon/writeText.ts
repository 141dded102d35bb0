import type { RichText } from '@vitrina/block-catalogue';

import type { Field } from '../content/content.ts';
import { fitText } from '../content/cutText.ts';
import { type Line, noteLostFormatting, toLines } from '../content/richText.ts';
import type { Note } from '../report/issue.ts';
import { cutDecorated, decorate, decoratedTags } from './decorators.ts';
import { amazonLimits, type AmazonParagraph, type AmazonText, type AmazonTextList } from './document.ts';

/** Writes a line of plain text; undefined if it is empty. */
export function writeLine({ value, ...place }: Field<string>, note: Note): AmazonText | undefined {
  const text = value.trim();
  return text === '' ? undefined : { value: fitText(text, amazonLimits.text, place, note), decoratorSet: [] };
}

/** Writes a rich text as paragraphs: a text for each paragraph and each list. Undefined if it is empty. */
export function writeParagraph(field: Field<RichText>, note: Note): AmazonParagraph | undefined {
  noteLostFormatting(field, decoratedTags, note);
  const texts = groups(toLines(field.value)).flatMap((lines) => writeLines(lines, field, note) ?? []);
  if (texts.length === 0) return undefined;
  if (texts.length > amazonLimits.paragraphs) {
    const { componentId, prop } = field;
    const values = { count: texts.length, max: amazonLimits.paragraphs };
    note({ code: 'marketplace.amazon.tooManyParagraphs', severity: 'error', componentId, prop, values });
  }
  return { textList: texts.slice(0, amazonLimits.paragraphs) };
}

/** Writes a rich text as one text; undefined if it is empty. */
export function writeRichText(field: Field<RichText>, note: Note): AmazonText | undefined {
  noteLostFormatting(field, decoratedTags, note);
  return writeLines(toLines(field.value), field, note);
}

function writeLines(lines: readonly Line[], place: Field<unknown>, note: Note): AmazonText | undefined {
  const whole = decorate(lines);
  if (whole.value.trim() === '') return undefined;
  const { value, decorators } = cutDecorated(whole, fitText(whole.value, amazonLimits.text, place, note));
  return { value, decoratorSet: [...decorators] };
}

/** Groups lines of one paragraph, and lines of adjacent lists. */
function groups(lines: readonly Line[]): Line[][] {
  const result: Line[][] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const isSame = before && (line.list && before.list ? true : !line.list && line.block === before.block);
    if (isSame) result.at(-1)?.push(line);
    else result.push([line]);
    before = line;
  }
  return result;
}

/** Items of a list block: at most eight, empty ones left out. */
export function writeListBlock(items: readonly Field<RichText>[], note: Note): AmazonTextList | undefined {
  const texts = items.flatMap((item) => {
    const text = writeRichText(item, note);
    return text ? [{ item, text }] : [];
  });
  const [first] = texts;
  if (!first) return undefined;
  if (texts.length > amazonLimits.listItems) {
    const { componentId, prop } = first.item;
    const values = { count: texts.length, max: amazonLimits.listItems };
    note({
      code: 'marketplace.amazon.tooManyItems',
      severity: 'error',
      componentId,
      prop: topProp(prop),
      values,
    });
  }
  return {
    textList: texts
      .slice(0, amazonLimits.listItems)
      .map(({ text }, index) => ({ position: index + 1, text })),
  };
}

/** The prop a path is in. */
export function topProp(path: string): string {
  return path.split('.')[0] ?? path;
}

/** Writes a list as one text with the decorators of a list. */
export function writeBulletText(
  items: readonly Field<RichText>[],
  ordered: boolean,
  note: Note,
): AmazonParagraph | undefined {
  const lines = items.flatMap((item, index): Line[] => {
    noteLostFormatting(item, decoratedTags, note);
    const runs = toLines(item.value).flatMap((line, at) =>
      at === 0 ? line.runs : [{ text: ' ', tags: [] }, ...line.runs],
    );
    return runs.length === 0 ? [] : [{ runs, list: { ordered, depth: 0, index, key: 1 }, block: index }];
  });
  const [place] = items;
  const text = place && writeLines(lines, place, note);
  return text && { textList: [text] };
}
