import {
  accept,
  type ChoiceIcons,
  type ChoiceValue,
  type PropKind,
  type PropOptions,
  refuse,
} from '../propKind.ts';
import { normalizeName } from '../normalizeName.ts';

/** Options of {@link choice}. @public */
export interface ChoiceOptions<Choice extends ChoiceValue> extends PropOptions {
  readonly default: Choice;
  /**
   * Whether the choices have names in the message catalog; otherwise their values are shown. Default: true
   * for words.
   */
  readonly hasNames?: boolean;
  /** The size in pixels of each choice, shown beside its name. */
  readonly pixels?: Readonly<Record<Choice, number>>;
  /** The icons that the inspector shows instead of the names. */
  readonly icons?: ChoiceIcons;
}

/**
 * One of a fixed set of strings or numbers. Numbers are also accepted as digits, words in any case and spacing.
 *
 * @public
 */
export function choice<const Choice extends ChoiceValue>(
  choices: readonly Choice[],
  options: ChoiceOptions<Choice>,
): PropKind<Choice> {
  const byText = new Map(choices.map((item) => [String(item), item]));
  const byName = new Map(choices.map((item) => [normalizeName(String(item)), item]));
  // Signs have no letters to know them by.
  byName.delete('');
  return {
    control: {
      name: 'choice',
      choices,
      hasNames:
        options.hasNames ??
        (options.pixels !== undefined || choices.some((item) => typeof item === 'string')),
      ...(options.pixels && { pixels: options.pixels }),
      ...(options.icons && { icons: options.icons }),
    },
    section: options.section ?? 'content',
    isPerSize: options.isPerSize ?? false,
    isOptional: false,
    defaultValue: options.default,
    schema: { enum: [...choices] },
    parse(value) {
      const isScalar = typeof value === 'string' || typeof value === 'number';
      const text = isScalar ? String(value) : undefined;
      const found = text === undefined ? undefined : (byText.get(text) ?? byName.get(normalizeName(text)));
      return found === undefined ? refuse('notChoice', { choices: choices.join(', ') }) : accept(found);
    },
  };
}
