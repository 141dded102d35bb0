import type { BlockDefinition } from '@vitrina/block-kit';
import type { Catalogue } from '@vitrina/block-catalogue';
import { walkPage, type ComponentId, type Page } from '@vitrina/epack-model';
import { whenIdle } from '@vitrina/ui-kit';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { getActivePage } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/** The fields of a block kind and the component that they show or last showed. */
export interface KeptKind {
  readonly definition: BlockDefinition;
  readonly id: ComponentId;
  /** Whether the fields were pre-rendered. */
  readonly isAhead?: boolean;
}

/** Maximum number of block kinds with rendered fields. */
const maxKinds = 4;

/** Block kinds with rendered fields, the most recently selected first, and the one currently shown. */
export interface KeptKinds {
  readonly kinds: readonly KeptKind[];
  readonly shown: KeptKind | undefined;
}

/**
 * Defers the fields until the outline of the selection is painted, and shows the previous fields until then.
 * Fields of an already rendered kind only switch to the new component.
 *
 * @param wanted - the selected component, or `undefined` if the selection has no fields
 */
export function useKeptKinds(wanted: KeptKind | undefined): KeptKinds {
  const [kept, setKept] = useState<readonly KeptKind[]>([]);
  const [last, setLast] = useState<KeptKind>();
  useDrawnAhead(setKept);
  const drawn = kept.find(({ definition }) => definition === wanted?.definition);
  const wantedId = wanted?.id;
  const isReady = useDeferredValue(wantedId) === wantedId;
  if (!isReady) return { kinds: kept, shown: last };
  if (wanted === undefined) {
    if (last) setLast(undefined);
    return { kinds: kept, shown: undefined };
  }
  if (drawn?.id === wanted.id && kept[0] === drawn) {
    if (last !== drawn) setLast(drawn);
    return { kinds: kept, shown: drawn };
  }
  const shown = { ...drawn, ...wanted };
  const kinds = [shown, ...kept.filter((kind) => kind !== drawn)].slice(0, maxKinds);
  setKept(kinds);
  setLast(shown);
  return { kinds, shown };
}

/** Time without edits before fields are pre-rendered, in ms. */
const restMs = 1000;

/**
 * Pre-renders the fields of the most common block kinds of the page, one kind at a time, when idle. Pauses
 * while the user works.
 */
function useDrawnAhead(setKept: (update: (kept: readonly KeptKind[]) => readonly KeptKind[]) => void): void {
  const store = useEditorStore();
  useEffect(() => {
    let isWanted = true;
    let workedAt = -restMs;
    const stopWatching = store.subscribe(() => {
      workedAt = performance.now();
    });
    const draw = (kinds: readonly KeptKind[]) =>
      whenIdle(() => {
        const [next, ...others] = kinds;
        if (!isWanted || next === undefined) return;
        if (performance.now() - workedAt < restMs) {
          setTimeout(() => draw(kinds), restMs);
          return;
        }
        startTransition(() => setKept((kept) => withKind(kept, next)));
        draw(others);
      });
    const page = getActivePage(store.getState());
    if (page) draw(findFrequentKinds(page, store.services.catalogue));
    return () => {
      isWanted = false;
      stopWatching();
    };
  }, [store, setKept]);
}

function withKind(kept: readonly KeptKind[], next: KeptKind): readonly KeptKind[] {
  const isKnown = kept.some(({ definition }) => definition === next.definition);
  return isKnown || kept.length >= maxKinds ? kept : [...kept, next];
}

/**
 * Returns the most common block kinds of the page, each with its first component. Kinds that contain no other
 * blocks are first, because a click selects them.
 */
function findFrequentKinds(page: Page, catalogue: Catalogue): readonly KeptKind[] {
  const counts = new Map<string, { id: ComponentId; count: number }>();
  for (const { id, componentKey } of walkPage(page)) {
    const counted = counts.get(componentKey);
    if (counted) counted.count += 1;
    else counts.set(componentKey, { id, count: 1 });
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other.count - one.count)
    .flatMap(([key, { id }]) => {
      const definition = catalogue.find(key);
      return definition ? [{ definition, id, isAhead: true }] : [];
    })
    .toSorted((one, other) => Number(isContainer(one)) - Number(isContainer(other)))
    .slice(0, maxKinds);
}

function isContainer({ definition }: KeptKind): boolean {
  return definition.nesting.allowedChildren !== 'none';
}
