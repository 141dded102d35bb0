import { useContext, useEffect } from 'react';
import type { Refusal } from '@vitrina/editor-core/nesting';

import { useRefusalText } from '../texts/useRefusalText.ts';
import { DropRefusalContext, type DropRefusal } from './DragProvider.tsx';

/** Returns the refusal shown at the pointer. */
export function useSharedRefusal(): DropRefusal {
  const refusal = useContext(DropRefusalContext);
  if (refusal === undefined) throw new Error('There is no DragProvider above');
  return refusal;
}

/** Shows at the pointer why a place refuses the dragged item, while the component is mounted. */
export function useDropRefusal(refusal: Refusal | undefined): void {
  const shared = useSharedRefusal();
  const getRefusalText = useRefusalText();
  const text = refusal && getRefusalText(refusal);
  useEffect(() => {
    shared.set(text);
    return () => shared.set(undefined);
  }, [shared, text]);
}
