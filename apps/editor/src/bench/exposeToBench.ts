import { applyChange, undoEdit, type EditorStore } from '@vitrina/editor-core';
import {
  instantiateDraft,
  nextComponentId,
  pageKey,
  walkPage,
  type ComponentId,
  type Page,
} from '@vitrina/epack-model';

/** The interface that the page builder benchmark requires of every editor. */
interface BenchEditor {
  readonly typing: { readonly gesture: 'dblclick'; readonly field: null };
  updateText(id: string, text: string): void;
  addText(columnId: string): string;
  remove(id: string): void;
  undo(): void;
  isSelected(id: string): boolean;
}

/**
 * Exposes the open package to the benchmark, only in its own builds (`vite build --mode bench`). The
 * benchmark's ids are the components' custom names; it reads the selection from the screen.
 */
export function exposeToBench(store: EditorStore): void {
  let known: Map<string, ComponentId> | undefined;
  let count = 0;
  const readPage = (): Page => {
    const { active, epack } = store.getState().document;
    const page = epack.pages[pageKey(active)];
    if (!page) throw new Error('The page is not loaded');
    return page;
  };
  // Read ids only at the first operation: opening the page is measured too.
  const readIds = () => (known ??= new Map(namedIds(readPage())));
  const idOf = (name: string): ComponentId => readIds().get(name) ?? 0;
  // Each operation is one step: the benchmark undoes them one by one.
  const createStep = () => ({ mergeKey: `bench ${(count += 1)}` });

  const benchEditor: BenchEditor = {
    typing: { gesture: 'dblclick', field: null },
    updateText(id, value) {
      const change = { type: 'updateProperty', id: idOf(id), name: 'text', size: 'desktop', value } as const;
      store.dispatch(applyChange(change, createStep()));
    },
    addText(columnId) {
      const name = `added-${(count += 1)}`;
      const id = nextComponentId(readPage());
      const values = { text: 'New text', attributes: { 'data-bench-block': name } };
      const props = Object.fromEntries(
        Object.entries(values).map(([key, desktop]) => [key, { name: key, value: { desktop } }]),
      );
      const draft = {
        componentKey: 'Text',
        type: 'component',
        name: 'Text',
        displayName: 'Text',
        props,
        children: [],
      } as const;
      const parentId = idOf(columnId);
      const components = instantiateDraft(draft, id, parentId);
      readIds().set(name, id);
      store.dispatch(
        applyChange({ type: 'addComponents', parentId, index: 0, components }, { select: [id] }),
      );
      return name;
    },
    remove: (id) => void store.dispatch(applyChange({ type: 'removeComponent', id: idOf(id) })),
    undo: () => void store.dispatch(undoEdit()),
    isSelected: (id) => document.querySelector(`[data-selected="${idOf(id)}"]`) !== null,
  };
  Object.assign(globalThis, { benchEditor });
}

function* namedIds(page: Page): Iterable<readonly [string, ComponentId]> {
  for (const { id, customName } of walkPage(page)) if (customName) yield [customName, id];
}
