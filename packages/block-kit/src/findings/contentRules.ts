/** Scope of a rule: the packages it applies to, and how much breaking it matters. @public */
export interface RuleScope {
  /** The locale, or its language alone (`ru` covers `ru-RU`). Empty: every locale. */
  readonly locale: string;
  /** Ids of categories. Empty: packages of every category. */
  readonly categoryIds: readonly number[];
  /** `error` keeps a page from being published. */
  readonly severity: 'error' | 'warning';
}

/** Words that pages must not contain. @public */
export interface BannedWords extends RuleScope {
  /** One per line. `word = replacement` offers a replacement; `*` at an end stands for any letters. */
  readonly words: string;
  /** Shown with the finding. */
  readonly reason: string;
}

/** Words of which the pages of a template must contain at least one. @public */
export interface RequiredWords extends RuleScope {
  /** One per line. */
  readonly words: string;
  /** Shown with the finding. */
  readonly reason: string;
}

/** A block that the pages of a template must contain. @public */
export interface RequiredBlock extends RuleScope {
  readonly componentKey: string;
  readonly template: string;
}

/** A limit of a size; absent: none. @public */
export interface SizeLimit {
  readonly value: number;
  readonly severity: 'error' | 'warning';
}

/** The rules of a company about the content of its packages. @public */
export interface ContentRules {
  readonly bannedWords: readonly BannedWords[];
  readonly requiredWords: readonly RequiredWords[];
  readonly requiredBlocks: readonly RequiredBlock[];
  /** The smallest width of an image in pixels. */
  readonly minImageWidth: SizeLimit | null;
  /** The largest sum of the stored files of a page in kilobytes (1 000 bytes). */
  readonly maxPageWeight: SizeLimit | null;
  /** Whether authors may ignore findings that are a matter of judgment, with a reason. */
  readonly mayIgnore: boolean;
}

/** Returns whether a rule applies to a locale of a package with these categories. */
export function appliesTo(
  { locale: wanted, categoryIds }: RuleScope,
  locale: string,
  categories: readonly string[],
): boolean {
  const inLocale = wanted === '' || locale === wanted || locale.startsWith(`${wanted}-`);
  return inLocale && (categoryIds.length === 0 || categoryIds.some((id) => categories.includes(String(id))));
}
