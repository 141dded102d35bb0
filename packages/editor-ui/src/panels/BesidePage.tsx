import Box from '@mui/material/Box';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

import { focusPage } from '../surface/focusPage.ts';

interface BesidePageProps {
  /** The subject of the panel. When it changes, the focused element might be unmounted. */
  readonly subject?: unknown;
  readonly children: ReactNode;
}

/**
 * Wraps the content of a panel beside the page. Moves focus to the page on Escape, unless the content handles
 * the key, and when the focused element is unmounted, such as a field whose block was removed by undo.
 */
export function BesidePage({ subject, children }: BesidePageProps) {
  const hadFocus = useRef(false);
  useEffect(
    () => () => {
      // By the next frame, the page has updated which block is in the tab order.
      requestAnimationFrame(() => {
        if (hadFocus.current && document.activeElement === document.body) focusPage();
      });
    },
    [subject],
  );
  const onFocus = () => {
    hadFocus.current = true;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // Removing the focused element fires the event without a related target.
    if (relatedTarget !== null) hadFocus.current = false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Menus and dialogs of the panel are elsewhere in the document and handle Escape themselves.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || !isInside || event.defaultPrevented || isSearchedIn(event.target)) return;
    if (focusPage()) event.preventDefault();
  };
  return (
    <Box
      role="presentation"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      sx={{ display: 'contents' }}
    >
      {children}
    </Box>
  );
}

/** Returns whether Escape clears the field first, as in a search field with text. */
function isSearchedIn(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}
