import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { colors, FormattedMessage, shadows, sizes } from '@vitrina/ui-kit';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { TourActions } from './TourActions.tsx';
import { TourOffer } from './TourOffer.tsx';
import { TourText } from './TourText.tsx';
import type { TourCardProps } from './tourCardProps.ts';
import type { TourState } from './useTour.ts';

/** A corner card on wide screens; a bar at the bottom of phones. Below menus, dialogs and toasts. */
function dockStyle(insetEndPx = 16) {
  return {
    position: 'fixed',
    zIndex: 'speedDial',
    bottom: { xs: 0, sm: 16 },
    insetInlineEnd: { xs: 0, sm: 16, lg: insetEndPx },
    width: { xs: '100%', sm: 344 },
    borderRadius: { xs: '8px 8px 0 0', sm: `${sizes.radiusPx}px` },
    border: 0,
    boxShadow: shadows.menu,
    p: 4,
    pb: { xs: 'calc(16px + env(safe-area-inset-bottom))', sm: 4 },
  } as const;
}

/** Moves focus to the title if the focused control disappears with a step. */
function useFocusInCard(content: string) {
  const card = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const isLost = hadFocus.current && !card.current?.contains(document.activeElement);
    if (isLost && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [content]);
  const events = {
    onFocus: () => (hadFocus.current = true),
    onBlur: () => (hadFocus.current = false),
  };
  return { card, title, events };
}

function Progress({ number, count }: { number: number; count: number }) {
  return (
    <Box aria-hidden="true" sx={{ display: 'flex', gap: 1, mt: 2 }}>
      {Array.from({ length: count }, (_, index) => (
        <Box
          key={index}
          sx={{
            flex: 1,
            height: 3,
            borderRadius: 2,
            bgcolor: index < number ? colors.accent : colors.line,
          }}
        />
      ))}
    </Box>
  );
}

function FoldButton({ isFolded, fold }: Pick<TourState, 'isFolded' | 'fold'>) {
  const label = useIntl().formatMessage({ id: isFolded ? 'session.tour.unfold' : 'session.tour.fold' });
  return (
    <IconButton
      aria-label={label}
      aria-expanded={!isFolded}
      onClick={() => fold(!isFolded)}
      sx={{ my: -1, mr: -1 }}
    >
      {isFolded ? <ExpandLess /> : <ExpandMore />}
    </IconButton>
  );
}

function Head({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {end}
    </Box>
  );
}

/** Offers the demo's tour or shows its current step, beside the work and without blocking it. */
export function TourCard(props: TourCardProps) {
  const { tour, shown, isFolded, fold, insetEndPx } = props;
  const titleId = useId();
  const intl = useIntl();
  const { card, title, events } = useFocusInCard(shown ? `${shown.step} ${shown.isHere}` : 'offer');
  const count = tour.steps.length;
  return (
    <Paper
      ref={card}
      component="section"
      aria-label={intl.formatMessage({ id: 'session.tour.title' })}
      sx={dockStyle(insetEndPx)}
      {...events}
    >
      {shown ? (
        <>
          <Head end={<FoldButton isFolded={isFolded} fold={fold} />}>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="session.tour.step" values={{ number: shown.number, count }} />
            </Typography>
          </Head>
          <Box role="status" sx={{ mt: isFolded ? 0 : 1 }}>
            <Typography
              ref={title}
              id={titleId}
              tabIndex={-1}
              variant="subtitle1"
              component="h2"
              noWrap={isFolded}
              sx={{ outline: 'none' }}
            >
              <FormattedMessage id={`session.tour.${shown.step}Title`} />
            </Typography>
            {isFolded ? null : (
              <Typography sx={{ mt: 1, color: 'text.secondary' }}>
                <TourText shown={shown} />
              </Typography>
            )}
          </Box>
          <Progress number={shown.number} count={count} />
          {isFolded ? null : <TourActions {...props} shown={shown} />}
        </>
      ) : (
        <TourOffer {...props} titleRef={title} />
      )}
    </Paper>
  );
}
