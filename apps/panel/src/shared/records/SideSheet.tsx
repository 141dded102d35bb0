import Next from '@mui/icons-material/ArrowDownwardOutlined';
import Previous from '@mui/icons-material/ArrowUpwardOutlined';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { sizes } from '@vitrina/ui-kit';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { sideSheetRoom } from './sideSheetRoom.ts';

/** The rows beside the open one; absent at the ends of the list. */
export interface RowNeighbors {
  openPrevious: (() => void) | undefined;
  openNext: (() => void) | undefined;
}

/** Props of {@link SideSheet}. */
export interface SideSheetProps {
  isOpen: boolean;
  title: ReactNode;
  onClose: () => void;
  /** With it, the sheet has buttons for the rows before and after. */
  neighbors?: RowNeighbors | undefined;
  children: ReactNode;
}

/** From this width on, the list stays in view and in use beside the sheet; below, the sheet covers it. */
const besideMedia = '(min-width: 1200px)';

function Header({
  titleId,
  title,
  headingRef,
  neighbors,
  onClose,
}: Pick<SideSheetProps, 'title' | 'neighbors' | 'onClose'> & {
  titleId: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const intl = useIntl();
  const step = (id: 'panel.sheet.previous' | 'panel.sheet.next', open: (() => void) | undefined) => {
    const label = intl.formatMessage({ id });
    return (
      <IconButton aria-label={label} title={label} disabled={!open} onClick={open}>
        {id === 'panel.sheet.next' ? <Next /> : <Previous />}
      </IconButton>
    );
  };
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        px: { xs: 4, sm: 5 },
        py: 4,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        id={titleId}
        ref={headingRef}
        tabIndex={-1}
        variant="h2"
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', pt: 1, mr: 1, outline: 'none' }}
      >
        {title}
      </Typography>
      {neighbors ? (
        <>
          {step('panel.sheet.previous', neighbors.openPrevious)}
          {step('panel.sheet.next', neighbors.openNext)}
        </>
      ) : null}
      <IconButton aria-label={intl.formatMessage({ id: 'ui.action.close' })} onClick={onClose}>
        <Close />
      </IconButton>
    </Box>
  );
}

/** Moves focus into a sheet that no dialog holds it in, and back to where it was when the sheet closes. */
function useFocusOnOpen(isBeside: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isBeside) return undefined;
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isBeside]);
  return heading;
}

function OpenSheet({ title, onClose, neighbors, children }: Omit<SideSheetProps, 'isOpen'>) {
  const titleId = useId();
  const isBeside = useMediaQuery(besideMedia, { noSsr: true });
  const headingRef = useFocusOnOpen(isBeside);
  const closeOnEscape = (event: KeyboardEvent) => {
    // A menu or a dialog opened from the sheet takes the key first.
    if (
      event.key === 'Escape' &&
      !event.defaultPrevented &&
      event.currentTarget.contains(event.target as Node)
    )
      onClose();
  };
  const top = isBeside ? sizes.topbarPx : 0;
  return (
    <>
      {isBeside ? <GlobalStyles styles={{ body: { [sideSheetRoom]: `${sizes.sheetPx}px` } }} /> : null}
      <Drawer
        anchor="right"
        open
        variant={isBeside ? 'persistent' : 'temporary'}
        onClose={onClose}
        slotProps={{
          paper: {
            role: isBeside ? 'complementary' : 'dialog',
            'aria-labelledby': titleId,
            ...(isBeside ? { onKeyDown: closeOnEscape } : {}),
            sx: {
              width: sizes.sheetPx,
              maxWidth: '100%',
              ...(isBeside ? { top, height: `calc(100dvh - ${top}px)`, zIndex: 'appBar' } : {}),
            },
          },
        }}
      >
        <Header {...{ titleId, title, headingRef, neighbors, onClose }} />
        <Box sx={{ px: { xs: 4, sm: 5 }, py: 4 }}>{children}</Box>
      </Drawer>
    </>
  );
}

/**
 * Shows the details of a list row beside the list, which stays in use on wide screens. The title and the buttons stay in
 * view.
 */
export function SideSheet({ isOpen, ...rest }: SideSheetProps) {
  return isOpen ? <OpenSheet {...rest} /> : null;
}
