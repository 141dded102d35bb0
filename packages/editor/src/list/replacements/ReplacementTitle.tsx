import type { ReplacementCriteria } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';

import { ReplacedValues } from './ReplacedValues.tsx';

interface ReplacementTitleProps {
  readonly criteria: ReplacementCriteria;
  readonly apiBaseUrl: string;
}

/** Renders what a replacement replaces. */
export function ReplacementTitle({ criteria: { kind, find, replace }, apiBaseUrl }: ReplacementTitleProps) {
  if (kind === 'image' || kind === 'block')
    return <ReplacedValues kind={kind} before={find} after={replace} apiBaseUrl={apiBaseUrl} />;
  return (
    <FormattedMessage
      id={replace === '' ? 'builder.replace.removal' : 'builder.replace.name'}
      values={{ find, replace }}
    />
  );
}
