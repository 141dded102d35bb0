import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import type { ModelViewerElement } from '../model/loadViewer.ts';
import { useViewerEvents } from '../model/useViewerEvents.ts';

interface TurnStageProps {
  /** Address of the model. */
  readonly source: string;
  /** A CSS color; empty for a transparent background. */
  readonly background: string;
  /** Whether the frames are being made, so that the view has to stay. */
  readonly isLocked: boolean;
  /** The element of the viewer, once it is there. */
  readonly viewer: ModelViewerElement | null;
  readonly onViewer: (viewer: ModelViewerElement | null) => void;
  readonly onLoad: () => void;
  readonly onFail: () => void;
}

/** Shows a model as its frames will: square, before the chosen background. */
export function TurnStage(props: TurnStageProps) {
  const { source, background, isLocked, onViewer } = props;
  const intl = useIntl();
  useViewerEvents(props);
  return (
    <Box sx={stageStyle} style={background ? { backgroundColor: background } : { background: checkers }}>
      <model-viewer
        ref={onViewer}
        src={source}
        alt={intl.formatMessage({ id: 'builder.model.stage' })}
        camera-controls={!isLocked}
        disable-pan
        touch-action="none"
        interaction-prompt="none"
        tabIndex={0}
        style={viewerStyle}
      />
    </Box>
  );
}

const checkers = `repeating-conic-gradient(${colors.hover} 0 25%, ${colors.surface} 0 50%) 50% / 16px 16px`;

const viewerStyle = { display: 'block', width: '100%', height: '100%' } as const;

const stageStyle = {
  position: 'relative',
  width: 'min(100%, 52vh)',
  aspectRatio: '1',
  justifySelf: 'center',
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
} as const;
