import Box from '@mui/material/Box';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

import { focusPage } from '../surface/focusPage.ts';

interface BesidePageProps {
  /** What the panel is about: what has the keyboard may be gone with it. */
  readonly subject?: unknown;
  readonly children: ReactNode;
}

/**
 * What stands in a panel beside the page. Escape leads the keyboard from it to the page, where nothing in it wants the key; so
 * does the end of what had the keyboard: a field whose block was taken away by undo.
 */
export function BesidePage({ subject, children }: BesidePageProps) {
  const hadFocus = useRef(false);
  useEffect(
    () => () => {
      // By the next frame the page knows which of its blocks is the keyboard's.
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
    // Nothing takes over from what is taken out of the document.
    if (relatedTarget !== null) hadFocus.current = false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Menus and dialogs of the panel stand elsewhere in the document, and have an Escape of their own.
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

/** Whether Escape empties a field first, as it does where something is searched for. */
function isSearchedIn(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}
