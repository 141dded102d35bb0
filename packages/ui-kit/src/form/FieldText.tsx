import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Custom texts for a field's errors, by the id of the default text. */
export type ErrorTexts = Readonly<Record<string, string>>;

/** The text below a field: its error, or else the hint. */
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
