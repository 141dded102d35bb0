/** Returns one or two initials of a person, from the names or else the username. */
export function initialsOf(person: { firstName: string; lastName: string; username: string }): string {
  const letters = [person.firstName, person.lastName]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('');
  return (letters === '' ? Array.from(person.username).slice(0, 2).join('') : letters).toLocaleUpperCase();
}

/** Returns the display name of a person: the names, or else the username. */
export function displayNameOf(person: { firstName: string; lastName: string; username: string }): string {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return name === '' ? person.username : name;
}
