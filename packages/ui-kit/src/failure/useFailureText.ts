import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { ChunkLoadError } from '../lazy-screen/loadWithin.ts';
import { readErrorFacts } from '../state-view/errorFacts.ts';

/** The code of a failure that names no cause, and so has no text worth showing. */
const vagueCode = 'somethingWentWrong';

/** Returns what to tell the user of a failure: the API's text for its code, or that it can be tried again. */
export function useFailureText(): (failure: unknown) => string {
  const intl = useIntl();
  return useCallback(
    (failure) => {
      if (failure instanceof ChunkLoadError) return intl.formatMessage({ id: 'ui.form.notLoaded' });
      const { code } = readErrorFacts(failure);
      const id = `api.error.${code}`;
      const isKnown = code !== vagueCode && id in intl.messages;
      return intl.formatMessage({ id: isKnown ? id : 'ui.failure.text' });
    },
    [intl],
  );
}
