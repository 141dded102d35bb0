import { useState, type MouseEvent } from 'react';

/** Returns the state and the props of a menu and its button. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  return {
    buttonProps: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    },
    menuProps: { open: isOpen, anchorEl: anchor, onClose: close },
    /** Returns a handler that closes the menu and then runs the action. */
    choose: (run: () => void) => () => {
      close();
      run();
    },
  };
}
