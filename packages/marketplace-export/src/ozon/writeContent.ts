import type { RichText } from '@vitrina/block-catalogue';

import type { Card, Content, ContentKind, Field, Picture, Row } from '../content/content.ts';
import type { Note } from '../report/issue.ts';
import type { OzonBlock, OzonShowcaseType, OzonText, OzonWidget } from './document.ts';
import { chessLimit, ozonContentSchema } from './document.ts';
import { writePicture, writeSources } from './writePicture.ts';
import { alignOf, toTextLines, writeText, writeTitle } from './writeText.ts';

type Write<Kind extends ContentKind> = (content: Content<Kind>, note: Note) => readonly OzonWidget[];

/** Writes widgets for each kind of content. */
const writers: { readonly [Kind in ContentKind]: Write<Kind> } = {
  text(content, note) {
    const align = alignOf(content.textAlign, content.title, note);
    const look = content.look ?? { theme: 'default', gap: 'm', padding: 2 };
    return textBlock(writeTitle(content.title, align), writeText(content.text, note, align), look);
  },
  list(content, note) {
    const blocks = content.items.flatMap((item) => listBlocks(item, content.theme === 'image', note));
    const list: OzonWidget = { widgetName: 'list', theme: content.theme, blocks };
    return [...heading(content.title), ...(blocks.length === 0 ? noContent(content, note) : [list])];
  },
  cards: (content, note) => [...heading(content.title), ...cardWidgets(content, note)],
  story(content, note) {
    if (content.side === 'left' || content.side === 'right') {
      return showcase('chess', [writeCard(content, note, content.side === 'right')], content, note);
    }
    if (content.side === 'top') {
      note({
        ...place(content),
        code: 'marketplace.textBelowPicture',
        severity: 'info',
        prop: 'textPosition',
      });
    }
    return showcase('billboard', [writeCard(content, note)], content, note);
  },
  picture(content, note) {
    const position = content.hasMargins ? 'width_full' : 'to_the_edge';
    const img = writePicture(content.picture, position, note);
    if (!img) return [];
    return showcase(showcaseOfWidth[content.width], [{ img, imgLink: content.url }], content, note);
  },
  sidebar(content, note) {
    const main: Card = { ...content.main, picture: content.picture };
    const isMainLeft = content.side === 'right';
    const sides = cardShowcase('chess', [main, content.sidebar], content, note, (index) =>
      index === 0 ? !isMainLeft : isMainLeft,
    );
    const lists = [content.list, content.sidebarList].flatMap((lines) => bulletList(lines, note));
    noteCaption(content.caption, note);
    return [...heading(content.title), ...sides, ...lists];
  },
  highlights(content, note) {
    return [
      ...heading(content.title),
      ...pictureAlone(content.picture, content, note),
      ...content.sections.flatMap(({ title, text }) => textBlock(writeTitle(title), writeText(text, note))),
      ...heading(content.listTitle),
      ...bulletList(content.items, note),
    ];
  },
  pictureSpecs(content, note) {
    return [
      ...heading(content.title),
      ...pictureAlone(content.picture, content, note),
      ...heading(content.descriptionTitle),
      ...content.descriptions.flatMap(({ title, text }) =>
        textBlock(writeTitle(title), writeText(text, note)),
      ),
      ...heading(content.specificationTitle),
      ...pairTable(content.specifications),
      ...textBlock(undefined, writeText(content.specificationText, note)),
    ];
  },
  comparison(content, note) {
    const head = content.products.map(({ picture, title }) => {
      const img = picture.desktop && writeSources(picture, note);
      return { ...(img && { img }), text: [title.value], contentAlign: 'left' as const };
    });
    const corner = { text: [''], contentAlign: 'left' as const };
    const table = { head: [corner, ...head], body: bodyOf(content.rows, head.length), hideHead: false };
    for (const { asin, highlight } of content.products) {
      if (asin?.value) note({ ...asin, code: 'marketplace.asinLost', severity: 'info' });
      if (highlight && asin) note({ ...asin, code: 'marketplace.highlightLost', severity: 'info' });
    }
    return [...heading(content.title), { widgetName: 'raTable', table }];
  },
  table(content, note) {
    const rows = content.rows.filter(hasWords);
    if (rows.length === 0) return [...heading(content.title), ...noContent(content, note)];
    const width = Math.max(...rows.map(widthOf));
    const [first, ...others] = rows;
    const head =
      content.hasHeader && first ? cellsOf(first, width) : Array.from({ length: width + 1 }, () => ['']);
    const table = {
      head: head.map((text) => ({ text, contentAlign: 'left' as const })),
      body: bodyOf(content.hasHeader ? others : rows, width),
      hideHead: !content.hasHeader,
    };
    return [...heading(content.title), { widgetName: 'raTable', table }];
  },
  specs(content, note) {
    const tables = pairTable(content.pairs);
    if (content.tableCount > 1) {
      note({ ...place(content), code: 'marketplace.oneTable', severity: 'info', prop: 'tableCount' });
    }
    return [...heading(content.title), ...(tables.length === 0 ? noContent(content, note) : tables)];
  },
  video(content, note) {
    const { source, poster } = content;
    if (!source) return noContent(content, note);
    const img = poster.desktop && writePicture(poster, 'to_the_edge', note);
    if (!img) {
      note({ ...place(content), code: 'marketplace.videoWithoutPoster', severity: 'error', prop: 'src' });
      return [];
    }
    note({ ...place(content), code: 'marketplace.videoAsPicture', severity: 'warning', prop: 'src' });
    const imgLink = source.src.startsWith('https://') ? source.src : '';
    return [{ widgetName: 'raShowcase', type: 'roll', blocks: [{ img, imgLink }] }];
  },
  youtube(content, note) {
    if (content.videoId === '') return noContent(content, note);
    return [{ widgetName: 'raVideo', type: 'youtube', youtubeVideoId: content.videoId }];
  },
  raw(content, note) {
    const read = ozonContentSchema.shape.content.element.safeParse(content.widget);
    if (read.success) return [read.data];
    note({ ...place(content), code: 'marketplace.rawLeftOut', severity: 'error' });
    return [];
  },
};

/** Writes the widgets of a content. */
export function writeContent(content: Content, note: Note): readonly OzonWidget[] {
  return (writers[content.kind] as Write<ContentKind>)(content, note);
}

const showcaseOfWidth = {
  full: 'roll',
  half: 'tileXL',
  'one-third': 'tileL',
  'one-fourth': 'tileM',
} as const satisfies Record<string, OzonShowcaseType>;

function place({ componentId }: Content) {
  return { componentId };
}

function noContent(content: Content, note: Note): readonly [] {
  note({ ...place(content), code: 'marketplace.blockEmpty', severity: 'warning' });
  return [];
}

function heading(title: Field<string>): OzonWidget[] {
  return textBlock(writeTitle(title), undefined);
}

function textBlock(
  title: OzonText | undefined,
  text: OzonText | undefined,
  { theme, gap, padding }: NonNullable<Content<'text'>['look']> = { theme: 'default', gap: 'm', padding: 2 },
): OzonWidget[] {
  if (!title && !text) return [];
  const words = { ...(title && { title }), ...(text && { text }) };
  const spacing = { padding: padding === 2 ? 'type2' : 'type1', gapSize: gap } as const;
  return [{ widgetName: 'raTextBlock', ...words, theme, ...spacing }];
}

/**
 * Writes an image with its texts; undefined if the image cannot be exported, since Ozon accepts no block
 * without an image.
 */
function writeCard(card: Card, note: Note, reverse?: boolean): OzonBlock | undefined {
  const title = writeTitle(card.title);
  const text = writeText(card.text, note);
  noteCaption(card.caption, note);
  const img = writePicture(card.picture, 'to_the_edge', note);
  if (!img) return undefined;
  return {
    img,
    imgLink: card.url ?? '',
    ...(title && { title }),
    ...(text && { text }),
    ...(reverse !== undefined && { reverse }),
  };
}

function noteCaption(caption: Field<string> | undefined, note: Note): void {
  if (caption?.value) note({ ...caption, code: 'marketplace.captionLost', severity: 'warning' });
}

function isBare({ picture, title, text }: Card): boolean {
  return !picture.desktop && title.value === '' && text.value.length === 0;
}

function showcase(
  type: OzonShowcaseType,
  blocks: readonly (OzonBlock | undefined)[],
  content: Content,
  note: Note,
): OzonWidget[] {
  const written = blocks.filter((block) => block !== undefined);
  if (written.length === 0) {
    if (blocks.length > 0)
      note({ ...place(content), code: 'marketplace.wordsWithoutPicture', severity: 'error' });
    return [];
  }
  return [{ widgetName: 'raShowcase', type, blocks: written }];
}

/**
 * Writes cards in one widget. If a card's image cannot be exported, its texts are lost too, which the image's
 * own note does not mention.
 */
function cardShowcase(
  type: OzonShowcaseType,
  cards: readonly Card[],
  content: Content,
  note: Note,
  isReversed?: (index: number) => boolean,
): OzonWidget[] {
  const blocks = cards.map((card, index) => writeCard(card, note, isReversed?.(index)));
  if (blocks.some(Boolean)) {
    const lost = cards.filter((card, index) => !blocks[index] && hasWordsOf(card));
    for (const { title } of lost) note({ ...title, code: 'marketplace.cardLeftOut', severity: 'error' });
  }
  return showcase(type, blocks, content, note);
}

function hasWordsOf({ title, text }: Card): boolean {
  return title.value !== '' || toTextLines(text.value).length > 0;
}

const tileOfCount: Readonly<Record<number, OzonShowcaseType>> = {
  1: 'tileXL',
  2: 'tileXL',
  3: 'tileL',
  4: 'tileM',
};

function cardWidgets(content: Content<'cards'>, note: Note): readonly OzonWidget[] {
  const items = content.items.filter((item) => !isBare(item));
  if (items.length === 0) return noContent(content, note);
  const hasPictures = items.some(({ picture }) => picture.desktop);
  if (!hasPictures)
    return items.flatMap(({ title, text }) => textBlock(writeTitle(title), writeText(text, note)));
  if (content.layout === 'columns' || content.layout === 'icons') {
    const type = content.layout === 'icons' ? 'tileM' : (tileOfCount[content.items.length] ?? 'tileM');
    return cardShowcase(type, items, content, note);
  }
  if (!items.some(hasWordsOf)) return cardShowcase('roll', items, content, note);
  return chunks(items, chessLimit).flatMap((part) =>
    cardShowcase('chess', part, content, note, (index) => index % 2 === 1),
  );
}

function listBlocks(item: Card, hasPicture: boolean, note: Note) {
  const title = writeTitle(item.title);
  const text = writeText(item.text, note);
  const img =
    hasPicture && item.picture.desktop ? writePicture(item.picture, 'to_the_edge', note) : undefined;
  if (!title && !text && !img) return [];
  return [{ ...(title && { title }), ...(text && { text }), ...(img && { img }) }];
}

function bulletList(lines: readonly Field<RichText>[], note: Note): OzonWidget[] {
  const blocks = lines.flatMap((line) => {
    const text = writeText(line, note);
    return text ? [{ text }] : [];
  });
  return blocks.length === 0 ? [] : [{ widgetName: 'list', theme: 'bullet', blocks }];
}

function pictureAlone(picture: Picture, content: Content, note: Note): OzonWidget[] {
  if (!picture.desktop) return [];
  const img = writePicture(picture, 'to_the_edge', note);
  return img ? showcase('roll', [{ img, imgLink: '' }], content, note) : [];
}

function pairTable(pairs: Content<'specs'>['pairs']): OzonWidget[] {
  const kept = pairs.filter(({ label, description }) => label.value !== '' || description.value !== '');
  if (kept.length === 0) return [];
  const blank = { text: [''], contentAlign: 'left' as const };
  const body = kept.map(({ label, description }) => [[label.value], [description.value]]);
  return [{ widgetName: 'raTable', table: { head: [blank, blank], body, hideHead: true } }];
}

function hasWords({ label, values }: Row): boolean {
  return label.value !== '' || values.some(({ value }) => value !== '');
}

/** Counts the values of a row, without empty ones at the end. */
function widthOf({ values }: Row): number {
  return values.findLastIndex(({ value }) => value !== '') + 1;
}

function cellsOf({ label, values }: Row, width: number): string[][] {
  const texts = Array.from({ length: width }, (_, index) => values[index]?.value ?? '');
  return [label.value, ...texts].map((text) => text.split('\n'));
}

function bodyOf(rows: readonly Row[], width: number): string[][][] {
  return rows.filter(hasWords).map((row) => cellsOf(row, width));
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
