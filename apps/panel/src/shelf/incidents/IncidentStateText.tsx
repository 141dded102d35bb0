import Dot from '@mui/icons-material/Circle';
import type { Incident, IncidentState } from '@vitrina/api-client/contract';
import { useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { StatusText } from '../../shared/records/StatusText.tsx';

const tones = {
  open: 'problem',
  inProgress: 'attention',
  promised: 'attention',
  accepted: 'neutral',
  closed: 'live',
} as const satisfies Record<IncidentState, string>;

/** State of an incident: a colored dot and text, with the promised day. */
export function IncidentStateText({ state, promisedDate }: Pick<Incident, 'state' | 'promisedDate'>) {
  const intl = useIntl();
  const format = useFormat();
  const text =
    state === 'promised' && promisedDate
      ? intl.formatMessage({ id: 'shelf.incident.promisedBy' }, { day: format.day(promisedDate) })
      : intl.formatMessage({ id: `shelf.incident.state.${state}` });
  return <StatusText canWrap tone={tones[state]} Icon={Dot} iconSizePx={8} text={text} />;
}
