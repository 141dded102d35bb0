import { useEffect, useState } from 'react';

/** The pause in typing after which the text is searched, in ms. */
const searchAfterMs = 300;

/**
 * Holds the text of a search field and passes it on after a pause in typing. A later change of `current` replaces
 * the text. Returns the text and its setter.
 */
export function useRestingText(current: string, onRest: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      // Untrimmed: trimming would also remove the space before the next word from the field.
      if (typed !== current) onRest(typed);
      setTyped(undefined);
    }, searchAfterMs);
    return () => clearTimeout(timer);
  }, [typed, current, onRest]);
  return [typed ?? current, setTyped] as const;
}
