import type { Catalogue } from '@vitrina/block-catalogue';
import {
  applyPageChange,
  getChildIds,
  getComponent,
  isDynamicWrapper,
  walkPage,
  type Component,
  type DataSource,
  type MakeDynamic,
  type SinglePageChange,
} from '@vitrina/epack-model';

import { getHoldRefusal, getNestingRefusal, type NestingContext } from '../nesting/getNestingRefusal.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { findProvider, findSource } from './dynamicEdits.ts';
import { planSeries } from './planSeries.ts';

/**
 * Updates every series on the loaded pages to match its data: removes members without a record and adds
 * copies of the first member for new records. Members deleted by hand aren't recreated; locked ones don't
 * change.
 */
export function fitSeries(): EditorThunk {
  return (dispatch, getState, { catalogue }) => {
    const { epack } = getState().document;
    for (const page of Object.keys(epack.pages)) {
      const context = getNestingContext(getState(), catalogue, page);
      const changes = context ? planFit(context, epack.dataSources, catalogue) : [];
      if (changes.length === 0) continue;
      dispatch(applyChange({ type: 'batch', changes }, { page, changesFixedParts: true }));
    }
  };
}

/** Handles one series at a time: a copied block may contain series of its own. */
function planFit(
  context: NestingContext,
  sources: readonly DataSource[],
  catalogue: Catalogue,
): SinglePageChange[] {
  const changes: SinglePageChange[] = [];
  let { page } = context;
  const done = new Set<number>();
  for (;;) {
    const wrapper = [...walkPage(page)].find((each) => isDynamicWrapper(each) && !done.has(each.id));
    if (wrapper === undefined) return changes;
    done.add(wrapper.id);
    for (const change of planOne({ ...context, page }, wrapper, sources, catalogue)) {
      const applied = applyPageChange(page, change);
      if (!applied.ok) continue;
      page = applied.page;
      changes.push(change);
    }
  }
}

function planOne(
  context: NestingContext,
  wrapper: Component,
  sources: readonly DataSource[],
  catalogue: Catalogue,
): SinglePageChange[] {
  const { page } = context;
  const provider = findProvider(page, wrapper.id);
  const source = provider && findSource(page, provider.providerId, sources, catalogue);
  const members = getChildIds(page, wrapper.id).flatMap((id) => getComponent(page, id) ?? []);
  const [first] = members.toSorted((a, b) => indexOf(a) - indexOf(b));
  if (provider === undefined || source === undefined || first === undefined) return [];
  const wanted = Math.max(1, source.items.length);
  const had = Math.max(...members.map(indexOf)) + 1;
  if (had > wanted) {
    const gone = members.filter((member) => member !== first && indexOf(member) >= wanted);
    if (gone.some(({ id }) => getHoldRefusal(context, id) !== undefined)) return [];
    return gone.map(({ id }) => ({ type: 'removeComponent', id }));
  }
  if (had === wanted || getNestingRefusal(context, first.componentKey, wrapper.id)) return [];
  const series = { id: first.id, providerIndex: provider.index, itemCount: wanted };
  const components = copiesFrom(planSeries(page, series, context.rules), had, wrapper.id);
  return components.length === 0
    ? []
    : [{ type: 'addComponents', parentId: wrapper.id, index: members.length, components }];
}

const indexOf = ({ dynamicIndex = 0 }: Component) => dynamicIndex;

/**
 * Returns the copies of a planned series from an index on, with their contents, to extend an existing series.
 */
function copiesFrom(planned: MakeDynamic | undefined, fromIndex: number, wrapperId: number): Component[] {
  if (planned === undefined) return [];
  const kept = new Set<number>();
  return planned.copies.flatMap((copy) => {
    const isTop = copy.parentId === planned.wrapper.id;
    if (isTop ? indexOf(copy) < fromIndex : !kept.has(copy.parentId)) return [];
    kept.add(copy.id);
    return [isTop ? { ...copy, parentId: wrapperId } : copy];
  });
}
