/** Texts of designs by their English ones. */
type DesignTexts = Readonly<Record<string, string>>;

/** The loaded texts by language. */
export type LoadedTexts = ReadonlyMap<string, DesignTexts>;

const loaders: Readonly<Record<string, () => Promise<{ readonly texts: DesignTexts }>>> = {
  ru: () => import('./ruTexts.ts'),
  ar: () => import('./arTexts.ts'),
};

/** Languages that designs are written in, as locales. */
export const designLocales: readonly [string, ...string[]] = ['en', ...Object.keys(loaders)];

/** Replaced with every language, so that its identity tells what is loaded. */
let loaded: LoadedTexts = new Map();
const pending = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** Returns the language of a locale, its last part: `ru`, `by_ru`. */
function languageOf(locale: string): string {
  return locale.toLowerCase().split(/[_-]/).at(-1) ?? '';
}

/** Returns the texts of a locale; undefined if designs have none for it or they are not loaded. */
export function loadedTexts(locale: string): DesignTexts | undefined {
  return loaded.get(languageOf(locale));
}

/** Returns the languages whose texts are loaded: the same set until another one is. */
export function getDesignTexts(): LoadedTexts {
  return loaded;
}

/** Calls the listener when the texts of a language are loaded. Returns the function that ends it. */
export function onDesignTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads the texts of designs in the languages of locales, each once. Until then designs are in English.
 *
 * @throws if they can't be loaded; the next call tries again
 */
export async function loadDesignTexts(locales: Iterable<string>): Promise<void> {
  await Promise.all([...new Set([...locales].map(languageOf))].map(loadLanguage));
}

function loadLanguage(language: string): Promise<void> {
  const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined;
  if (load === undefined || loaded.has(language)) return Promise.resolve();
  const known = pending.get(language);
  if (known) return known;
  const loading = load()
    .then(({ texts }) => {
      loaded = new Map([...loaded, [language, texts]]);
      for (const listener of listeners) listener();
    })
    .finally(() => pending.delete(language));
  pending.set(language, loading);
  return loading;
}
