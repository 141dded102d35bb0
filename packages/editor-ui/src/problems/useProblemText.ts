import { formatText } from '@vitrina/ui-kit';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FoundProblem } from '@vitrina/editor-core/problems';

import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { useRefusalText } from '../texts/useRefusalText.ts';

/**
 * Returns a function that describes a problem in the user's language. A block that isn't allowed in its place
 * gets the same text as when dropping it there.
 */
export function useProblemText(): (problem: FoundProblem) => string {
  const intl = useIntl();
  const getRefusalText = useRefusalText();
  const blocks = useBlockTexts();
  return useCallback(
    (problem: FoundProblem) => {
      if ('refusal' in problem) return getRefusalText(problem.refusal);
      const { id, values } = problem.text;
      if (id !== 'blockKit.finding.requiredBlock') return formatText(intl, problem.text);
      return formatText(intl, { id, values: { block: blocks.block(String(values.block)) } });
    },
    [intl, getRefusalText, blocks],
  );
}
