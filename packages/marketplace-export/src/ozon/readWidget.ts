import type { ComponentDraft, Json } from '@vitrina/epack-model';

import { rawWidgetKey, rawWidgetProp } from '../content/rawWidget.ts';
import type { Note } from '../report/issue.ts';
import { tilesInRow } from './document.ts';
import { draft, sizedPicture } from './drafts.ts';
import { itemsOf, lost, member, type Node, noteOthers, stringOf } from './readJson.ts';
import { type ReadPicture, readPicture } from './readPicture.ts';
import { readTable } from './readTable.ts';
import { readText, type ReadText, toHtml, toTitle } from './readText.ts';

/** A block of a showcase or a list. */
interface ReadBlock {
  readonly node: Node;
  readonly picture: ReadPicture | undefined;
  readonly link: string;
  readonly title: string;
  readonly text: string;
  readonly reverse: boolean;
}

/** Converts a widget to our blocks. A widget without a matching block is kept unchanged. */
export function readWidget(widget: Node, note: Note): readonly ComponentDraft[] {
  const name = stringOf(member(widget, 'widgetName'));
  switch (name) {
    case 'raTextBlock':
      return readTextBlock(widget, note);
    case 'raShowcase':
      return readShowcase(widget, note) ?? keepRaw(widget, note);
    case 'list':
      return readList(widget, note);
    case 'raTable':
      return readTable(widget, note);
    case 'raVideo':
      return readVideo(widget, note) ?? keepRaw(widget, note);
    default:
      return keepRaw(widget, note);
  }
}

function keepRaw(widget: Node, note: Note): ComponentDraft[] {
  const name = stringOf(member(widget, 'widgetName')) ?? '';
  note({ code: 'marketplace.import.widgetKept', severity: 'warning', path: widget.path, values: { name } });
  const raw = draft(rawWidgetKey, { [rawWidgetProp]: widget.value ?? null });
  return [{ ...raw, name: rawWidgetKey, displayName: `Ozon ${name}`.trim() }];
}

function readTextBlock(widget: Node, note: Note): ComponentDraft[] {
  const title = readText(member(widget, 'title'), 'title', note);
  const text = readText(member(widget, 'text'), 'text', note);
  noteOthers(widget, ['widgetName', 'title', 'text', 'theme', 'padding', 'gapSize'], note);
  if (title && text && title.align !== text.align) {
    note(lost(member(member(widget, 'title'), 'align'), { key: 'align' }));
  }
  return [
    draft('OzonTitleDescription', {
      title: toTitle(title, member(widget, 'title'), note),
      text: toHtml(text),
      theme: stringOf(member(widget, 'theme')) ?? 'default',
      padding: stringOf(member(widget, 'padding')) === 'type1' ? 1 : 2,
      gap: stringOf(member(widget, 'gapSize')) ?? 'm',
      textAlign: (text ?? title)?.align,
    }),
  ];
}

function readBlocks(widget: Node, note: Note): ReadBlock[] {
  return itemsOf(member(widget, 'blocks')).map((node) => {
    noteOthers(node, ['img', 'imgLink', 'title', 'text', 'reverse'], note);
    return {
      node,
      picture: readPicture(member(node, 'img'), note),
      link: readLink(member(node, 'imgLink'), note),
      title: toTitle(readText(member(node, 'title'), 'title', note), member(node, 'title'), note),
      text: toHtml(readText(member(node, 'text'), 'text', note)),
      reverse: member(node, 'reverse').value === true,
    };
  });
}

/** Our blocks accept only full https addresses of a page as links. */
function readLink(node: Node, note: Note): string {
  const address = stringOf(node) ?? '';
  if (address === '') return '';
  const url = URL.parse(address.trim());
  if (url?.protocol === 'https:' && url.pathname !== '/' && url.hostname.includes('.')) return address;
  note(lost(node, { key: 'imgLink' }));
  return '';
}

const widthOf = { roll: 'full', tileXL: 'half', tileL: 'one-third', tileM: 'one-fourth' } as const;

function readShowcase(widget: Node, note: Note): ComponentDraft[] | undefined {
  const type = stringOf(member(widget, 'type')) ?? '';
  if (!(type in widthOf) && type !== 'billboard' && type !== 'chess') return undefined;
  noteOthers(widget, ['widgetName', 'type', 'blocks'], note);
  const blocks = readBlocks(widget, note);
  const hasWords = blocks.some(({ title, text }) => title !== '' || text !== '');
  if (type === 'billboard') return blocks.map((block) => storyDraft('OzonSingleImage', block, note));
  if (type === 'chess') return chessDrafts(blocks, note);
  if (type === 'roll' || !hasWords) {
    return blocks.flatMap((block) => pictureDraft(block, widthOf[type as keyof typeof widthOf], note));
  }
  return tileDrafts(blocks, type as keyof typeof tilesInRow);
}

function pictureDraft(block: ReadBlock, width: string, note: Note): ComponentDraft[] {
  const { picture, link, node, title, text } = block;
  if (title !== '' || text !== '') note(lost(member(node, 'text'), { key: 'text' }));
  if (!picture) {
    note(lost(member(node, 'img'), { key: 'img' }));
    return [];
  }
  const key = picture.hasMargins ? 'OzonPictureWithMargins' : 'OzonPictureWithoutMargins';
  return [draft(key, { src: sizedPicture(picture), altText: picture.alt, url: link, width })];
}

function storyDraft(
  key: string,
  { picture, link, title, text, node }: ReadBlock,
  note: Note,
): ComponentDraft {
  if (link !== '') note(lost(member(node, 'imgLink'), { key: 'imgLink' }));
  return draft(key, {
    ...(picture && { image: sizedPicture(picture), altText: picture.alt }),
    title,
    text,
  });
}

function chessDrafts(blocks: readonly ReadBlock[], note: Note): ComponentDraft[] {
  const isZigzag = blocks.every(({ reverse }, index) => reverse === (index % 2 === 1));
  if (blocks.length === 4 && isZigzag && blocks.every(isPlain)) {
    return [draft('OzonMultipleImageText', { items: blocks.map(cardOf) })];
  }
  return blocks.map((block) =>
    storyDraft(block.reverse ? 'OzonSingleRightImage' : 'OzonSingleLeftImage', block, note),
  );
}

/** Checks whether a block fits into a list, whose images are the same at every size and have no links. */
function isPlain({ picture, link }: ReadBlock): boolean {
  return link === '' && picture !== undefined && picture.mobile === undefined;
}

function cardOf({ picture, title, text }: ReadBlock): Json {
  return { title, text, ...(picture && { image: picture.desktop, altText: picture.alt }) };
}

function tileDrafts(blocks: readonly ReadBlock[], type: keyof typeof tilesInRow): ComponentDraft[] {
  if (type === 'tileM' && blocks.length === 4 && blocks.every(isPlain)) {
    return [draft('OzonIcons', { items: blocks.map(cardOf) })];
  }
  const count = tilesInRow[type];
  return Array.from({ length: Math.ceil(blocks.length / count) }, (_, row) =>
    draft(
      `OzonCol${count}`,
      {},
      Array.from({ length: count }, (__, index) => columnDraft(blocks[row * count + index])),
    ),
  );
}

function columnDraft(block: ReadBlock | undefined): ComponentDraft {
  if (!block) return draft('Column', {});
  const { picture, link, title, text } = block;
  const image = picture && draft('Image', { src: sizedPicture(picture), alt: picture.alt });
  const linked = image && link !== '' ? draft('Link', { url: link }, [image]) : image;
  return draft('Column', {}, [
    ...(linked ? [linked] : []),
    ...(title === ''
      ? []
      : [draft('Text', { text: escapeTitle(title), element: 'h3', fontSize: 5, weight: 700 })]),
    ...(text === '' ? [] : [draft('Text', { text })]),
  ]);
}

/** Escapes a title for use as rich text. */
function escapeTitle(title: string): string {
  const text: ReadText = { lines: title.split('\n'), align: 'left' };
  return toHtml(text);
}

const longestList = 20;

function readList(widget: Node, note: Note): ComponentDraft[] {
  noteOthers(widget, ['widgetName', 'theme', 'blocks'], note);
  const theme = stringOf(member(widget, 'theme'));
  const items = readBlocks(widget, note).map(cardOf);
  const parts = Array.from({ length: Math.ceil(items.length / longestList) }, (_, index) =>
    items.slice(index * longestList, (index + 1) * longestList),
  );
  if (parts.length > 1) note({ code: 'marketplace.import.listSplit', severity: 'info', path: widget.path });
  return parts.map((part) =>
    draft('OzonTextList', { items: part, theme: theme === 'number' || theme === 'image' ? theme : 'bullet' }),
  );
}

function readVideo(widget: Node, note: Note): ComponentDraft[] | undefined {
  const videoId = stringOf(member(widget, 'youtubeVideoId'));
  if (stringOf(member(widget, 'type')) !== 'youtube' || !videoId || !/^[\w-]{6,20}$/.test(videoId))
    return undefined;
  noteOthers(widget, ['widgetName', 'type', 'youtubeVideoId'], note);
  return [draft('OzonYoutube', { videoId })];
}
