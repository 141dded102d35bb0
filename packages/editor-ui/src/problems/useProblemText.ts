import { formatText } from '@vitrina/ui-kit';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FoundProblem } from '@vitrina/editor-core/problems';

import { useRefusalText } from '../texts/useRefusalText.ts';

/**
 * Returns a function that describes a problem in the user's language. A block that isn't allowed in its place
 * gets the same text as when dropping it there.
 */
export function useProblemText(): (problem: FoundProblem) => string {
  const intl = useIntl();
  const getRefusalText = useRefusalText();
  return useCallback(
    (problem: FoundProblem) =>
      'refusal' in problem ? getRefusalText(problem.refusal) : formatText(intl, problem.text),
    [intl, getRefusalText],
  );
}
