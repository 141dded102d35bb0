import { useCallback, useState, useSyncExternalStore } from 'react';

const railKey = 'panel.rail';
/** From this window width on, names fit beside a screen. */
const namesFrom = '(min-width: 1280px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(namesFrom);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const hasRoom = () => matchMedia(namesFrom).matches;

/**
 * Returns whether the menu shows names, and a function to switch. Wide windows show them until the user chooses;
 * the choice is stored for the next visit.
 */
export function useRailState() {
  const isWide = useSyncExternalStore(subscribe, hasRoom);
  const [chosen, setChosen] = useState(() => localStorage.getItem(railKey));
  const isOpen = chosen === null ? isWide : chosen === 'open';
  const toggle = useCallback(() => {
    const next = isOpen ? 'closed' : 'open';
    localStorage.setItem(railKey, next);
    setChosen(next);
  }, [isOpen]);
  return { isOpen, toggle };
}
