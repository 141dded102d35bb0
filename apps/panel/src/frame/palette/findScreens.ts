/** A screen with its name in the reader's language. */
interface ScreenChoice {
  path: string;
  name: string;
}

/** Returns how well a name matches the query: at its start, at the start of a word, or anywhere. */
function fitOf(name: string, typed: string): number {
  const at = name.indexOf(typed);
  if (at < 0) return 0;
  if (at === 0) return 3;
  return name[at - 1] === ' ' ? 2 : 1;
}

/** Returns the address, which names the screen in English regardless of the interface language. */
const addressOf = ({ path }: ScreenChoice) => path.replace('/panel/', '').toLowerCase();

/**
 * Returns the screens whose name or address matches the query, best match first. Returns all screens for an
 * empty query.
 */
export function findScreens<Choice extends ScreenChoice>(
  choices: readonly Choice[],
  typed: string,
): Choice[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return choices
    .map((choice) => ({
      choice,
      fit: fitOf(choice.name.toLocaleLowerCase(), wanted) || (addressOf(choice).includes(wanted) ? 0.5 : 0),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ choice }) => choice);
}
