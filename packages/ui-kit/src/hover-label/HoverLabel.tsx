import Box from '@mui/material/Box';
import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { colors } from '../theme/tokens.ts';

const gapPx = 8;

/** A position beside an element, in CSS pixels of the window. */
interface Place {
  left: number;
  top: number;
}

function besideOf(element: Element): Place {
  const { right, top, height } = element.getBoundingClientRect();
  return { left: right + gapPx, top: top + height / 2 };
}

/**
 * Shows an icon's name at its right side on hover and focus; Escape hides it. The icon's own control has the
 * name for screen readers. MUI's Tooltip does more, but is ten times as large.
 */
export function HoverLabel({
  label,
  children,
}: {
  /** Empty: no name is shown. */ label: string;
  children: ReactNode;
}) {
  const [place, setPlace] = useState<Place>();
  const show = (element: Element) => setPlace(besideOf(element));
  const hide = () => setPlace(undefined);
  return (
    <Box
      onMouseEnter={(event: MouseEvent) => show(event.currentTarget)}
      onMouseLeave={hide}
      onFocus={({ currentTarget, target }: FocusEvent) => {
        if (target.matches(':focus-visible')) show(currentTarget);
      }}
      onBlur={hide}
      onClick={hide}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') hide();
      }}
    >
      {children}
      {place && label !== ''
        ? createPortal(
            <Box
              aria-hidden="true"
              style={place}
              sx={{
                position: 'fixed',
                translate: '0 -50%',
                zIndex: 'tooltip',
                px: 2,
                py: 1,
                borderRadius: 1,
                fontSize: 12,
                lineHeight: '16px',
                whiteSpace: 'nowrap',
                pointerEvents: 'none',
                color: 'common.white',
                bgcolor: colors.ink,
              }}
            >
              {label}
            </Box>,
            document.body,
          )
        : null}
    </Box>
  );
}
