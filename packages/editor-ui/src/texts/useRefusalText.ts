import type { ChangeRefusal } from '@vitrina/epack-model';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Refusal } from '@vitrina/editor-core/nesting';

import { useBlockTexts } from './useBlockTexts.ts';

/** Returns a function that describes a refusal in the user's language. */
export function useRefusalText(): (refusal: Refusal) => string {
  const intl = useIntl();
  const texts = useBlockTexts();
  return useCallback(
    (refusal: Refusal) => {
      const name = (key: string | undefined) => (key === undefined ? '' : texts.block(key));
      const { code, blockKey } = refusal;
      const otherKey = getOtherKey(refusal);
      // This refusal names no block and has a message under the model's own ID.
      if (code === 'model.nesting.amazonLimit') return intl.formatMessage({ id: code });
      if (blockKey === undefined) return intl.formatMessage({ id: code as ChangeRefusal['code'] });
      const isAtTop = code === 'model.nesting.childRefuses' && otherKey === undefined;
      return intl.formatMessage(
        { id: `builder.refusal.${isAtTop ? 'notAtTop' : getShortCode(code)}` },
        { first: name(blockKey), second: name(otherKey), max: 'max' in refusal ? refusal.max : 0 },
      );
    },
    [intl, texts],
  );
}

type ShortCode<Code> = Code extends `model.${string}.${infer Name}` ? Name : Code;

/** Returns the last segment of a model code, or an editor code unchanged. */
function getShortCode<Code extends Refusal['code']>(code: Code): ShortCode<Code> {
  return code.replace(/^model\.\w+\./, '') as ShortCode<Code>;
}

function getOtherKey(refusal: Refusal): string | undefined {
  if ('lockedKey' in refusal) return refusal.lockedKey;
  return 'parentKey' in refusal ? refusal.parentKey : undefined;
}
