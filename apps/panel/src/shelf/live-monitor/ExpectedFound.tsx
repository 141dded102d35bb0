import type { Finding } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';

/** Shows the expected value of a problem above the found value. */
export function ExpectedFound({ expected, found }: Pick<Finding, 'expected' | 'found'>) {
  return (
    <>
      <FormattedMessage id="shelf.history.expected" values={{ text: expected || '—' }} />
      <br />
      <FormattedMessage id="shelf.history.found" values={{ text: found || '—' }} />
    </>
  );
}
