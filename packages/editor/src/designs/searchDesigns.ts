import { messages } from '@vitrina/page-designs/messages';

import type { DesignChoice } from './DesignCards.tsx';

/** Returns the names of a built-in design in every language of the interface. */
export function namesOf(id: keyof (typeof messages)['en']): readonly string[] {
  return Object.values(messages).map((texts) => texts[id]);
}

/** Returns the designs with a name that contains all searched words. */
export function searchDesigns<Choice extends Pick<DesignChoice, 'names'>>(
  choices: readonly Choice[],
  search: string,
): readonly Choice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (name: string) => words.every((word) => name.toLowerCase().includes(word));
  return choices.filter(({ names }) => names.some(isFound));
}
