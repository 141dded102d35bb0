import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';

import { focusPage } from '../canvas/focusPage.ts';

/** What stands in a panel beside the page. Escape leads the keyboard from it to the page, where nothing in it wants the key. */
export function BesidePage({ children }: { children: ReactNode }) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Menus and dialogs of the panel stand elsewhere in the document, and have an Escape of their own.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || !isInside || event.defaultPrevented || isSearchedIn(event.target)) return;
    if (focusPage()) event.preventDefault();
  };
  return (
    <Box role="presentation" onKeyDown={onKeyDown} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}

/** Whether Escape empties a field first, as it does where something is searched for. */
function isSearchedIn(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}
