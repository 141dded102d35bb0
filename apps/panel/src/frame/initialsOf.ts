/** One or two letters for a person: of the names, else of the username. */
export function initialsOf(person: { firstName: string; lastName: string; username: string }): string {
  const letters = [person.firstName, person.lastName]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('');
  return (letters === '' ? Array.from(person.username).slice(0, 2).join('') : letters).toLocaleUpperCase();
}

/** How a person is called: by names, else by username. */
export function displayNameOf(person: { firstName: string; lastName: string; username: string }): string {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return name === '' ? person.username : name;
}
