import Box from '@mui/material/Box';
import { colors, FormattedMessage, sizes, touchMedia, visuallyHidden } from '@vitrina/ui-kit';
import { useEffect, useId, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';

import type { ModelViewerElement } from './loadViewer.ts';
import { toViewerPosition } from './orbitText.ts';
import { findBeside, findMiddle, findPlace, slotOf, type PointPlace } from './surface.ts';
import type { DraftPoint } from './useModelDraft.ts';
import { useViewerEvents } from './useViewerEvents.ts';

/** Props of {@link ModelStage}. */
export interface ModelStageProps {
  /** Address of the model. */
  readonly source: string;
  readonly label: string;
  /** Camera position at the start; later the viewer keeps its own. */
  readonly cameraOrbit: string;
  readonly exposure: number;
  readonly shadow: number;
  /** Width to height. */
  readonly aspect: number;
  readonly points: readonly DraftPoint[];
  readonly selectedKey: number | undefined;
  /** Whether the next press on the model places a point. */
  readonly isPlacing: boolean;
  /** The element of the viewer, once it is there. */
  readonly viewer: ModelViewerElement | null;
  readonly onViewer: (viewer: ModelViewerElement | null) => void;
  readonly onLoad: () => void;
  readonly onFail: () => void;
  /** Called with the place of a new point; undefined for a press beside the model. */
  readonly onPlace: (place: PointPlace | undefined) => void;
  readonly onCancelPlacing: () => void;
  /** Called with the next place of a point; undefined where a point cannot go. */
  readonly onMove: (key: number, place: PointPlace | undefined) => void;
  readonly onSelect: (key: number) => void;
}

/** Shows a model with its points, which can be dragged on it, or moved with the arrow keys. */
export function ModelStage(props: ModelStageProps) {
  const { source, label, cameraOrbit, exposure, shadow, aspect, points, isPlacing, viewer, onViewer } = props;
  const intl = useIntl();
  const keysId = useId();
  useViewerEvents(props);
  const place = (event: MouseEvent) => {
    if (!viewer) return;
    // The keyboard has no position.
    const isPressed = event.detail > 0;
    props.onPlace(isPressed ? findPlace(viewer, event.clientX, event.clientY) : findMiddle(viewer));
  };
  return (
    <Box sx={stageStyle} style={{ aspectRatio: aspect }}>
      <model-viewer
        ref={onViewer}
        src={source}
        alt={label}
        camera-controls
        touch-action="none"
        ar-usdz-max-texture-size="2048"
        interaction-prompt="none"
        camera-orbit={cameraOrbit || undefined}
        exposure={exposure}
        shadow-intensity={shadow}
        tabIndex={0}
        style={viewerStyle}
      >
        {points.map((point, index) => (
          <PointButton key={point.key} {...props} point={point} number={index + 1} keysId={keysId} />
        ))}
      </model-viewer>
      <Box id={keysId} sx={visuallyHidden}>
        <FormattedMessage id="builder.model.pointKeys" />
      </Box>
      {isPlacing && (
        <Box
          component="button"
          type="button"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus follows the press of the button that adds a point
          autoFocus
          aria-label={intl.formatMessage({ id: 'builder.model.placeHere' })}
          onClick={place}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // The dialog stays open.
            event.stopPropagation();
            props.onCancelPlacing();
          }}
          sx={placingStyle}
        />
      )}
    </Box>
  );
}

interface PointButtonProps extends Pick<ModelStageProps, 'viewer' | 'selectedKey' | 'onMove' | 'onSelect'> {
  readonly point: DraftPoint;
  readonly number: number;
  /** Id of the text that says how to move a point. */
  readonly keysId: string;
}

/** Pixels per press of an arrow key, alone and with Shift. */
const [stepPx, fastStepPx] = [4, 24];

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function PointButton({ point, number, keysId, viewer, selectedKey, onMove, onSelect }: PointButtonProps) {
  const intl = useIntl();
  const { key, position, normal, title } = point;
  useEffect(() => {
    // The viewer reads the attributes only when the button is added.
    viewer?.updateHotspot({ name: slotOf(key), position: toViewerPosition(position), normal });
  }, [viewer, key, position, normal]);
  const drag = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !viewer) return;
    onMove(key, findPlace(viewer, event.clientX, event.clientY));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || !viewer) return;
    event.preventDefault();
    // The viewer would turn the model.
    event.stopPropagation();
    const step = event.shiftKey ? fastStepPx : stepPx;
    onMove(key, findBeside(viewer, key, [direction[0] * step, direction[1] * step]));
  };
  return (
    <button
      type="button"
      slot={slotOf(key)}
      data-position={toViewerPosition(position)}
      data-normal={normal}
      data-visibility-attribute="visible"
      data-model-point=""
      aria-pressed={key === selectedKey}
      aria-label={intl.formatMessage(
        { id: title ? 'builder.model.pointTitled' : 'builder.model.point' },
        { number, title },
      )}
      aria-describedby={keysId}
      // The viewer listens below React's root, so only a capturing handler keeps it from turning the model.
      onPointerDownCapture={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        onSelect(key);
      }}
      onPointerMoveCapture={drag}
      onPointerUp={() => onSelect(key)}
      onFocus={() => onSelect(key)}
      onKeyDownCapture={onKeyDown}
    >
      {number}
    </button>
  );
}

const viewerStyle = { display: 'block', width: '100%', height: '100%' } as const;

const pointPx = 28;

const stageStyle = {
  position: 'relative',
  width: 1,
  maxHeight: 'min(56vh, 560px)',
  minHeight: 220,
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  backgroundColor: colors.ground,
  '& [data-model-point]': {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: pointPx,
    height: pointPx,
    p: 0,
    border: `2px solid ${colors.surface}`,
    borderRadius: '50%',
    backgroundColor: colors.ink,
    color: colors.surface,
    font: 'inherit',
    fontSize: 12,
    fontWeight: 600,
    cursor: 'grab',
    touchAction: 'none',
    boxShadow: '0 1px 6px #00000059',
    '&:active': { cursor: 'grabbing' },
    '&[aria-pressed=true]': { backgroundColor: colors.accent },
    '&:not([data-visible])': { opacity: 0.35 },
    '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 2, opacity: 1 },
    // Touch targets extend around the visible point.
    [touchMedia]: {
      position: 'relative',
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: `${(pointPx - sizes.touchControlPx) / 2 - 2}px`,
      },
    },
  },
} as const;

const placingStyle = {
  position: 'absolute',
  inset: 0,
  width: 1,
  border: 0,
  borderRadius: '5px',
  background: 'none',
  cursor: 'crosshair',
  boxShadow: `inset 0 0 0 2px ${colors.accent}`,
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -4 },
} as const;
