import {
  applyPageChange,
  type ComponentId,
  type Epack,
  type PageChange,
  type PageKey,
} from '@vitrina/epack-model';

import { joinValues } from '../merge/joinData.ts';
import { toOwnData, type OwnData } from '../merge/ownData.ts';

/** What an edit made of the data around the pages: those parts of it that became others. */
export interface DataEdit {
  readonly scope: 'data';
  readonly before: Partial<OwnData>;
  readonly after: Partial<OwnData>;
}

/** An edit as the history keeps it, plain JSON: of one page, or of the data around the pages. */
export type RecordedEdit =
  { readonly scope: 'page'; readonly key: PageKey; readonly change: PageChange } | DataEdit;

/** The edit that leads from one package to another with the same pages. */
export function toDataEdit(before: Epack, after: Epack): DataEdit {
  const names = Object.keys(toOwnData(after)) as (keyof OwnData)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  const pick = (epack: Epack) => Object.fromEntries(changed.map((name) => [name, epack[name]]));
  return { scope: 'data', before: pick(before), after: pick(after) };
}

/** The edit that takes another back. */
export function invertDataEdit({ scope, before, after }: DataEdit): DataEdit {
  return { scope, before: after, after: before };
}

/** The package after several edits, and what they touched. */
export interface AppliedEdits {
  readonly epack: Epack;
  /** Components touched, by page; pages that are other objects now are all in it. */
  readonly touched: Readonly<Record<PageKey, readonly ComponentId[]>>;
}

/**
 * Applies edits of the history in order.
 * @throws Error where one does not fit its page: they belong together
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
 * Each page and the package's own data have a history of their own, and others edit the same data: what was changed since by
 * another way than this history stands.
 */
function applyDataEdit(epack: Epack, { before, after }: DataEdit): Epack {
  const names = Object.keys(after) as (keyof OwnData)[];
  const joined = names.map((name) => {
    const values = { mine: epack[name], base: before[name], theirs: after[name] };
    return [name, joinValues([name], values, ({ theirs }) => theirs)];
  });
  return { ...epack, ...(Object.fromEntries(joined) as Partial<OwnData>) };
}
