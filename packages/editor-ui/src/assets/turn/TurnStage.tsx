import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { ModelViewerElement } from '../model/loadViewer.ts';
import { useViewerEvents } from '../model/useViewerEvents.ts';

interface TurnStageProps {
  /** Address of the model. */
  readonly source: string;
  /** A CSS color; empty for a transparent background. */
  readonly background: string;
  /** Covers the viewer with the last frame while the frames are made: it is too large for the stage then. */
  readonly making: false | { readonly lastFrame: Blob | undefined };
  /** The element of the viewer, once it is there. */
  readonly viewer: ModelViewerElement | null;
  readonly onViewer: (viewer: ModelViewerElement | null) => void;
  readonly onLoad: () => void;
  readonly onFail: () => void;
}

/** Shows a model as its frames will: square, before the chosen background. */
export function TurnStage(props: TurnStageProps) {
  const { source, background, making, onViewer } = props;
  const intl = useIntl();
  useViewerEvents(props);
  const backgroundStyle = background ? { backgroundColor: background } : { background: checkers };
  return (
    <Box sx={stageStyle} style={backgroundStyle}>
      <model-viewer
        ref={onViewer}
        src={source}
        alt={intl.formatMessage({ id: 'builder.model.stage' })}
        camera-controls={!making}
        disable-pan
        touch-action="none"
        interaction-prompt="none"
        tabIndex={0}
        style={viewerStyle}
      />
      {making && (
        <Box sx={coverStyle} style={backgroundStyle}>
          <FrameImage frame={making.lastFrame} />
        </Box>
      )}
    </Box>
  );
}

function FrameImage({ frame }: { readonly frame: Blob | undefined }) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!frame || !ref.current) return undefined;
    const address = URL.createObjectURL(frame);
    ref.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [frame]);
  return frame && <img ref={ref} alt="" style={viewerStyle} />;
}

const checkers = `repeating-conic-gradient(${colors.hover} 0 25%, ${colors.surface} 0 50%) 50% / 16px 16px`;

const viewerStyle = { display: 'block', width: '100%', height: '100%' } as const;

const coverStyle = { position: 'absolute', inset: 0 } as const;

const stageStyle = {
  position: 'relative',
  width: 'min(100%, 52vh)',
  aspectRatio: '1',
  justifySelf: 'center',
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
} as const;
