import { maxInviewMinutes } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';

/** Says how much of a long view an average time contains. */
export function InviewCapNote() {
  return <FormattedMessage id="insight.metric.inviewCap" values={{ minutes: maxInviewMinutes }} />;
}
