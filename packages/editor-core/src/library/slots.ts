import type { Catalogue } from '@vitrina/block-catalogue';
import { contentOf, listTexts, readWords, type ContentKind } from '@vitrina/block-kit';
import { walkPage, type Component, type ComponentId, type Json, type Page } from '@vitrina/epack-model';

import type { LibraryItem, Slots } from './libraryItem.ts';

const maxLetters = 80;

/** A text, file or link of a section that an author marks as free or fixed. */
export interface SlotChoice {
  readonly key: string;
  readonly component: Component;
  /** The property. */
  readonly name: string;
  readonly kind: ContentKind;
  /** The beginning of a text, or the address of a link. */
  readonly excerpt: string;
  /** The stored source of a file; undefined while it is empty. */
  readonly src: string | undefined;
}

/** Lists the contents of a section in reading order: its texts and links that have a value, and its files. */
export function listSlotChoices(page: Page, catalogue: Catalogue): readonly SlotChoice[] {
  return [...walkPage(page)].flatMap((component) =>
    listContent(component, catalogue).flatMap(({ name, kind }) => {
      const excerpt = kind === 'file' ? '' : readExcerpt(component, name, kind, catalogue);
      if (kind !== 'file' && excerpt === '') return [];
      const src = kind === 'file' ? findSource(component.props[name]?.value.desktop) : undefined;
      return [{ key: slotKey(component.id, name), component, name, kind, excerpt, src }];
    }),
  );
}

/**
 * Returns the slots of a section: the texts, files and links whose key is free. The description of a file is free with
 * its file.
 *
 * @param isFree - takes a key of {@link slotKey}
 */
export function toSlots(page: Page, catalogue: Catalogue, isFree: (key: string) => boolean): Slots {
  const slots: Record<string, readonly string[]> = {};
  for (const component of walkPage(page)) {
    const names = listNames(component, catalogue).filter((name) => isFree(slotKey(component.id, name)));
    const described = names.flatMap((name) => listDescriptions(component, name, catalogue));
    if (names.length > 0) slots[component.id] = [...names, ...described];
  }
  return slots;
}

/** Returns whether a content is a slot before the author chooses: all but links. */
export function isSlotAtFirst({ kind }: Pick<SlotChoice, 'kind'>): boolean {
  return kind !== 'link';
}

/**
 * Returns the properties of a component that its copies keep: the slots, numbers that are given on each page, and texts in
 * a language that the section was not saved in.
 *
 * @param component - the component in the library
 * @param locale - the language of the page with the copy
 */
export function slotsOfCopy(
  item: Pick<LibraryItem, 'slots' | 'locale'>,
  component: Component,
  locale: string,
  catalogue: Catalogue,
): readonly string[] {
  const own = item.slots?.[component.id] ?? [];
  const props = catalogue.find(component.componentKey)?.props ?? {};
  const numbered = Object.keys(props).filter((name) => props[name]?.whenAdded !== undefined);
  const texts = locale === item.locale ? [] : listTextNames(component, catalogue);
  return [...new Set([...own, ...numbered, ...texts])];
}

/** Returns the names of a component's properties with texts. */
export function listTextNames(component: Component, catalogue: Catalogue): string[] {
  return [...new Set(listTexts(component, catalogue).map(({ name }) => name))];
}

/** Returns the key of the content in a property. */
export function slotKey(id: ComponentId, name: string): string {
  return `${id} ${name}`;
}

function listContent(component: Component, catalogue: Catalogue) {
  return listNames(component, catalogue).map((name) => ({
    name,
    kind: kindOf(component, name, catalogue) ?? ('text' as const),
  }));
}

/** Lists the properties with content, without descriptions of files. */
function listNames(component: Component, catalogue: Catalogue): readonly string[] {
  const { ownProps = {} } = catalogue.find(component.componentKey) ?? {};
  return Object.keys(ownProps).filter(
    (name) => ownProps[name]?.describes === undefined && kindOf(component, name, catalogue) !== undefined,
  );
}

function kindOf(component: Component, name: string, catalogue: Catalogue): ContentKind | undefined {
  const kind = catalogue.find(component.componentKey)?.props[name];
  return kind && contentOf(name, kind);
}

function listDescriptions(component: Component, name: string, catalogue: Catalogue): readonly string[] {
  const { ownProps = {} } = catalogue.find(component.componentKey) ?? {};
  return Object.keys(ownProps).filter((each) => ownProps[each]?.describes === name);
}

function readExcerpt(component: Component, name: string, kind: ContentKind, catalogue: Catalogue): string {
  if (kind === 'link') return findText(component.props[name]?.value.desktop);
  const found = listTexts(component, catalogue).find((text) => text.name === name);
  const words = found ? readWords(found.control, found.text) : '';
  return words.length > maxLetters ? `${words.slice(0, maxLetters).trimEnd()}…` : words;
}

function findText(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return (
    Object.values(value)
      .map(findText)
      .find((text) => text !== '') ?? ''
  );
}

/** Returns the first stored source in a value. */
function findSource(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value.map(findSource).find((src) => src !== undefined);
  const { src, ...others } = value as Readonly<Record<string, Json>>;
  if (typeof src === 'string' && src !== '') return src;
  return Object.values(others)
    .filter((each) => typeof each === 'object')
    .map(findSource)
    .find((each) => each !== undefined);
}
