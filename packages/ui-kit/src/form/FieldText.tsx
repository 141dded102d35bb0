import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Other texts for what can be wrong with a field, by the id of the usual one. */
export type ErrorTexts = Readonly<Record<string, string>>;

/** Below a field: what is wrong with it, or before that what is expected. */
export function FieldText({
  errorId,
  errorTexts = {},
  hint,
}: {
  errorId: string | undefined;
  errorTexts?: ErrorTexts;
  hint?: ReactNode;
}) {
  if (errorId === undefined) return hint;
  return <FormattedMessage id={errorTexts[errorId] ?? errorId} />;
}
