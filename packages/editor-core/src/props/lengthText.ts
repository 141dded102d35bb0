/** The parts of a stored length. */
export interface LengthParts {
  /** Digits; empty if the text isn't a length. */
  readonly number: string;
  readonly unit: string;
}

const pattern = /^(-?\d+(?:[.,]\d+)?)\s*([a-z%]*)$/i;

/** Splits a stored length into number and unit. The unit is the first of `units` by default. */
export function splitLength(text: string, units: readonly string[]): LengthParts {
  const match = pattern.exec(text.trim());
  const unit = match?.[2] && units.includes(match[2]) ? match[2] : (units[0] ?? 'px');
  return { number: match?.[1] ?? '', unit };
}

/** Returns a length in its stored form, with at most four decimals. */
export function formatLength(number: number, unit: string): string {
  return `${Number((Number.isFinite(number) ? number : 0).toFixed(4))}${unit}`;
}
