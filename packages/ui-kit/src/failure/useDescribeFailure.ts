import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { asMessageId } from '../messages/asMessageId.ts';
import { ChunkLoadError } from '../loading/loadWithin.ts';
import { isAway, readErrorFacts } from '../state-view/errorFacts.ts';

/** The text of a failure, and its code for support. */
export interface FailureDescription {
  text: string;
  /** The request's code for support, if the text does not say what to do. */
  requestId?: string;
}

/** The code of a failure without a specific cause or text. */
const vagueCode = 'somethingWentWrong';

/**
 * Returns a function that describes a failure: with the API's text for its code, otherwise with a suggestion
 * to try again.
 */
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
