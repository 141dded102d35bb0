import Box from '@mui/material/Box';
import { useSession } from '@vitrina/session';
import { DemoTour } from '@vitrina/session/tour';
import { ErrorBoundary, FrameTitleContext, sizes } from '@vitrina/ui-kit';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';

import { findRoute } from '../navigation/findRoute.ts';
import { sideSheetRoom } from '../shared/records/sideSheetRoom.ts';
import { usePanelRoutes } from '../navigation/PanelRoutes.ts';
import { DebtNotices } from './notices/DebtNotices.tsx';
import { OfflineNotice } from './notices/OfflineNotice.tsx';
import { Rail } from './Rail.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Topbar } from './Topbar.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { usePlaceAbove } from './usePlaceAbove.ts';

const contentId = 'content';

/**
 * Moves focus to the start of the new screen after navigation. Leaves focus in a field that is still mounted:
 * in this case, only the address has changed, for example after the first save of a new record.
 */
function useFocusOnArrival(pathname: string) {
  const content = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    const isNew = before.current !== pathname;
    before.current = pathname;
    if (isNew && !content.current?.contains(document.activeElement))
      content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}

function SignedInFrame() {
  const { pathname } = useLocation();
  const route = findRoute(usePanelRoutes(), pathname);
  const content = useFocusOnArrival(pathname);
  const { isPlaced, onPlaced } = usePlaceAbove();
  useDocumentTitle(route?.titleId);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink targetId={contentId} />
      <Rail />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Topbar route={route} />
        <OfflineNotice />
        <Box
          component="main"
          id={contentId}
          ref={content}
          tabIndex={-1}
          sx={{
            flex: 1,
            // Keeps focused elements from scrolling under the top bar or a list header.
            '& *': { scrollMarginTop: sizes.topbarPx + 8 },
            p: { xs: `${sizes.phonePagePaddingPx}px`, md: `${sizes.pagePaddingPx}px` },
            mr: `var(${sideSheetRoom}, 0px)`,
          }}
        >
          <ErrorBoundary>
            <DebtNotices onPlaced={onPlaced} />
          </ErrorBoundary>
          <Box sx={{ visibility: isPlaced ? undefined : 'hidden' }}>
            <ErrorBoundary resetKey={pathname}>
              <Suspense fallback={<ScreenSkeleton />}>
                <FrameTitleContext value>
                  <Outlet />
                </FrameTitleContext>
              </Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
        <DemoTour app="panel" />
      </Box>
    </Box>
  );
}

/**
 * Renders the menu, the top bar, and the screen. Until the sign-in is confirmed, renders only the screen's
 * guard.
 */
export function PanelFrame() {
  const { status } = useSession();
  return status === 'signedIn' ? <SignedInFrame /> : <Outlet />;
}
