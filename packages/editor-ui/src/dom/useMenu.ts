import { useState, type MouseEvent } from 'react';

/** A button's menu: what its button and the menu are given, and how a choice closes it. */
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
    /** Closes the menu before it does what was chosen. */
    choose: (run: () => void) => () => {
      close();
      run();
    },
  };
}
