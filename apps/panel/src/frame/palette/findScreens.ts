/** A screen one can go to, by its name in the reader's language. */
export interface ScreenChoice {
  path: string;
  name: string;
}

/** How well a name fits what is typed: begins with it, has a word that does, or has it somewhere. */
function fitOf(name: string, typed: string): number {
  const at = name.indexOf(typed);
  if (at < 0) return 0;
  if (at === 0) return 3;
  return name[at - 1] === ' ' ? 2 : 1;
}

/** An address says in English what a screen is, whatever language its name is in. */
const addressOf = ({ path }: ScreenChoice) => path.replace('/panel/', '').toLowerCase();

/** The screens whose name, or else address, has what is typed, the best fit first; all of them where nothing is typed. */
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
