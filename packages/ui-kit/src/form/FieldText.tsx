import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { asMessageId } from '../messages/asMessageId.ts';
import { FormattedMessage } from '../messages/FormattedMessage.tsx';

/** Custom texts for a field's errors, by the id of the default text. */
export type ErrorTexts = Readonly<Record<string, LabelId>>;

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
  const { messages } = useIntl();
  if (errorId === undefined) return hint;
  const id = errorTexts[errorId] ?? asMessageId(messages, errorId) ?? 'ui.form.invalid';
  return <FormattedMessage id={id} />;
}
