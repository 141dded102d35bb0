import {
  copySubtree,
  describeSource,
  findLibraryLink,
  getChildIds,
  getComponent,
  hashValue,
  nextComponentId,
  rootId,
  walkPage,
  withLibraryLink,
  type BlockRules,
  type Component,
  type ComponentId,
  type Page,
  type PageAddress,
  type SinglePageChange,
} from '@vitrina/epack-model';

import { mapChangeReferences } from '../nesting/mapChangeReferences.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { getActivePage } from '../store/selectors.ts';
import { listSourceSubtree, type AddedOutdatedCopy, type OutdatedCopy } from './listOutdatedCopies.ts';
import { isSamePage } from '../store/isSamePage.ts';

/** The page another page was copied from. */
export interface LinkedSource {
  readonly page: Page;
  readonly address: PageAddress;
}

/**
 * Applies the source's changes since the copy as one step: changed properties, deleted and added blocks.
 * Keeps changes made only in the copy.
 */
export function takeOver(outdatedCopies: readonly OutdatedCopy[], source: LinkedSource): EditorThunk {
  return (dispatch, getState, { catalogue }) => {
    const page = getActivePage(getState());
    if (page === undefined) return;
    let firstId = nextComponentId(page);
    const changes = outdatedCopies.flatMap((lag) => {
      if (lag.kind !== 'added')
        return lag.kind === 'changed' ? takeProps(lag) : removeWhole(page, lag, outdatedCopies);
      if (findCopy(page, source.address, lag.source.id)) return [];
      const change = addCopy(page, lag, source, firstId);
      firstId += change.components.length;
      return [change];
    });
    if (changes.length > 0)
      dispatch(
        applyChange(
          { type: 'batch', changes: nameCopies(page, changes, source.address, catalogue.rules) },
          { mergeKey: toMergeKey('takeOver', outdatedCopies), changesFixedParts: true },
        ),
      );
  };
}

/** Points references in the changes to this page's copies of the blocks they name in the source. */
function nameCopies(
  page: Page,
  changes: readonly SinglePageChange[],
  address: PageAddress,
  rules: BlockRules,
): SinglePageChange[] {
  const added = changes.flatMap((change) => (change.type === 'addComponents' ? change.components : []));
  const idOf = new Map<ComponentId, ComponentId>();
  for (const { id, copiedFrom } of [...listCopies(page, address), ...added]) {
    if (copiedFrom) idOf.set(copiedFrom.id, id);
  }
  return changes.map((change) => mapChangeReferences(change, page, rules, (id) => idOf.get(id)));
}

/**
 * Keeps a block unchanged and marks the source's changes so far as seen, so that they are no longer listed.
 */
export function keepOwn(lag: Extract<OutdatedCopy, { kind: 'changed' }>): EditorThunk {
  return (dispatch) => {
    dispatch(applyChange(noteSeen(lag), { mergeKey: toMergeKey('keepOwn', [lag]) }));
  };
}

/** Skips a block that only the source has, so that it is no longer listed. */
export function leaveOut(lag: AddedOutdatedCopy, { address }: LinkedSource): EditorThunk {
  return (dispatch, getState) => {
    const page = getActivePage(getState());
    const changes = page ? noteLeftOut(page, address, [lag.source.id]) : [];
    if (changes.length > 0)
      dispatch(applyChange({ type: 'batch', changes }, { mergeKey: toMergeKey('leaveOut', [lag]) }));
  };
}

/**
 * Unlinks blocks from their source. Without `ids`, unlinks all blocks of the page that were copied from the
 * source.
 */
export function unlink(address: PageAddress, ids?: readonly ComponentId[]): EditorThunk {
  return (dispatch, getState) => {
    const page = getActivePage(getState());
    if (page === undefined) return;
    const unlinked = listCopies(page, address).filter(({ id }) => ids?.includes(id) ?? true);
    // Blocks added from the source after the copy would be listed as missing once their copies are unlinked.
    const later = unlinked.flatMap(({ copiedFrom: from }) =>
      from && from.upTo === undefined ? from.id : [],
    );
    const changes = [
      ...unlinked.map(({ id, copiedFrom }) => {
        const own = copiedFrom?.section;
        return { type: 'setCopiedFrom' as const, id, ...(own && { copiedFrom: own }) };
      }),
      ...noteLeftOut(page, address, later, unlinked),
    ];
    if (changes.length > 0) dispatch(applyChange({ type: 'batch', changes }, { mergeKey: 'unlink' }));
  };
}

/** Lists the blocks of a page that were copied from another page. */
function listCopies(page: Page, address: PageAddress): readonly Component[] {
  return [...walkPage(page)].filter(({ copiedFrom }) => copiedFrom && isSamePage(copiedFrom, address));
}

/** Finds the copy of a source block. The list of outdated copies may be slightly older than the page. */
function findCopy(page: Page, address: PageAddress, sourceId: ComponentId): Component | undefined {
  return listCopies(page, address).find(({ copiedFrom }) => copiedFrom?.id === sourceId);
}

/** Records skipped source blocks on the first copy that stays linked. */
function noteLeftOut(
  page: Page,
  address: PageAddress,
  sourceIds: readonly ComponentId[],
  gone: readonly Component[] = [],
): SinglePageChange[] {
  const keeper = listCopies(page, address).find((copy) => !gone.includes(copy));
  const known = [keeper, ...gone].flatMap((copy) => copy?.copiedFrom?.leftOut ?? []);
  const leftOut = [...new Set([...known, ...sourceIds])];
  if (!keeper?.copiedFrom || leftOut.length === (keeper.copiedFrom.leftOut?.length ?? 0)) return [];
  return [{ type: 'setCopiedFrom', id: keeper.id, copiedFrom: { ...keeper.copiedFrom, leftOut } }];
}

function takeProps(lag: Extract<OutdatedCopy, { kind: 'changed' }>): SinglePageChange[] {
  const taken = lag.props.map(({ name, source: prop }): SinglePageChange => {
    const change = { type: 'replaceProperty' as const, id: lag.component.id, name };
    return prop === undefined ? change : { ...change, prop };
  });
  return [...taken, noteTaken(lag)];
}

/**
 * Marks the source's current values of the changed properties as seen. Translations are tracked separately.
 */
function noteSeen({ component, props }: Extract<OutdatedCopy, { kind: 'changed' }>): SinglePageChange {
  const { id, copiedFrom } = component;
  if (copiedFrom === undefined) return { type: 'setCopiedFrom', id };
  const seen = { ...copiedFrom.props };
  for (const { name, source } of props) {
    const hash = hashValue(source?.value);
    if (hash === '') delete seen[name];
    else seen[name] = hash;
  }
  return { type: 'setCopiedFrom', id, copiedFrom: { ...copiedFrom, props: seen } };
}

/** Marks the source's values as seen, and those that its library section fixes as the section's. */
function noteTaken(lag: Extract<OutdatedCopy, { kind: 'changed' }>): SinglePageChange {
  const seen = noteSeen(lag);
  const link = findLibraryLink(lag.source);
  const own = lag.component.copiedFrom?.section;
  if (!link || !own || !isSamePage(link, own) || seen.type !== 'setCopiedFrom') return seen;
  const section = { ...own, props: link.props };
  const copiedFrom = withLibraryLink(seen.copiedFrom, section);
  return { ...seen, ...(copiedFrom && { copiedFrom }) };
}

/** Removes a block with its contents. Returns no change if an ancestor is removed too. */
function removeWhole(
  page: Page,
  lag: Extract<OutdatedCopy, { kind: 'removed' }>,
  outdatedCopies: readonly OutdatedCopy[],
): SinglePageChange[] {
  const gone = new Set(
    outdatedCopies.flatMap((each) => (each.kind === 'removed' ? [each.component.id] : [])),
  );
  for (let at = lag.component.parentId; at !== rootId; at = getComponent(page, at)?.parentId ?? rootId) {
    if (gone.has(at)) return [];
  }
  return [{ type: 'removeComponent', id: lag.component.id }];
}

/** Adds a copy after the copy of the preceding source block, or first in the copy of its parent. */
function addCopy(
  page: Page,
  lag: AddedOutdatedCopy,
  { page: source, address }: LinkedSource,
  firstId: ComponentId,
) {
  const { id, parentId: sourceParentId } = lag.source;
  const copyOf = (sourceId: ComponentId) => findCopy(page, address, sourceId);
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
    if (original === undefined) return copy;
    const link = findLibraryLink(original);
    return { ...copy, copiedFrom: { ...describeSource(original, address), ...(link && { section: link }) } };
  });
  const index = before === undefined ? 0 : own.indexOf(before) + 1;
  return { type: 'addComponents' as const, parentId, index, components };
}

function toMergeKey(what: string, outdatedCopies: readonly OutdatedCopy[]): string {
  return [what, ...outdatedCopies.map(({ key }) => key)].join(' ');
}
