/** A stored length taken apart. */
export interface LengthParts {
  /** Digits, or empty where the text is no length. */
  readonly number: string;
  readonly unit: string;
}

const pattern = /^(-?\d+(?:[.,]\d+)?)\s*([a-z%]*)$/i;

/** Number and unit of a stored length; the first unit where it has none. */
export function splitLength(text: string, units: readonly string[]): LengthParts {
  const match = pattern.exec(text.trim());
  const unit = match?.[2] && units.includes(match[2]) ? match[2] : (units[0] ?? 'px');
  return { number: match?.[1] ?? '', unit };
}

/** The length a person typed: a bare number gets `unit`, a unit of its own is kept where it is allowed. */
export function parseLength(typed: string, unit: string, units: readonly string[]): string | undefined {
  const match = pattern.exec(typed.trim());
  const [, number = '', own = ''] = match ?? [];
  if (match === null || (own !== '' && !units.includes(own))) return undefined;
  return `${number.replace(',', '.')}${own === '' ? unit : own}`;
}

/** A length in its stored form, at most four decimals. */
export function formatLength(number: number, unit: string): string {
  return `${Number((Number.isFinite(number) ? number : 0).toFixed(4))}${unit}`;
}
