import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { ChunkLoadError } from '../lazy-screen/loadWithin.ts';
import { asMessageId } from '../messages/asMessageId.ts';
import { isAway, readErrorFacts } from '../state-view/errorFacts.ts';

/** The text of a failure and the code to report it by. */
export interface FailureDescription {
  text: string;
  /** The request's code for support, where the text does not say what to do. */
  requestId?: string;
}

/** The code of a failure that names no cause, and so has no text worth showing. */
const vagueCode = 'somethingWentWrong';

/** Returns a function that describes a failure: by the API's text for its code, or else as something to try again. */
export function useDescribeFailure(): (failure: unknown) => FailureDescription {
  const intl = useIntl();
  return useCallback(
    (failure) => {
      if (failure instanceof ChunkLoadError) return { text: intl.formatMessage({ id: 'ui.form.notLoaded' }) };
      const { code, requestId } = readErrorFacts(failure);
      const knownId = code === vagueCode ? undefined : asMessageId(intl.messages, `api.error.${code}`);
      const text = intl.formatMessage({ id: knownId ?? 'ui.failure.text' });
      const isExplained = knownId !== undefined && !isAway(failure);
      return isExplained || requestId === undefined ? { text } : { text, requestId };
    },
    [intl],
  );
}
