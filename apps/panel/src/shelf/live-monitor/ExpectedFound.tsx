import type { Finding } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';

/** What a problem is made of: what should be on the page, and what is, under each other. */
export function ExpectedFound({ expected, found }: Pick<Finding, 'expected' | 'found'>) {
  return (
    <>
      <FormattedMessage id="shelf.history.expected" values={{ text: expected || '—' }} />
      <br />
      <FormattedMessage id="shelf.history.found" values={{ text: found || '—' }} />
    </>
  );
}
