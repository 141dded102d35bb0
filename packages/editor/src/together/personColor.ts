/** Colors with enough contrast to white text, none of them one of the editor's own. */
const personColors = ['#0b7285', '#8250df', '#bf3989', '#946000', '#2b8a3e', '#c2410c', '#5c677d', '#7048a8'];

/** Returns the color of a person, the same for everybody. */
export function getPersonColor(userId: number): string {
  return personColors[userId % personColors.length] ?? '#5c677d';
}
