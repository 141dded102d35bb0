import type { BlockDefinition, BlockValues, RichText, StandardBlockKey } from '@vitrina/block-catalogue';
import {
  type Component,
  type ComponentId,
  getChildIds,
  getComponent,
  isDynamicWrapper,
  type Page,
  rootId,
} from '@vitrina/epack-model';

import type { MarketplaceIssue, Note } from '../report/issue.ts';
import type { Card, Content, Field, Picture } from './content.ts';
import { BlockReader, type PageReader, type ReadingOptions } from './pageReader.ts';
import { placed, readBlock } from './readBlock.ts';
import { rawWidgetKey, rawWidgetProp } from './rawWidget.ts';

/** Blocks that only contain other blocks: marketplaces use their own layout. */
const containers: ReadonlySet<string> = new Set([
  'Feature',
  'Row',
  'Column',
  'DynamicDataProvider',
  'AccordionGroup',
  'Tabs',
]);
/** Containers with a title, which marketplaces show open, one below the other. */
const panels: ReadonlySet<string> = new Set(['Accordion', 'TabPanel']);
const columns: ReadonlySet<string> = new Set(
  ['Ozon', 'Amazon', 'Friendly'].flatMap((family) => [2, 3, 4].map((count) => `${family}Col${count}`)),
);
/** Blocks without content: nothing is lost by leaving them out. */
const silent: ReadonlySet<string> = new Set(['FriendlySpacer', 'Divider']);

/** Blocks of media that marketplaces do not have: an image is exported for some, nothing for others. */
const mediaLosses: Readonly<Record<string, Pick<MarketplaceIssue, 'code' | 'severity' | 'prop'>>> = {
  Viewer360: { code: 'marketplace.rotationAsPicture', severity: 'warning', prop: 'frames' },
  ArBanner: { code: 'marketplace.modelAsPicture', severity: 'warning', prop: 'model' },
  DownloadButton: { code: 'marketplace.documentLeftOut', severity: 'error', prop: 'file' },
};

/** Returns a page's contents in reading order. Notes blocks that no marketplace supports. */
export function readPage(page: Page, options: ReadingOptions, note: Note): Content[] {
  const walk: Walk = { page, options, note, contents: [], runs: 0 };
  for (const id of getChildIds(page, rootId)) readChildren(walk, id, getComponent(page, id));
  return walk.contents;
}

interface Walk extends PageReader {
  readonly contents: Content[];
  runs: number;
}

function readChildren(walk: Walk, parentId: number, parent: Component | undefined): void {
  if (parent && (parent.type !== 'feature' || isHidden(parent))) {
    readComponent(walk, parent, ++walk.runs);
    return;
  }
  readInRun(walk, parentId, ++walk.runs);
}

function readComponent(walk: Walk, component: Component, run: number): void {
  const { id, componentKey } = component;
  const definition = walk.options.catalogue.find(componentKey);
  if (componentKey === rawWidgetKey) readRaw(walk, component, run);
  else if (isHidden(component)) leaveOutHidden(walk, component);
  else if (isDynamicWrapper(component)) readBelow(walk, component);
  else if (!definition) leaveOut(walk, component);
  else if (silent.has(componentKey)) {
    walk.note({ code: 'marketplace.spacerLeftOut', severity: 'info', componentId: id });
  } else if (columns.has(componentKey))
    readColumns(walk, new BlockReader(component, definition, walk.options), run);
  else if (componentKey === 'Text')
    readText(walk, new BlockReader<BlockValues<'Text'>>(component, definition, walk.options), run);
  else if (componentKey === 'Link')
    readLink(walk, new BlockReader<BlockValues<'Link'>>(component, definition, walk.options), run);
  else if (panels.has(componentKey))
    readPanel(
      walk,
      new BlockReader<BlockValues<'Accordion' | 'TabPanel'>>(component, definition, walk.options),
    );
  else if (containers.has(componentKey)) {
    if (componentKey === 'Row') {
      walk.note({ code: 'marketplace.layoutLost', severity: 'warning', componentId: id });
    }
    readBelow(walk, component);
  } else readOther(walk, component, definition, run);
}

function readBelow(walk: Walk, parent: Component): void {
  readInRun(walk, parent.id, ++walk.runs);
}

function readInRun(walk: Walk, parentId: ComponentId, run: number): void {
  for (const id of getChildIds(walk.page, parentId)) {
    const component = getComponent(walk.page, id);
    if (component) readComponent(walk, component, run);
  }
}

/** The title of a panel is a heading; a paragraph after it belongs to the same text. */
function readPanel(walk: Walk, block: BlockReader<BlockValues<'Accordion' | 'TabPanel'>>): void {
  const { component, values } = block;
  const title = block.field('title', values.title);
  const text = block.field<RichText>('title', []);
  walk.contents.push(placed({ kind: 'text', title, text, textAlign: undefined }, block, ++walk.runs));
  readInRun(walk, component.id, walk.runs);
}

function readOther(walk: Walk, component: Component, definition: BlockDefinition, run: number): void {
  const block = new BlockReader(component, definition, walk.options);
  const content = readBlock(block);
  const loss = Object.hasOwn(mediaLosses, component.componentKey)
    ? mediaLosses[component.componentKey]
    : undefined;
  if (loss) walk.note({ ...loss, componentId: component.id });
  if (content) walk.contents.push(placed(content, block, run));
  else if (!loss) leaveOut(walk, component);
}

function leaveOut({ note }: PageReader, { id, componentKey }: Component): void {
  note({
    code: 'marketplace.blockLeftOut',
    severity: 'error',
    componentId: id,
    values: { key: componentKey },
  });
}

function leaveOutHidden({ note }: PageReader, { id }: Component): void {
  note({ code: 'marketplace.hiddenLeftOut', severity: 'info', componentId: id });
}

function readRaw(walk: Walk, component: Component, run: number): void {
  const widget = component.props[rawWidgetProp]?.value.desktop ?? null;
  walk.contents.push({
    kind: 'raw',
    widget,
    componentId: component.id,
    componentKey: component.componentKey,
    run,
  });
}

function isHidden({ props }: Component): boolean {
  return props.hide?.value.desktop === true;
}

/** A heading starts a text; the paragraphs after it belong to the same text. */
function readText(walk: Walk, block: BlockReader<BlockValues<'Text'>>, run: number): void {
  const { text, element, textAlign } = block.values;
  const title = element === 'p' ? '' : flatText(text);
  const body: RichText = element === 'p' ? text : [];
  const last = walk.contents.at(-1);
  const followsText =
    element === 'p' &&
    last?.kind === 'text' &&
    last.run === run &&
    (last.componentKey === 'Text' || panels.has(last.componentKey)) &&
    !hasText(last);
  const content = {
    kind: 'text' as const,
    title: block.field('text', title),
    text: block.field('text', body),
    textAlign,
  };
  if (followsText) walk.contents[walk.contents.length - 1] = { ...last, text: content.text };
  else walk.contents.push(placed(content, block, run));
}

function hasText({ text }: Content<'text'>): boolean {
  return text.value.length > 0;
}

/** An image keeps its link; other content loses it. */
function readLink(walk: Walk, block: BlockReader<BlockValues<'Link'>>, run: number): void {
  const { options } = walk;
  const first = walk.contents.length;
  readInRun(walk, block.component.id, run);
  const linked = walk.contents.slice(first);
  walk.contents.splice(
    first,
    linked.length,
    ...linked.map((content) =>
      content.kind === 'picture' ? { ...content, url: block.values.url } : content,
    ),
  );
  const isLost = options.catalogue.find('Link') && linked.some(({ kind }) => kind !== 'picture');
  if (isLost) walk.note({ ...block.field('url', ''), code: 'marketplace.linkLost', severity: 'warning' });
}

/** Turns each column into a card: its first image, its first heading, and its other texts combined. */
function readColumns(walk: Walk, block: BlockReader, run: number): void {
  const items = getChildIds(walk.page, block.component.id).map((id, index) =>
    readColumn(walk, block, id, index),
  );
  const title = block.field('title', '');
  walk.contents.push(placed({ kind: 'cards', layout: 'columns', title, items }, block, run));
}

interface OpenCard {
  picture: Picture | undefined;
  title: Field<string> | undefined;
  text: Field<RichText> | undefined;
  url: string;
}

function readColumn(walk: Walk, block: BlockReader, columnId: number, index: number): Card {
  const card: OpenCard = { picture: undefined, title: undefined, text: undefined, url: '' };
  const column = getComponent(walk.page, columnId);
  if (column) addBelow(walk, column, card);
  const nowhere = `column.${index}`;
  return {
    picture: card.picture ?? block.picture(nowhere, undefined, nowhere, ''),
    title: card.title ?? { ...block.field(nowhere, ''), componentId: columnId },
    text: card.text ?? { ...block.field<RichText>(nowhere, []), componentId: columnId },
    ...(card.url !== '' && { url: card.url }),
  };
}

/** Adds the visible content of a component's children. */
function addBelow(walk: Walk, parent: Component, card: OpenCard): void {
  if (isHidden(parent)) {
    leaveOutHidden(walk, parent);
    return;
  }
  for (const id of getChildIds(walk.page, parent.id)) {
    const component = getComponent(walk.page, id);
    if (component) addToCard(walk, component, card);
  }
}

function addToCard(walk: Walk, component: Component, card: OpenCard): void {
  const key = component.componentKey as StandardBlockKey;
  const definition = walk.options.catalogue.find(key);
  const block = definition && new BlockReader(component, definition, walk.options);
  if (containers.has(key) || isDynamicWrapper(component)) addBelow(walk, component, card);
  else if (isHidden(component)) leaveOutHidden(walk, component);
  else if (block && key === 'Text') addText(block as BlockReader<BlockValues<'Text'>>, card);
  else if (block && key === 'Image' && !card.picture)
    card.picture = imageOf(block as BlockReader<BlockValues<'Image'>>);
  else if (block && key === 'Link') {
    card.url = (block.values as BlockValues<'Link'>).url;
    addBelow(walk, component, card);
  } else if (!silent.has(key)) {
    const values = { key };
    walk.note({
      code: 'marketplace.columnBlockLeftOut',
      severity: 'error',
      componentId: component.id,
      values,
    });
  }
}

function addText(block: BlockReader<BlockValues<'Text'>>, card: OpenCard): void {
  const { text, element } = block.values;
  if (element !== 'p' && !card.title) {
    card.title = block.field('text', flatText(text));
    return;
  }
  const before = card.text?.value ?? [];
  const lines: RichText = before.length === 0 ? text : [...before, { tag: 'br', children: [] }, ...text];
  card.text = { ...(card.text ?? block.field('text', text)), value: lines };
}

function imageOf(block: BlockReader<BlockValues<'Image'>>): Picture {
  return block.picture('src', block.values.src, 'alt', block.values.alt);
}

/** Returns the text of a heading; keeps its line breaks. */
function flatText(text: RichText): string {
  return text
    .map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : flatText(node.children)))
    .join('');
}
