import Box from '@mui/material/Box';
import { startTransition, useEffect, useState, type ReactNode } from 'react';

/** How high a field is, about, in pixels. */
const fieldHeightPx = 52;

/** How far below what is in view fields are drawn already, in pixels. */
const aheadPx = 300;

/** How long the inspector rests before the fields out of view are drawn too, in ms: for the find function and the keyboard. */
const restMs = 600;

interface LateFieldProps {
  /** Whether it is sure to be in view. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/** A field that is drawn when it comes into view, or when there is time: a block has some thirty, and twelve are seen. */
export function LateField({ isFirst, children }: LateFieldProps) {
  const [isShown, setShown] = useState(isFirst);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (place === null) return undefined;
    const show = () => startTransition(() => setShown(true));
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      // Engines that do not know margins of inner scrollers draw the field as it comes into view.
      { scrollMargin: `${aheadPx}px` },
    );
    observer.observe(place);
    const timer = setTimeout(show, restMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place]);
  return isShown ? children : <Box ref={setPlace} sx={placeStyle} />;
}

const placeStyle = { minHeight: fieldHeightPx } as const;
