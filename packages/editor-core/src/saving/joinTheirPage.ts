import {
  applyPageChange,
  getSubtree,
  loadPage,
  pageKey,
  savePage,
  type BlockRules,
  type ComponentId,
  type Page,
  type PageAddress,
} from '@vitrina/epack-model';

import { compareSides, type Difference } from '../merge/compareSides.ts';
import { planMerge } from '../merge/planMerge.ts';
import { documentAction } from '../store/documentActions.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getActiveKey } from '../store/selectors.ts';
import { rebaseHistory } from './rebaseHistory.ts';

/**
 * The outcome of a merge: done, a choice for the user, or to be repeated once the user has left the text that
 * the other user changed.
 */
export type JoinOutcome = 'joined' | 'clash' | 'later';

/** A page as another user saved it. */
export interface TheirPage {
  readonly address: PageAddress;
  /** The components as the server sends them. */
  readonly theirs: readonly object[];
  readonly revision: number;
}

/**
 * Merges another user's saved changes of a page into this one, if both sides changed different blocks. Keeps
 * the selection, and the undo steps for blocks that the other user left alone.
 */
export function joinTheirPage({ address, theirs, revision }: TheirPage): EditorThunk<JoinOutcome> {
  return (dispatch, getState, { catalogue: { rules } }) => {
    const state = getState();
    const { document, view } = state;
    const key = pageKey(address);
    const mine = document.epack.pages[key];
    const base = document.pageBases[key];
    if (!mine || !base) return 'clash';
    const isMineChanged = Object.hasOwn(document.updatedPages, key);
    const theirPage = loadPage(theirs, rules).page;
    const baseAsSaved = toSaved(base, rules);
    const ownAsSaved = isMineChanged ? toSaved(mine, rules) : baseAsSaved;
    const differences = compareSides({ mine: ownAsSaved, theirs: theirPage, base: baseAsSaved });
    if (differences.some(({ by }) => by === 'both' || by === undefined)) return 'clash';

    const wanted = differences.filter(({ by }) => by === 'theirs');
    const theirIds = new Set(wanted.flatMap((each) => getIds(each, mine, theirPage)));
    const isActive = key === getActiveKey(state);
    if (isActive && view.editingId !== undefined && theirIds.has(view.editingId)) return 'later';

    const sides = { mine, theirs: theirPage, base };
    const result = applyPageChange(
      mine,
      planMerge(sides, wanted, () => 'theirs', rules),
    );
    const merged = result.ok ? result.page : mine;
    if (isMineChanged) {
      const joined = { mine: toSaved(merged, rules), theirs: theirPage, base: baseAsSaved };
      if (!result.ok || compareSides(joined).some(isLost)) return 'clash';
    }
    const isWhole = isMineChanged || (result.ok && isSameContent(merged, theirPage, rules));
    const page = isWhole ? merged : theirPage;
    dispatch(
      documentAction(
        'pageJoined',
        {
          key,
          page,
          base: theirPage,
          revision,
          isChanged: isMineChanged,
          history: rebaseHistory(document.history, key, page, theirIds),
        },
        !isActive ? [] : isWhole && result.ok ? result.touched : 'all',
      ),
    );
    return 'joined';
  };
}

/** Returns a page as the server returns it, which cleans and repairs what it saves. */
function toSaved(page: Page, rules: BlockRules): Page {
  return loadPage(savePage(page, rules).components, rules).page;
}

function isSameContent(one: Page, other: Page, rules: BlockRules): boolean {
  const write = (page: Page) => JSON.stringify(savePage(page, rules).components);
  return write(one) === write(other);
}

/** Returns whether a change of theirs didn't fit the page. Blocks they added can have other ids here. */
function isLost({ by, kind }: Difference): boolean {
  return by === 'theirs' && (kind === 'changed' || kind === 'onlyMine');
}

function getIds({ kind, id }: Difference, mine: Page, theirs: Page): readonly ComponentId[] {
  if (kind === 'order') return [];
  if (kind === 'changed') return [id];
  return getSubtree(kind === 'onlyMine' ? mine : theirs, id).map((component) => component.id);
}
