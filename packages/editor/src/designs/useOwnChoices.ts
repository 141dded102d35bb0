import { readItem } from '@vitrina/editor-core/library';
import { toDraft } from '@vitrina/editor-core/nesting';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { getChildIds, rootId } from '@vitrina/epack-model';
import { useMemo } from 'react';

import { type LinkedKind, useLibraryItems } from '../library/useLibraryItems.ts';
import type { DesignChoice } from './DesignCards.tsx';
import { searchDesigns } from './searchDesigns.ts';

/** Saved sections or templates, with the state of their loading. */
export interface OwnChoices extends Omit<ReturnType<typeof useLibraryItems>, 'items'> {
  readonly choices: readonly DesignChoice[];
}

/** Returns the sections or templates that the license saved, to choose beside the built-in designs. */
export function useOwnChoices(kind: LinkedKind, search = ''): OwnChoices {
  const { rules } = useEditorStore().services.catalogue;
  const { items, ...state } = useLibraryItems(kind, search);
  const choices = useMemo<readonly DesignChoice[]>(
    () =>
      items.map((item) => {
        const page = readItem(item, rules);
        return {
          key: `own ${item.publicId}`,
          name: item.name,
          names: [item.name, item.category],
          drafts: getChildIds(page, rootId).map((id) => toDraft(page, id)),
          item,
        };
      }),
    [items, rules],
  );
  return { choices: useMemo(() => searchDesigns(choices, search), [choices, search]), ...state };
}
