import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';
import { useEffect, useState } from 'react';

interface ScaledPageProps {
  /** A document; undefined while it loads. */
  readonly html: string | undefined;
  readonly title: string;
  /** Width of the screen that the page is on. */
  readonly widthPx: number;
}

const heightPx = 420;

/** Shows a page as on a screen of some width, scaled to the place it has. */
export function ScaledPage({ html, title, widthPx }: ScaledPageProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [placePx, setPlacePx] = useState(0);
  useEffect(() => {
    if (!frame) return undefined;
    const observer = new ResizeObserver(([entry]) => setPlacePx(entry?.contentRect.width ?? 0));
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);
  const scale = Math.min(placePx / widthPx, 1);
  return (
    <Box ref={setFrame} sx={frameStyle}>
      {html !== undefined && scale > 0 && (
        // Content of authors: without scripts, forms and an origin.
        <iframe
          sandbox=""
          srcDoc={html}
          title={title}
          style={{
            display: 'block',
            width: widthPx,
            height: heightPx / scale,
            margin: '0 auto',
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: scale < 1 ? '0 0' : 'top',
          }}
        />
      )}
    </Box>
  );
}

const frameStyle = {
  height: heightPx,
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  backgroundColor: '#ffffff',
} as const;
