import Schedule from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { Schedule as Scheduled } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { arrivalStyle, focusArrival } from '@vitrina/editor-ui/dom';
interface ScheduledNoticeProps {
  readonly schedule: Scheduled;
  readonly onClose: () => void;
}

/** Renders the time and retailers of a scheduled publication. */
export function ScheduledNotice({ schedule, onClose }: ScheduledNoticeProps) {
  const format = useFormat();
  return (
    <>
      <DialogContent>
        <Box
          ref={focusArrival}
          role="status"
          tabIndex={-1}
          sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 3, ...arrivalStyle }}
        >
          <Schedule color="success" />
          <Typography variant="subtitle1">
            <FormattedMessage
              id="builder.schedule.done"
              values={{ date: format.dateTime(schedule.publishDate) }}
            />
          </Typography>
        </Box>
        <Typography sx={{ mb: 2 }}>{schedule.retailers.map(({ name }) => name).join(', ')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="builder.schedule.explained" />
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="ui.action.close" />
        </Button>
      </DialogActions>
    </>
  );
}
