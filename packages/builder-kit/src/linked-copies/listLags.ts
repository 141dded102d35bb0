import {
  getComponent,
  getSubtree,
  hashValue,
  walkPage,
  type Component,
  type ComponentId,
  type CopiedFrom,
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
export type Lag =
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

type AddedLag = Extract<Lag, { kind: 'added' }>;

/** Where the page in view was copied from within its locale; undefined where it stands for itself. */
export function findLinkedSource(page: Page, active: PageAddress): PageAddress | undefined {
  for (const { copiedFrom } of walkPage(page)) {
    if (copiedFrom && isTemplateLink(copiedFrom, active)) {
      return { locale: copiedFrom.locale, template: copiedFrom.template, page: copiedFrom.page };
    }
  }
  return undefined;
}

/** The blocks of a page that are behind their source, in reading order, then those that only the source has. */
export function listLags(page: Page, source: Page, address: PageAddress): readonly Lag[] {
  const linked = [...walkPage(page)].filter(
    ({ copiedFrom }) => copiedFrom && isSamePlace(copiedFrom, address),
  );
  const own = linked.flatMap((component) => findLag(component, source));
  const copiedIds = new Set(linked.flatMap(({ copiedFrom }) => copiedFrom?.id ?? []));
  const added = copiedIds.size === 0 ? [] : listAdded(source, copiedIds);
  return [...own, ...added.filter((lag) => !isUnlinkedCopy(page, lag.source))];
}

function findLag(component: Component, sourcePage: Page): readonly Lag[] {
  const { id, copiedFrom } = component;
  const source = copiedFrom && getComponent(sourcePage, copiedFrom.id);
  const key = String(id);
  if (source === undefined) return [{ kind: 'removed', key, component }];
  const props = listLaggingProps(component, source);
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

/** Ids count up, so what came to the source later has a higher one than all that was copied. Its contents come with it. */
function listAdded(source: Page, copiedIds: ReadonlySet<ComponentId>): AddedLag[] {
  const highest = Math.max(0, ...copiedIds);
  const isNew = (id: ComponentId) => id > highest && !copiedIds.has(id);
  return [...walkPage(source)].flatMap((component): AddedLag[] =>
    isNew(component.id) && !isNew(component.parentId)
      ? [{ kind: 'added', key: `source ${component.id}`, source: component }]
      : [],
  );
}

/** Copies keep the id of their source, also once they stand for themselves. */
function isUnlinkedCopy(page: Page, { id, componentKey }: Component): boolean {
  const own = getComponent(page, id);
  return own !== undefined && own.copiedFrom === undefined && own.componentKey === componentKey;
}

/** The blocks that {@link listLags} names, those on this page by id. */
export function listLaggingIds(lags: readonly Lag[]): ReadonlySet<ComponentId> {
  return new Set(lags.flatMap((lag) => (lag.kind === 'added' ? [] : [lag.component.id])));
}

/** A block of the source page with everything in it. */
export function listSourceSubtree(source: Page, lag: AddedLag): readonly Component[] {
  return getSubtree(source, lag.source.id);
}

function isTemplateLink(copiedFrom: CopiedFrom, active: PageAddress): boolean {
  return copiedFrom.locale === active.locale && copiedFrom.template !== active.template;
}

function isSamePlace(one: PageAddress, other: PageAddress): boolean {
  return one.locale === other.locale && one.template === other.template && one.page === other.page;
}
