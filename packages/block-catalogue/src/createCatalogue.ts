import {
  type BlockDefinition,
  type BlockRules,
  blockNameId,
  createBlockRules,
  familyNameId,
  listSampleTexts,
  type SampleTexts,
  type Translate,
} from '@vitrina/block-kit';

/** A family of blocks, as a package of blocks exports it. @public */
export interface BlockFamily {
  readonly key: string;
  readonly blocks: readonly BlockDefinition[];
  /** Additional names to search the blocks by. */
  readonly names?: readonly Names[];
  /** Translations of the texts in new blocks, by language and by the declared text. */
  readonly startingTexts?: Readonly<Record<string, Names>>;
}

/** Names by message id, in one language. @public */
export type Names = Readonly<Record<string, string>>;

/** A set of block families, searchable by key and name. @public */
export interface Catalogue {
  readonly families: readonly BlockFamily[];
  readonly definitions: readonly BlockDefinition[];
  /** The catalog's rules, as the document model reads them. */
  readonly rules: BlockRules;
  /** Returns the rules with new blocks' texts in the language of a locale. */
  readonly rulesIn: (locale: string) => BlockRules;
  /** Returns the translator of new blocks' texts for a locale. */
  readonly translateInto: (locale: string) => Translate;
  readonly find: (key: string) => BlockDefinition | undefined;
  /** The texts of new blocks, in every language; collected when first read. */
  readonly sampleTexts: SampleTexts;
  /**
   * Finds palette blocks whose name, family, key or keywords contain every word of the text, best matches
   * first. Pass the names of every language to search in.
   */
  readonly search: (text: string, ...names: readonly Names[]) => readonly BlockDefinition[];
}

/**
 * Creates a catalog of block families.
 *
 * @throws Error if two blocks have the same key: a mistake in the code that combines the families
 * @public
 */
export function createCatalogue(families: readonly BlockFamily[]): Catalogue {
  const definitions = families.flatMap(({ blocks }) => blocks);
  const byKey = new Map(definitions.map((definition) => [definition.key, definition]));
  if (byKey.size < definitions.length)
    throw new Error(`Blocks with the same key: ${duplicateKeys(definitions)}`);
  let sampleTexts: SampleTexts | undefined;
  return {
    families,
    definitions,
    rules: createBlockRules(definitions),
    rulesIn: (locale) => createBlockRules(definitions, translateInto(families, locale)),
    translateInto: (locale) => translateInto(families, locale),
    find: (key) => byKey.get(key),
    get sampleTexts() {
      sampleTexts ??= listSampleTexts(definitions, listTranslations(families));
      return sampleTexts;
    },
    search: (text, ...names) =>
      search(definitions, text, [...names, ...families.flatMap((family) => family.names ?? [])]),
  };
}

/** The last part of a locale is its language: `ru`, `by_ru`. */
function translateInto(families: readonly BlockFamily[], locale: string): Translate {
  const language = locale.toLowerCase().split(/[_-]/).at(-1) ?? '';
  const texts = new Map(families.flatMap((family) => Object.entries(family.startingTexts?.[language] ?? {})));
  return (text) => texts.get(text) ?? text;
}

function listTranslations(families: readonly BlockFamily[]): readonly Translate[] {
  const languages = new Set(families.flatMap(({ startingTexts = {} }) => Object.keys(startingTexts)));
  return [...languages].map((language) => translateInto(families, language));
}

function duplicateKeys(definitions: readonly BlockDefinition[]): string {
  const keys = definitions.map(({ key }) => key);
  return keys.filter((key, index) => keys.indexOf(key) !== index).join(', ');
}

/** Lower is better: the name starts with the text, contains it, or only another word does. */
type Rank = 0 | 1 | 2;

function search(
  definitions: readonly BlockDefinition[],
  text: string,
  names: readonly Names[],
): readonly BlockDefinition[] {
  const words = normalize(text).split(/\s+/).filter(Boolean);
  return definitions
    .filter((definition) => definition.isInPalette)
    .map((definition) => ({ definition, rank: rankOf(definition, words, names) }))
    .filter((found): found is { definition: BlockDefinition; rank: Rank } => found.rank !== undefined)
    .sort((left, right) => left.rank - right.rank)
    .map(({ definition }) => definition);
}

function rankOf(
  definition: BlockDefinition,
  words: readonly string[],
  names: readonly Names[],
): Rank | undefined {
  const own = names.map((table) => normalize(table[blockNameId(definition.key)] ?? ''));
  const others = [
    definition.key,
    ...definition.keywords,
    ...names.map((table) => table[familyNameId(definition.family)] ?? definition.family),
  ].map(normalize);
  if (!words.every((word) => [...own, ...others].some((name) => name.includes(word)))) return undefined;
  if (own.some((name) => name.startsWith(words.join(' ')))) return 0;
  return own.some((name) => words.every((word) => name.includes(word))) ? 1 : 2;
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').trim();
}
