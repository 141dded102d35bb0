import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Refusal } from '@vitrina/editor-core/nesting';

import { useBlockTexts } from './useBlockTexts.ts';

/** Says why something may not be done, in the user's language. */
export function useRefusalText(): (refusal: Refusal) => string {
  const intl = useIntl();
  const texts = useBlockTexts();
  return useCallback(
    (refusal: Refusal) => {
      const name = (key: string | undefined) => (key === undefined ? '' : texts.block(key));
      const { code, blockKey } = refusal;
      const otherKey = getOtherKey(refusal);
      // What names no block the model says as well.
      if (blockKey === undefined) return intl.formatMessage({ id: code });
      const isAtTop = code === 'model.nesting.childRefuses' && otherKey === undefined;
      return intl.formatMessage(
        { id: `builder.refusal.${isAtTop ? 'notAtTop' : code.replace(/^model\.\w+\./, '')}` },
        { first: name(blockKey), second: name(otherKey) },
      );
    },
    [intl, texts],
  );
}

function getOtherKey(refusal: Refusal): string | undefined {
  if ('lockedKey' in refusal) return refusal.lockedKey;
  return 'parentKey' in refusal ? refusal.parentKey : undefined;
}
