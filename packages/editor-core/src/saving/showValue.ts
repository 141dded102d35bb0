const maxShownLength = 160;

/**
 * Formats a stored value per size as short text without markup. Leaves out the size if only the desktop has a
 * value.
 */
export function showValue(value: unknown): string {
  if (value === null || value === undefined) return '—';
  const sizes = typeof value === 'object' ? Object.entries(value) : [];
  const [only] = sizes;
  const text =
    sizes.length === 1 && only?.[0] === 'desktop'
      ? showPlain(only[1])
      : sizes.length > 0
        ? sizes.map(([size, each]) => `${size}: ${showPlain(each)}`).join(', ')
        : showPlain(value);
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}

function showPlain(value: unknown): string {
  if (typeof value === 'string') {
    const text = value
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return text === '' ? '—' : text;
  }
  return JSON.stringify(value) ?? '—';
}
