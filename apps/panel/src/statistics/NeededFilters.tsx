import { LateAlert } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

/** Says at the filter bar what has to be chosen first. */
export function NeededFilters({ messageId, isProblem }: { messageId: string; isProblem?: boolean }) {
  return (
    <LateAlert severity={isProblem ? 'error' : 'info'} role={isProblem ? 'alert' : 'status'}>
      <FormattedMessage id={messageId} />
    </LateAlert>
  );
}
