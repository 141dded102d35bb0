import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { asMessageId } from '../messages/asMessageId.ts';
import { FormattedMessage } from '../messages/FormattedMessage.tsx';

/** Other texts for what can be wrong with a field, by the id of the usual one. */
export type ErrorTexts = Readonly<Record<string, LabelId>>;

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
  const { messages } = useIntl();
  if (errorId === undefined) return hint;
  const id = errorTexts[errorId] ?? asMessageId(messages, errorId) ?? 'ui.form.invalid';
  return <FormattedMessage id={id} />;
}
