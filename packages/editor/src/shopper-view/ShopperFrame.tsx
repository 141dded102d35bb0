import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pageAddress, type PageKey } from '@vitrina/epack-model';
import { type Box as MeasuredBox, type Measurement, requestMeasurement } from '@vitrina/page-measure';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useElementSize } from '@vitrina/editor-ui/dom';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { ShownSize } from './widths.ts';

interface ShopperFrameProps {
  readonly size: ShownSize;
  readonly widthPx: number;
  readonly pageKey: PageKey;
  /** Address of the package's preview. */
  readonly previewUrl: string;
  /** Undefined until the page is measured. */
  readonly measurement: Measurement | undefined;
  readonly onMeasured: (key: PageKey, size: ShownSize, result: Measurement | Error) => void;
  /** The place to outline. */
  readonly outlined: MeasuredBox | undefined;
}

/** Height until a page is measured. */
const initialHeightPx = 900;

/** Shows a saved page as a screen of this width does, scaled to the space, and measures it. */
export function ShopperFrame(props: ShopperFrameProps) {
  const { size, widthPx, pageKey: key, previewUrl, measurement, onMeasured, outlined } = props;
  const intl = useIntl();
  const [space, setSpace] = useState<HTMLElement | null>(null);
  const { width } = useElementSize(space);
  const scale = Math.min(1, width / widthPx);
  const heightPx = Math.max(measurement?.heightPx ?? initialHeightPx, 120);
  const requests = useRef<AbortController>(undefined);
  useEffect(() => () => requests.current?.abort(), [key]);
  const measure = (frame: HTMLIFrameElement) => {
    requests.current?.abort();
    const controller = new AbortController();
    requests.current = controller;
    requestMeasurement(frame, controller.signal).then(
      (result) => onMeasured(key, size, result),
      (error: unknown) => {
        if (!controller.signal.aborted) onMeasured(key, size, error as Error);
      },
    );
  };
  const label = intl.formatMessage({ id: `builder.shopper.size.${size}` }, { width: widthPx });
  return (
    <Box component="section" aria-label={label} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" sx={headStyle}>
        {label}
        {!measurement && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            <FormattedMessage id="builder.shopper.measuring" />
          </Box>
        )}
      </Typography>
      <Box ref={setSpace} sx={spaceStyle} style={{ height: heightPx * scale }}>
        <Box
          component="iframe"
          key={key}
          title={label}
          tabIndex={-1}
          src={`${previewUrl}?${new URLSearchParams({ ...pageAddress(key) }).toString()}#page-only`}
          onLoad={(event) => measure(event.currentTarget)}
          sx={frameStyle}
          style={{ width: widthPx, height: heightPx, transform: `scale(${scale})` }}
        />
        {outlined && <Outline box={outlined} scale={scale} />}
      </Box>
    </Box>
  );
}

function Outline({ box: { x, y, width, height }, scale }: { box: MeasuredBox; scale: number }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'center' });
  }, [x, y, width, height]);
  return (
    <Box
      ref={element}
      sx={outlineStyle}
      style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
    />
  );
}

const headStyle = { display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 } as const;

const spaceStyle = {
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  backgroundColor: colors.surface,
} as const;

const frameStyle = { display: 'block', border: 0, transformOrigin: '0 0' } as const;

const outlineStyle = {
  position: 'absolute',
  outline: `2px solid ${colors.attention}`,
  outlineOffset: '2px',
  borderRadius: '2px',
  pointerEvents: 'none',
} as const;
