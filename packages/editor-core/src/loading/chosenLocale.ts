const keyOf = (epackId: string) => `builder.locale.${epackId}`;

/** Returns the locale in which a package was last shown in this browser, if the user chose one. */
export function readChosenLocale(epackId: string, storage: Pick<Storage, 'getItem'>): string | undefined {
  return storage.getItem(keyOf(epackId)) ?? undefined;
}

/** Where the locale that was last chosen for any package is stored. */
const lastKey = 'builder.locale';

/** Returns the locale of new packages: the one that was last chosen for a package in this browser. */
export function readLastLocale(storage: Pick<Storage, 'getItem'>): string | undefined {
  return storage.getItem(lastKey) ?? undefined;
}

/** Stores the locale that the user chose for a package. */
export function keepChosenLocale(epackId: string, locale: string, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(keyOf(epackId), locale);
  storage.setItem(lastKey, locale);
}
