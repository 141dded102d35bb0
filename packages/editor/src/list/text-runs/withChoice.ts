/** Returns a choice with or without a row. */
export function withChoice(chosen: ReadonlySet<number>, id: number, isChosen: boolean): ReadonlySet<number> {
  return new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id));
}
