import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import type { Refusal } from '../nesting/whyNotInside.ts';
import { useBlockTexts } from './useBlockTexts.ts';

/** Says why something may not be done, in the user's language. */
export function useRefusalText(): (refusal: Refusal) => string {
  const intl = useIntl();
  const texts = useBlockTexts();
  return useCallback(
    ({ code, keys = [] }: Refusal) => {
      const [first = '', second = ''] = keys.map(texts.block);
      return intl.formatMessage({ id: `builder.refusal.${code}` }, { first, second });
    },
    [intl, texts],
  );
}
