import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/Circle';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Sync from '@mui/icons-material/SyncOutlined';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import Typography from '@mui/material/Typography';
import { colors } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { countUpdatedPages, isUnsaved } from '@vitrina/editor-core/store';

import { useUploading } from './useUnsavedWork.ts';
import { useEditorState } from '../store/hooks.ts';

/** Screen width with room for text. */
const wide = '(min-width: 1200px)';

/**
 * Shows the save state of the package: saved, waiting for an upload, saving, changed (with the number of
 * pages, if there is room), or failed.
 */
export function SaveState() {
  const intl = useIntl();
  const status = useEditorState((state) => state.saving.status);
  const hasRoom = useMediaQuery(wide);
  const pageCount = useEditorState((state) => countUpdatedPages(state.document));
  const unsaved = useEditorState((state) => isUnsaved(state.document));
  const isNew = useEditorState((state) => state.document.epackId === undefined);
  const uploading = useUploading();
  if (status === 'saving') {
    return (
      <State
        icon={<Sync />}
        color={colors.neutral}
        text={intl.formatMessage({ id: 'builder.state.saving' })}
      />
    );
  }
  if (status === 'waiting') {
    return (
      <State
        icon={<CloudOff />}
        color={colors.attention}
        text={intl.formatMessage({ id: 'builder.state.waiting' })}
      />
    );
  }
  if (status === 'failed' || status === 'conflict') {
    return (
      <State
        icon={<ErrorOutlined />}
        color={colors.problem}
        text={intl.formatMessage({ id: 'builder.state.notSaved' })}
      />
    );
  }
  if (unsaved || isNew) {
    return (
      <State
        icon={<Circle sx={{ '&&': { fontSize: 10 } }} />}
        color={colors.attention}
        text={
          unsaved
            ? intl.formatMessage({ id: 'builder.state.unsaved' }, { count: hasRoom ? pageCount : 0 })
            : intl.formatMessage({ id: 'builder.state.new' })
        }
      />
    );
  }
  if (uploading) {
    return (
      <State
        icon={<Sync />}
        color={colors.neutral}
        text={intl.formatMessage({ id: 'builder.state.uploading' })}
      />
    );
  }
  return (
    <State
      icon={<CheckCircle />}
      color={colors.live}
      text={intl.formatMessage({ id: 'builder.state.saved' })}
    />
  );
}

interface StateProps {
  readonly icon: ReactNode;
  readonly color: string;
  readonly text: string;
}

/**
 * Renders an icon with text. If the text doesn't fit, shows only the icon and a tooltip instead of truncating
 * the text.
 */
function State({ icon, color, text }: StateProps) {
  return (
    <Box title={text} sx={{ ...stateStyle, '& svg': { color: color, fontSize: 16 } }}>
      <Box component="span" sx={iconStyle}>
        {icon}
      </Box>
      <Typography variant="body2" component="span" noWrap sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Box>
  );
}

const lineHeightPx = 20;

/**
 * Text that doesn't fit beside the icon wraps to a hidden second line. On wide screens, the package name
 * shrinks instead.
 */
const stateStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  [`@media ${wide}`]: { flexShrink: 0 },
  columnGap: 1.5,
  minWidth: 16,
  height: lineHeightPx,
  lineHeight: `${lineHeightPx}px`,
  overflow: 'hidden',
} as const;

const iconStyle = { display: 'flex', alignItems: 'center', height: lineHeightPx, flexShrink: 0 } as const;
