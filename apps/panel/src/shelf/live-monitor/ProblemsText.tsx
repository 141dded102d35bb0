import Warning from '@mui/icons-material/ErrorOutlineOutlined';
import type { MonitoredPage } from '@vitrina/api-client/contract';
import { useIntl } from 'react-intl';

import { StatusText } from '../../shared/records/StatusText.tsx';

/** What is wrong with a page: the first of its problems in words, the others counted. */
export function ProblemsText({ problems }: Pick<MonitoredPage, 'problems'>) {
  const intl = useIntl();
  const [first] = problems;
  if (!first) return '—';
  const more = problems.length - 1;
  const word = intl.formatMessage({ id: `shelf.problem.${first.type}` });
  return <StatusText canWrap tone="problem" Icon={Warning} text={more > 0 ? `${word} +${more}` : word} />;
}
