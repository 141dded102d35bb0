import { useCallback, useState } from 'react';

const keyOf = (section: string) => `panel.menu.${section}`;

/**
 * Returns whether a section of the menu is open, and a function to switch. Until the user chooses, it is open only
 * on its own screens; the choice is stored for the next visit.
 */
export function useFoldedSection(section: string, hasShownItem: boolean) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(keyOf(section)));
  const isOpen = chosen === null ? hasShownItem : chosen === 'open';
  const toggle = useCallback(() => {
    const next = isOpen ? 'closed' : 'open';
    localStorage.setItem(keyOf(section), next);
    setChosen(next);
  }, [isOpen, section]);
  return { isOpen, toggle };
}
