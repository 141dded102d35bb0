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

/** A property that the source changed since it was copied. */
export interface LaggingProp {
  readonly name: string;
  /** As it stands here; undefined where there is none. */
  readonly own: Prop | undefined;
  /** As it stands in the source now. */
  readonly source: Prop | undefined;
}

/** A block that is behind what it was copied from, and in what. */
export type OutdatedCopy =
  | {
      readonly kind: 'changed';
      readonly key: string;
      readonly component: Component;
      readonly source: Component;
      readonly props: readonly LaggingProp[];
    }
  /** Its source was deleted. */
  | { readonly kind: 'removed'; readonly key: string; readonly component: Component }
  /** The source page has a block that was not there when this page was copied. */
  | { readonly kind: 'added'; readonly key: string; readonly source: Component };

/** {@link OutdatedCopy} of a block that only the source has. */
export type AddedLag = Extract<OutdatedCopy, { kind: 'added' }>;

/** The names of the properties that say something of their own in each locale. */
export type TranslatedProps = (component: Component) => ReadonlySet<string>;

/**
 * Where the page in view was copied from: another template of its locale, or the same page of another locale. Undefined
 * where it stands for itself, and where that page is no more.
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
    if (!isSamePlace(source, active) && Object.hasOwn(pages, pageKey(source))) return source;
  }
  return undefined;
}

/**
 * The blocks of a page that are behind their source, in reading order, then those that only the source has. What is
 * translated is not behind: how translations stand is told by themselves.
 */
export function listOutdatedCopies(
  page: Page,
  source: Page,
  address: PageAddress,
  translatedProps?: TranslatedProps,
): readonly OutdatedCopy[] {
  const linked = [...walkPage(page)].filter(
    ({ copiedFrom }) => copiedFrom && isSamePlace(copiedFrom, address),
  );
  const own = linked.flatMap((component) => findLag(component, source, translatedProps));
  return [...own, ...listAdded(page, linked, source)];
}

function findLag(
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

/** What differs from the source's state at the copy, unless the copy was changed to the same. */
function listLaggingProps(
  { props: own, copiedFrom }: Component,
  { props: source }: Component,
): LaggingProp[] {
  const names = new Set([...Object.keys(source), ...Object.keys(own)]);
  return [...names].flatMap((name) => {
    const now = hashValue(source[name]?.value);
    const isBehind = now !== (copiedFrom?.props[name] ?? '') && now !== hashValue(own[name]?.value);
    return isBehind ? [{ name, own: own[name], source: source[name] }] : [];
  });
}

/**
 * Ids count up, so what came to the source later has a higher one than all that was there when it was copied: a block
 * that was deleted here has not. Its contents come with it.
 */
function listAdded(page: Page, linked: readonly Component[], source: Page): AddedLag[] {
  if (linked.length === 0) return [];
  const links = linked.flatMap(({ copiedFrom }) => copiedFrom ?? []);
  const copiedIds = new Set(links.map(({ id }) => id));
  const leftOut = new Set(links.flatMap((link) => link.leftOut ?? []));
  const noted = links.flatMap(({ upTo }) => upTo ?? []);
  // Copies from before it was noted tell by what is left of them.
  const highest = Math.max(...(noted.length > 0 ? noted : copiedIds));
  const isNew = (id: ComponentId) => id > highest && !copiedIds.has(id);
  return [...walkPage(source)]
    .filter(({ id, parentId }) => isNew(id) && !isNew(parentId) && !leftOut.has(id))
    .filter((component) => noted.length > 0 || !isUnlinkedCopy(page, component))
    .map((component) => ({ kind: 'added', key: `source ${component.id}`, source: component }));
}

/** Copies keep the id of their source, also once they stand for themselves. */
function isUnlinkedCopy(page: Page, { id, componentKey }: Component): boolean {
  const own = getComponent(page, id);
  return own !== undefined && own.copiedFrom === undefined && own.componentKey === componentKey;
}

/** The blocks that {@link listOutdatedCopies} names, those on this page by id. */
export function listOutdatedIds(outdatedCopies: readonly OutdatedCopy[]): ReadonlySet<ComponentId> {
  return new Set(outdatedCopies.flatMap((lag) => (lag.kind === 'added' ? [] : [lag.component.id])));
}

/** A block of the source page with everything in it. */
export function listSourceSubtree(source: Page, lag: AddedLag): readonly Component[] {
  return getSubtree(source, lag.source.id);
}

/** Whether both are the same page of the package. */
export function isSamePlace(one: PageAddress, other: PageAddress): boolean {
  return one.locale === other.locale && one.template === other.template && one.page === other.page;
}
