import type { PropKind } from '@vitrina/block-kit';
import type { ComponentId, Json, SizeName } from '@vitrina/epack-model';
import { useCallback, useSyncExternalStore } from 'react';
import { getEditedSize, isStateless, writeProp, type PropReading } from '@vitrina/editor-core/props';

import { useShown, useShownSize } from '../edited-component/ShownFields.tsx';
import { useEditor } from '../editor/EditorContext.ts';
import { useBuilderDispatch } from '../store/hooks.ts';

/** A prop of the shown components, and its writer. */
export interface PropFieldState {
  readonly reading: PropReading;
  /** The size that an edit applies to. */
  readonly edited: SizeName;
  readonly isSameOnAllSizes: boolean;
  /** The shown component; `undefined` if the control can be reused for the next one. */
  readonly ownerId: ComponentId | undefined;
  /** Sets the value; `undefined` removes it. */
  readonly write: (value: Json | undefined) => void;
}

/** Returns a prop of the shown components. Shows the refusal if one of them can't change. */
export function usePropField(name: string, kind: PropKind<unknown>): PropFieldState {
  const shown = useShown();
  const size = useShownSize();
  const reading = useSyncExternalStore(shown.subscribe, () => shown.read(name, kind, size));
  const isPassedOn = isStateless(kind);
  const ownerId = useSyncExternalStore(shown.subscribe, () => (isPassedOn ? undefined : shown.getId()));
  const dispatch = useBuilderDispatch();
  const { refuse } = useEditor();
  const edited = getEditedSize(kind, size);
  const write = useCallback(
    (value: Json | undefined) => {
      const ids = ownerId === undefined || shown.getIds().length > 1 ? shown.getIds() : [ownerId];
      const before = shown.read(name, kind, edited).value;
      const refusal = dispatch(writeProp(ids, { name, size: edited, value, shown: before }));
      if (refusal) refuse(refusal);
    },
    [dispatch, refuse, shown, ownerId, name, kind, edited],
  );
  return { reading, edited, ownerId, isSameOnAllSizes: !kind.isPerSize && size !== 'desktop', write };
}
