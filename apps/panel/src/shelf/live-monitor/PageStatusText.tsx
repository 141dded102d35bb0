import Dot from '@mui/icons-material/Circle';
import type { PageStatus } from '@vitrina/api-client/contract';
import { useIntl } from 'react-intl';

import { StatusText } from '../../shared/records/StatusText.tsx';

const tones = {
  live: 'live',
  lowTraffic: 'attention',
  noTraffic: 'attention',
  underReview: 'attention',
  pdpHidden: 'problem',
  locked: 'problem',
  noPdp: 'problem',
  pdpDeleted: 'problem',
  reasonSent: 'neutral',
} as const satisfies Record<PageStatus, string>;

/** Status of a product page: a colored dot and text. */
export function PageStatusText({ status, canWrap }: { status: PageStatus; canWrap?: boolean }) {
  const intl = useIntl();
  return (
    <StatusText
      tone={tones[status]}
      Icon={Dot}
      iconSizePx={8}
      canWrap={canWrap}
      text={intl.formatMessage({ id: `shelf.status.${status}` })}
    />
  );
}
