import Warning from '@mui/icons-material/ErrorOutlineOutlined';
import type { MonitoredPage } from '@vitrina/api-client/contract';
import { useIntl } from 'react-intl';

import { StatusText } from '../../shared/records/StatusText.tsx';

/** Shows the first problem of a product page and the number of further problems. */
export function ProblemsText({ problems }: Pick<MonitoredPage, 'problems'>) {
  const intl = useIntl();
  const [first] = problems;
  if (!first) return '—';
  const more = problems.length - 1;
  const word = intl.formatMessage({ id: `shelf.problem.${first.type}` });
  return <StatusText canWrap tone="problem" Icon={Warning} text={more > 0 ? `${word} +${more}` : word} />;
}
