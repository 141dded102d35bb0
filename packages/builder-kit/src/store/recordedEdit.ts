import {
  applyEpackChange,
  applyPageChange,
  type ComponentId,
  type Epack,
  type EpackChange,
  type PageChange,
  type PageKey,
} from '@vitrina/epack-model';

/** An edit as the history keeps it, plain JSON: of one page, or of the package around the pages. */
export type RecordedEdit =
  | { readonly scope: 'page'; readonly key: PageKey; readonly change: PageChange }
  | { readonly scope: 'epack'; readonly change: EpackChange };

/** The package after several edits, and what they touched. */
export interface AppliedEdits {
  readonly epack: Epack;
  /** Components touched, by page. */
  readonly touched: Readonly<Record<PageKey, readonly ComponentId[]>>;
  /** Pages that are other objects now. */
  readonly changedPages: readonly PageKey[];
}

/**
 * Applies edits of the history in order.
 * @throws Error where one does not fit: history and package belong together
 */
export function applyRecordedEdits(before: Epack, edits: readonly RecordedEdit[]): AppliedEdits {
  const touched: Record<PageKey, ComponentId[]> = {};
  const changedPages = new Set<PageKey>();
  let epack = before;
  for (const edit of edits) {
    if (edit.scope === 'page') {
      const page = epack.pages[edit.key];
      const result = page && applyPageChange(page, edit.change);
      if (!result?.ok) throw new Error(`History and page do not fit: ${result?.code ?? edit.key}`);
      epack = { ...epack, pages: { ...epack.pages, [edit.key]: result.page } };
      changedPages.add(edit.key);
      (touched[edit.key] ??= []).push(...result.touched);
    } else {
      const result = applyEpackChange(epack, edit.change);
      if (!result.ok) throw new Error(`History and package do not fit: ${result.code}`);
      epack = result.epack;
      for (const key of result.changedPages) changedPages.add(key);
    }
  }
  return { epack, touched, changedPages: [...changedPages] };
}
