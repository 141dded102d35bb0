import { useCallback, useState } from 'react';

const railKey = 'panel.rail';

/** Returns whether the menu shows names, and its setter. Stored for the next visit. */
export function useRailState() {
  const [isOpen, setIsOpen] = useState(() => localStorage.getItem(railKey) === 'open');
  const toggle = useCallback(() => {
    localStorage.setItem(railKey, isOpen ? 'closed' : 'open');
    setIsOpen(!isOpen);
  }, [isOpen]);
  return { isOpen, toggle };
}
