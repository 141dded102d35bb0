import {
  applyPageChange,
  type ComponentId,
  type Epack,
  type PageChange,
  type PageKey,
} from '@vitrina/epack-model';

import { joinValues } from '../merge/joinData.ts';
import { toOwnData, type OwnData } from '../merge/ownData.ts';

/** An edit of the package data: the parts that changed, before and after. */
export interface DataEdit {
  readonly scope: 'data';
  readonly before: Partial<OwnData>;
  readonly after: Partial<OwnData>;
}

/** An edit in the history, as plain JSON: of one page or of the package data. */
export type RecordedEdit =
  { readonly scope: 'page'; readonly key: PageKey; readonly change: PageChange } | DataEdit;

/** Returns the edit between two packages with the same pages. */
export function toDataEdit(before: Epack, after: Epack): DataEdit {
  const names = Object.keys(toOwnData(after)) as (keyof OwnData)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  const pick = (epack: Epack) => Object.fromEntries(changed.map((name) => [name, epack[name]]));
  return { scope: 'data', before: pick(before), after: pick(after) };
}

/** Returns the inverse of an edit. */
export function invertDataEdit({ scope, before, after }: DataEdit): DataEdit {
  return { scope, before: after, after: before };
}

/** The package after several edits, and the touched components. */
export interface AppliedEdits {
  readonly epack: Epack;
  /** Touched components by page. Contains every page that changed. */
  readonly touched: Readonly<Record<PageKey, readonly ComponentId[]>>;
}

/**
 * Applies edits of the history in order.
 * @throws Error if an edit doesn't fit its page, which means that history and page don't match
 */
export function applyRecordedEdits(before: Epack, edits: readonly RecordedEdit[]): AppliedEdits {
  const touched: Record<PageKey, ComponentId[]> = {};
  let epack = before;
  for (const edit of edits) {
    if (edit.scope === 'page') {
      const page = epack.pages[edit.key];
      const result = page && applyPageChange(page, edit.change);
      if (!result?.ok) throw new Error(`History and page do not fit: ${result?.code ?? edit.key}`);
      epack = { ...epack, pages: { ...epack.pages, [edit.key]: result.page } };
      (touched[edit.key] ??= []).push(...result.touched);
    } else {
      epack = applyDataEdit(epack, edit);
    }
  }
  return { epack, touched };
}

/**
 * Applies an edit of the package data. Keeps parts that were changed since outside this history, such as by
 * another user's save.
 */
function applyDataEdit(epack: Epack, { before, after }: DataEdit): Epack {
  const names = Object.keys(after) as (keyof OwnData)[];
  const joined = names.map((name) => {
    const values = { mine: epack[name], base: before[name], theirs: after[name] };
    return [name, joinValues([name], values, ({ theirs }) => theirs)];
  });
  return { ...epack, ...(Object.fromEntries(joined) as Partial<OwnData>) };
}
