function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Checks whether a row was refused because of a unique constraint. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/**
 * Checks whether a row was refused because it refers to a missing row, or because another row still refers to
 * it.
 */
export function isMissingReference(error: unknown): boolean {
  return codeOf(error) === '23503';
}
