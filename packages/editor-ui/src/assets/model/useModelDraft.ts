import type { ModelPoint, ModelView } from '@vitrina/editor-core/assets';
import { useReducer } from 'react';

/** A point being edited. Its key stays when other points are deleted. */
export interface DraftPoint extends ModelPoint {
  readonly key: number;
}

/** A view being edited. */
export interface ViewDraft extends Omit<ModelView, 'hotspots'> {
  readonly points: readonly DraftPoint[];
}

interface DraftHistory {
  readonly past: readonly ViewDraft[];
  readonly present: ViewDraft;
  readonly future: readonly ViewDraft[];
  /** Edits with the same name in a row are undone as one. */
  readonly lastEdit: string | undefined;
}

type DraftAction =
  | {
      readonly type: 'edit';
      readonly name: string | undefined;
      readonly edit: (draft: ViewDraft) => ViewDraft;
    }
  | { readonly type: 'undo' | 'redo' };

/** Edits of a draft, with an undo history of their own: the package changes only when the draft is saved. */
export interface ModelDraft {
  readonly draft: ViewDraft;
  /** The parts that differ from the stored view. */
  readonly changed: Partial<ModelView>;
  set: (values: Partial<Omit<ViewDraft, 'points'>>) => void;
  /** Adds a point and returns its key. */
  addPoint: (place: Pick<ModelPoint, 'position' | 'normal'>) => number;
  editPoint: (key: number, values: Partial<ModelPoint>) => void;
  deletePoint: (key: number) => void;
  undo: () => void;
  redo: () => void;
}

export function useModelDraft(stored: ModelView): ModelDraft {
  const [{ present }, dispatch] = useReducer(reduce, stored, startHistory);
  const edit = (name: string | undefined, change: (draft: ViewDraft) => ViewDraft) =>
    dispatch({ type: 'edit', name, edit: change });
  return {
    draft: present,
    changed: listChanges(stored, present),
    set: (values) => edit(Object.keys(values).join(' '), (draft) => ({ ...draft, ...values })),
    addPoint: (place) => {
      const key = Math.max(0, ...present.points.map((point) => point.key)) + 1;
      const point = { key, title: '', text: '', ...place };
      edit(undefined, (draft) => ({ ...draft, points: [...draft.points, point] }));
      return key;
    },
    editPoint: (key, values) =>
      edit(`${key} ${Object.keys(values).join(' ')}`, (draft) => ({
        ...draft,
        points: draft.points.map((point) => (point.key === key ? { ...point, ...values } : point)),
      })),
    deletePoint: (key) =>
      edit(undefined, (draft) => ({ ...draft, points: draft.points.filter((point) => point.key !== key) })),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  };
}

function startHistory({ hotspots, ...view }: ModelView): DraftHistory {
  const points = hotspots.map((point, index) => ({ ...point, key: index + 1 }));
  return { past: [], present: { ...view, points }, future: [], lastEdit: undefined };
}

function reduce(history: DraftHistory, action: DraftAction): DraftHistory {
  const { past, present, future, lastEdit } = history;
  if (action.type === 'edit') {
    const isContinued = action.name !== undefined && action.name === lastEdit;
    const next = action.edit(present);
    return {
      past: isContinued ? past : [...past, present],
      present: next,
      future: [],
      lastEdit: action.name,
    };
  }
  const [from, to] = action.type === 'undo' ? [past, future] : [future, past];
  const target = from.at(-1);
  if (target === undefined) return history;
  const [left, reached] = [from.slice(0, -1), [...to, present]];
  const [nextPast, nextFuture] = action.type === 'undo' ? [left, reached] : [reached, left];
  return { past: nextPast, present: target, future: nextFuture, lastEdit: undefined };
}

/** Returns the parts of a view that an edit changed. */
function listChanges(stored: ModelView, { points, ...view }: ViewDraft): Partial<ModelView> {
  const hotspots = points.map(({ position, normal, title, text }) => ({ position, normal, title, text }));
  const edited: ModelView = { ...view, hotspots };
  const names = Object.keys(edited) as (keyof ModelView)[];
  const changed = names.filter((name) => JSON.stringify(edited[name]) !== JSON.stringify(stored[name]));
  return Object.fromEntries(changed.map((name) => [name, edited[name]]));
}
