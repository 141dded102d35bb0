import {
  copySubtree,
  describeSource,
  getChildIds,
  getComponent,
  nextComponentId,
  rootId,
  walkPage,
  type Component,
  type ComponentId,
  type CopiedFrom,
  type Page,
  type PageAddress,
  type SinglePageChange,
} from '@vitrina/epack-model';

import type { BuilderThunk } from '../store/createBuilderStore.ts';
import { applyChange } from '../store/edit.ts';
import { getActivePage } from '../store/selectors.ts';
import { listSourceSubtree, type Lag } from './listLags.ts';

/** Where a page was copied from. */
export interface LinkedSource {
  readonly page: Page;
  readonly address: PageAddress;
}

/**
 * Takes over what the source changed since the copy, as one step: changed properties, deleted and added blocks.
 * What was changed here alone stays.
 */
export function takeOver(lags: readonly Lag[], source: LinkedSource): BuilderThunk {
  return (dispatch, getState) => {
    const page = getActivePage(getState());
    if (page === undefined) return;
    let firstId = nextComponentId(page);
    const changes = lags.flatMap((lag) => {
      if (lag.kind !== 'added')
        return lag.kind === 'changed' ? takeProps(lag, source) : removeWhole(page, lag, lags);
      const change = addCopy(page, lag, source, firstId);
      firstId += change.components.length;
      return [change];
    });
    if (changes.length > 0)
      dispatch(applyChange({ type: 'batch', changes }, { mergeKey: toMergeKey('takeOver', lags) }));
  };
}

/** Keeps a block as it is: the changes of its source so far are seen, and no longer listed. */
export function keepOwn(lag: Extract<Lag, { kind: 'changed' }>, { address }: LinkedSource): BuilderThunk {
  return (dispatch) => {
    const { component, source } = lag;
    dispatch(applyChange(linkTo(component, source, address), { mergeKey: toMergeKey('keepOwn', [lag]) }));
  };
}

/** Lets blocks stand for themselves; without ids all of the page that were copied from the source. */
export function unlink(address: PageAddress, ids?: readonly ComponentId[]): BuilderThunk {
  return (dispatch, getState) => {
    const page = getActivePage(getState());
    if (page === undefined) return;
    const changes = [...walkPage(page)]
      .filter(
        ({ id, copiedFrom }) => copiedFrom?.template === address.template && (ids?.includes(id) ?? true),
      )
      .map(({ id }) => ({ type: 'setCopiedFrom' as const, id }));
    if (changes.length > 0) dispatch(applyChange({ type: 'batch', changes }, { mergeKey: 'unlink' }));
  };
}

function takeProps(
  { component, source, props }: Extract<Lag, { kind: 'changed' }>,
  { address }: LinkedSource,
): SinglePageChange[] {
  const taken = props.map(({ name, source: prop }): SinglePageChange => {
    const change = { type: 'replaceProperty' as const, id: component.id, name };
    return prop === undefined ? change : { ...change, prop };
  });
  return [...taken, linkTo(component, source, address)];
}

function linkTo({ id, copiedFrom }: Component, source: Component, address: PageAddress): SinglePageChange {
  const described = describeSource(source, address);
  const link: CopiedFrom = copiedFrom?.texts ? { ...described, texts: copiedFrom.texts } : described;
  return { type: 'setCopiedFrom', id, copiedFrom: link };
}

/** What stands inside another block that goes, goes with it. */
function removeWhole(
  page: Page,
  lag: Extract<Lag, { kind: 'removed' }>,
  lags: readonly Lag[],
): SinglePageChange[] {
  const gone = new Set(lags.flatMap((each) => (each.kind === 'removed' ? [each.component.id] : [])));
  for (let at = lag.component.parentId; at !== rootId; at = getComponent(page, at)?.parentId ?? rootId) {
    if (gone.has(at)) return [];
  }
  return [{ type: 'removeComponent', id: lag.component.id }];
}

/** Puts a copy after the copy of the block it follows in the source, else first in the copy of its parent. */
function addCopy(
  page: Page,
  lag: Extract<Lag, { kind: 'added' }>,
  { page: source, address }: LinkedSource,
  firstId: ComponentId,
) {
  const { id, parentId: sourceParentId } = lag.source;
  const copyOf = (sourceId: ComponentId) =>
    [...walkPage(page)].find(
      ({ copiedFrom }) => copiedFrom?.template === address.template && copiedFrom.id === sourceId,
    );
  const parentId = sourceParentId === rootId ? rootId : (copyOf(sourceParentId)?.id ?? rootId);
  const siblings = getChildIds(source, sourceParentId);
  const before = siblings
    .slice(0, siblings.indexOf(id))
    .map((sibling) => copyOf(sibling)?.id)
    .findLast((sibling) => sibling !== undefined);
  const own = getChildIds(page, parentId);
  const originals = listSourceSubtree(source, lag);
  const components = copySubtree(source, id, firstId, parentId).map((copy, at) => {
    const original = originals[at];
    return original ? { ...copy, copiedFrom: describeSource(original, address) } : copy;
  });
  const index = before === undefined ? 0 : own.indexOf(before) + 1;
  return { type: 'addComponents' as const, parentId, index, components };
}

function toMergeKey(what: string, lags: readonly Lag[]): string {
  return [what, ...lags.map(({ key }) => key)].join(' ');
}
