import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/Circle';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Sync from '@mui/icons-material/SyncOutlined';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import Typography from '@mui/material/Typography';
import { colours } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { useBuilder } from '../store/hooks.ts';
import { countUpdatedPages, isUnsaved } from '../store/selectors.ts';

/** Whether the package is saved, being saved, changed on how many pages (where there is room), or could not be saved. */
export function SaveState() {
  const status = useBuilder((state) => state.saving.status);
  const hasRoom = useMediaQuery('(min-width: 1200px)');
  const pageCount = useBuilder((state) => countUpdatedPages(state.document));
  const unsaved = useBuilder((state) => isUnsaved(state.document));
  const isNew = useBuilder((state) => state.document.epackId === undefined);
  if (status === 'saving') {
    return (
      <State icon={<Sync />} colour={colours.neutral} text={<FormattedMessage id="builder.state.saving" />} />
    );
  }
  if (status === 'waiting') {
    return (
      <State
        icon={<CloudOff />}
        colour={colours.attention}
        text={<FormattedMessage id="builder.state.waiting" />}
      />
    );
  }
  if (status === 'failed' || status === 'conflict') {
    return (
      <State
        icon={<ErrorOutlined />}
        colour={colours.problem}
        text={<FormattedMessage id="builder.state.notSaved" />}
      />
    );
  }
  if (unsaved || isNew) {
    const id = unsaved ? 'builder.state.unsaved' : 'builder.state.new';
    return (
      <State
        icon={<Circle sx={{ '&&': { fontSize: 10 } }} />}
        colour={colours.attention}
        text={<FormattedMessage id={id} values={{ count: hasRoom ? pageCount : 0 }} />}
      />
    );
  }
  return (
    <State
      icon={<CheckCircle />}
      colour={colours.live}
      text={<FormattedMessage id="builder.state.saved" />}
    />
  );
}

function State({ icon, colour, text }: { icon: ReactNode; colour: string; text: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minWidth: 16,
        '& svg': { color: colour, fontSize: 16, flexShrink: 0 },
      }}
    >
      {icon}
      <Typography variant="body2" component="span" noWrap sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Box>
  );
}
