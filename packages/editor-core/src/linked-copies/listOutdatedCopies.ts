import {
  getComponent,
  getSubtree,
  hashValue,
  pageKey,
  walkPage,
  type Component,
  type ComponentId,
  type Epack,
  type Page,
  type PageAddress,
  type Prop,
} from '@vitrina/epack-model';
import { isSamePage } from '../store/isSamePage.ts';

/** A property that changed in the source after the copy. */
export interface OutdatedProp {
  readonly name: string;
  /** The copy's value; undefined if the copy doesn't have the property. */
  readonly own: Prop | undefined;
  /** The source's current value; undefined if the source no longer has the property. */
  readonly source: Prop | undefined;
}

/** A copied block that is outdated, and the differences from its source. */
export type OutdatedCopy =
  | {
      readonly kind: 'changed';
      readonly key: string;
      readonly component: Component;
      readonly source: Component;
      readonly props: readonly OutdatedProp[];
    }
  /** The source block was deleted. */
  | { readonly kind: 'removed'; readonly key: string; readonly component: Component }
  /** The source page has a block added after this page was copied. */
  | { readonly kind: 'added'; readonly key: string; readonly source: Component };

/** The {@link OutdatedCopy} of a block that only the source has. */
export type AddedOutdatedCopy = Extract<OutdatedCopy, { kind: 'added' }>;

/** Returns the names of a component's translatable properties. */
export type TranslatedProps = (component: Component) => ReadonlySet<string>;

/**
 * Returns the page that the page in view was copied from: another template of its locale, or the same page of
 * another locale. Undefined if it isn't a copy or that page was deleted.
 */
export function findLinkedSource(
  { pages }: Pick<Epack, 'pages'>,
  page: Page,
  active: PageAddress,
): PageAddress | undefined {
  for (const { copiedFrom } of walkPage(page)) {
    if (copiedFrom === undefined) continue;
    const { locale, template, page: name } = copiedFrom;
    const source = { locale, template, page: name };
    if (!isSamePage(source, active) && Object.hasOwn(pages, pageKey(source))) return source;
  }
  return undefined;
}

/**
 * Lists the outdated blocks of a page in reading order, then the blocks that only the source has. Leaves out
 * `translatedProps`: translations have their own states.
 */
export function listOutdatedCopies(
  page: Page,
  source: Page,
  address: PageAddress,
  translatedProps?: TranslatedProps,
): readonly OutdatedCopy[] {
  const linked = [...walkPage(page)].filter(
    ({ copiedFrom }) => copiedFrom && isSamePage(copiedFrom, address),
  );
  const own = linked.flatMap((component) => findOutdatedCopy(component, source, translatedProps));
  return [...own, ...listAdded(page, linked, source)];
}

function findOutdatedCopy(
  component: Component,
  sourcePage: Page,
  translatedProps: TranslatedProps | undefined,
): readonly OutdatedCopy[] {
  const { id, copiedFrom } = component;
  const source = copiedFrom && getComponent(sourcePage, copiedFrom.id);
  const key = String(id);
  if (source?.componentKey !== component.componentKey) return [{ kind: 'removed', key, component }];
  const translated = translatedProps?.(source);
  const props = listLaggingProps(component, source).filter(({ name }) => !translated?.has(name));
  return props.length === 0 ? [] : [{ kind: 'changed', key, component, source, props }];
}

/**
 * Lists properties that changed in the source after the copy, except those the copy changed to the same
 * value.
 */
function listLaggingProps(
  { props: own, copiedFrom }: Component,
  { props: source }: Component,
): OutdatedProp[] {
  const names = new Set([...Object.keys(source), ...Object.keys(own)]);
  return [...names].flatMap((name) => {
    const now = hashValue(source[name]?.value);
    const isBehind = now !== (copiedFrom?.props[name] ?? '') && now !== hashValue(own[name]?.value);
    return isBehind ? [{ name, own: own[name], source: source[name] }] : [];
  });
}

/**
 * Lists blocks added to the source after the copy, without their contents. Ids only grow, so a new block has
 * a higher id than all blocks at the time of the copy. A block that was deleted from the copy doesn't count
 * as new.
 */
function listAdded(page: Page, linked: readonly Component[], source: Page): AddedOutdatedCopy[] {
  if (linked.length === 0) return [];
  const links = linked.flatMap(({ copiedFrom }) => copiedFrom ?? []);
  const copiedIds = new Set(links.map(({ id }) => id));
  const leftOut = new Set(links.flatMap((link) => link.leftOut ?? []));
  const noted = links.flatMap(({ upTo }) => upTo ?? []);
  // Older copies don't record the highest id, so take it from the remaining copies.
  const highest = Math.max(...(noted.length > 0 ? noted : copiedIds));
  const isNew = (id: ComponentId) => id > highest && !copiedIds.has(id);
  return [...walkPage(source)]
    .filter(({ id, parentId }) => isNew(id) && !isNew(parentId) && !leftOut.has(id))
    .filter((component) => noted.length > 0 || !isUnlinkedCopy(page, component))
    .map((component) => ({ kind: 'added', key: `source ${component.id}`, source: component }));
}

/**
 * Returns whether a block is an unlinked copy. Copies keep the id of their source even after they are
 * unlinked.
 */
function isUnlinkedCopy(page: Page, { id, componentKey }: Component): boolean {
  const own = getComponent(page, id);
  return own !== undefined && own.copiedFrom === undefined && own.componentKey === componentKey;
}

/** Returns the ids of the outdated blocks on this page. */
export function listOutdatedIds(outdatedCopies: readonly OutdatedCopy[]): ReadonlySet<ComponentId> {
  return new Set(outdatedCopies.flatMap((lag) => (lag.kind === 'added' ? [] : [lag.component.id])));
}

/** Returns a source block with its contents. */
export function listSourceSubtree(source: Page, lag: AddedOutdatedCopy): readonly Component[] {
  return getSubtree(source, lag.source.id);
}
