import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { Report } from '@vitrina/api-client/contract';
import { useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { StatusText } from '../../shared/records/StatusText.tsx';

const signs = {
  waiting: { tone: 'neutral', Icon: Schedule },
  done: { tone: 'live', Icon: CheckCircle },
  failed: { tone: 'problem', Icon: ErrorOutlined },
} as const;

/** Shows the status and progress of a report. */
export function ReportStatus({ status, progress }: Pick<Report, 'status' | 'progress'>) {
  const intl = useIntl();
  const format = useFormat();
  const text = intl.formatMessage({ id: `insight.report.status.${status}` });
  if (status !== 'running') return <StatusText {...signs[status]} text={text} />;
  return (
    <Box sx={{ minWidth: 120 }}>
      {text} {format.percent(progress / 100)}
      <LinearProgress variant="determinate" value={progress} aria-label={text} sx={{ mt: 1 }} />
    </Box>
  );
}
