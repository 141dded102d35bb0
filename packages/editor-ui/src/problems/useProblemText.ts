import { formatText } from '@vitrina/ui-kit';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FoundProblem } from '@vitrina/editor-core/problems';

import { useRefusalText } from '../texts/useRefusalText.ts';

/** Says what is wrong, in the user's language: of what may not stand where it does in the words that refuse it at the pointer. */
export function useProblemText(): (problem: FoundProblem) => string {
  const intl = useIntl();
  const getRefusalText = useRefusalText();
  return useCallback(
    (problem: FoundProblem) =>
      'refusal' in problem ? getRefusalText(problem.refusal) : formatText(intl, problem.text),
    [intl, getRefusalText],
  );
}
