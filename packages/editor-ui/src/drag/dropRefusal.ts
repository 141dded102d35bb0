import { useEffect } from 'react';
import type { Refusal } from '@vitrina/editor-core/nesting';
import { createObserved } from '@vitrina/editor-core/store';

import { useRefusalText } from '../texts/useRefusalText.ts';

/** Why what is being dragged may not land where it is, in words; a document has one drag at a time. */
export const dropRefusal = createObserved<string | undefined>(undefined);

/** Has a refused place say why at the pointer, for as long as it is drawn. */
export function useDropRefusal(refusal: Refusal | undefined): void {
  const getRefusalText = useRefusalText();
  const text = refusal && getRefusalText(refusal);
  useEffect(() => {
    dropRefusal.set(text);
    return () => dropRefusal.set(undefined);
  }, [text]);
}
