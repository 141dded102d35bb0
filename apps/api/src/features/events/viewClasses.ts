/**
 * The classes of events, by their number in the tables. `earlier`: counted before views were verified. `verified`: with a
 * token of this server, from a page of the retailer, in a plausible order. `unverified`: from visitors, without proof.
 * `automated`: from robots. `removed`: verified ones that an administrator removed with an anomaly.
 */
export const viewClasses = ['earlier', 'verified', 'unverified', 'automated', 'removed'] as const;
/** A class of events. */
export type ViewClass = (typeof viewClasses)[number];

/** Returns the number of a class in the tables. */
export function codeOf(viewClass: ViewClass): number {
  return viewClasses.indexOf(viewClass);
}

/** Returns the class of a number in the tables. */
export function classOf(code: number): ViewClass {
  return viewClasses[code] ?? 'unverified';
}

/** The classes that figures can show: removed views are in none. */
export const countedClasses = [
  'earlier',
  'verified',
  'unverified',
  'automated',
] as const satisfies readonly ViewClass[];
/** The classes that figures show by default. */
export const shownClasses = ['earlier', 'verified'] as const satisfies readonly ViewClass[];
