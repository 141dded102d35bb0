import type { Catalogue } from '@vitrina/block-catalogue';
import {
  findDynamicWrapper,
  getChildIds,
  getComponent,
  rootId,
  walkPage,
  type ComponentId,
  type DataSource,
  type Page,
} from '@vitrina/epack-model';
import { resolveValues } from '@vitrina/block-kit';

import { toObject } from '../props/jsonText.ts';
import type { EditorState, EditorThunk } from '../store/editorState.ts';
import {
  getHoldRefusal,
  getLockRefusal,
  getNestingRefusal,
  type Refusal,
} from '../nesting/getNestingRefusal.ts';
import { applyChange } from '../store/edit.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { getActiveId, getActivePage } from '../store/selectors.ts';
import { planSeries } from './planSeries.ts';

/** The block that provides a data source to the blocks inside. */
const providerKey = 'DynamicDataProvider';

/** The provider around a component, and its position among the page's providers. */
interface ProviderPlace {
  readonly providerId: ComponentId;
  /** Index among the page's providers. */
  readonly index: number;
}

/** Returns the provider a component reads data from; undefined if there is none around the component. */
export function findProvider(page: Page, id: ComponentId): ProviderPlace | undefined {
  const providerIds = [...walkPage(page)]
    .filter(({ componentKey }) => componentKey === providerKey)
    .map((each) => each.id);
  for (let at = getComponent(page, id)?.parentId ?? rootId; at !== rootId;) {
    if (providerIds.includes(at)) return { providerId: at, index: providerIds.indexOf(at) };
    at = getComponent(page, at)?.parentId ?? rootId;
  }
  return undefined;
}

/** Returns the number of records in a provider's source; 0 if the package doesn't have that source. */
export function countRecords(
  page: Page,
  providerId: ComponentId,
  sources: readonly DataSource[],
  catalogue: Catalogue,
): number {
  return findSource(page, providerId, sources, catalogue)?.items.length ?? 0;
}

/** Returns the data source of a provider. */
export function findSource(
  page: Page,
  providerId: ComponentId,
  sources: readonly DataSource[],
  catalogue: Catalogue,
): DataSource | undefined {
  const component = getComponent(page, providerId);
  const definition = component && catalogue.find(component.componentKey);
  const sourceId = component && definition?.dataSourceId?.(resolveValues(definition, component));
  return sources.find(({ id }) => String(id) === sourceId);
}

/** Number of records read to find the available fields. */
const readRecords = 50;

/** Lists the fields of the surrounding data source that a component can show. */
export function listProvidedFields(
  { document }: Pick<EditorState, 'document'>,
  id: ComponentId | undefined,
  catalogue: Catalogue,
): readonly string[] {
  const page = getActivePage({ document });
  const provider = page && id !== undefined ? findProvider(page, id) : undefined;
  if (page === undefined || provider === undefined) return [];
  const source = findSource(page, provider.providerId, document.epack.dataSources, catalogue);
  const records = source?.items.slice(0, readRecords) ?? [];
  return [...new Set(records.flatMap(({ data }) => Object.keys(toObject(data))))];
}

/** Returns whether the active component can be repeated: it is inside a provider and isn't repeated yet. */
export function canMakeDynamic(state: EditorState): boolean {
  const page = getActivePage(state);
  const id = getActiveId(state);
  if (page === undefined || id === undefined || state.view.tab !== 'editor') return false;
  return findDynamicWrapper(page, id) === undefined && findProvider(page, id) !== undefined;
}

/** Returns whether the active component belongs to a series. */
export function canRemoveDynamic(state: EditorState): boolean {
  const page = getActivePage(state);
  const id = getActiveId(state);
  return page !== undefined && id !== undefined && findDynamicWrapper(page, id) !== undefined;
}

/**
 * Repeats the active component once per record of its provider. Returns the refusal if the copies don't fit
 * there.
 */
export function makeActiveDynamic(): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const state = getState();
    const context = getNestingContext(state, catalogue);
    const id = getActiveId(state);
    const component = context && id !== undefined ? getComponent(context.page, id) : undefined;
    const provider = context && component ? findProvider(context.page, component.id) : undefined;
    if (context === undefined || component === undefined || provider === undefined) return undefined;
    const { page } = context;
    const refusal =
      getLockRefusal(context, component.id) ??
      getNestingRefusal(context, component.componentKey, component.parentId);
    if (refusal) return refusal;
    const count = countRecords(page, provider.providerId, state.document.epack.dataSources, catalogue);
    const series = { id: component.id, providerIndex: provider.index, itemCount: Math.max(1, count) };
    const change = planSeries(page, series, context.rules);
    if (change) dispatch(applyChange(change));
    return undefined;
  };
}

/**
 * Removes the copies of the active component's series and keeps the original. Returns the refusal if any is
 * locked.
 */
export function removeActiveDynamic(): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    const id = getActiveId(getState());
    const wrapperId = context && id !== undefined ? findDynamicWrapper(context.page, id) : undefined;
    if (context === undefined || wrapperId === undefined) return undefined;
    const held = getChildIds(context.page, wrapperId).map((member) => getHoldRefusal(context, member));
    const refusal = held.find((lock) => lock !== undefined);
    if (refusal) return refusal;
    dispatch(applyChange({ type: 'removeDynamicWrapper', id: wrapperId }));
    return undefined;
  };
}
