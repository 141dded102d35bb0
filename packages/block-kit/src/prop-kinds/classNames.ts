import { accept, isJsonList, type PropKind, type PropOptions, refuse } from '../propKind.ts';

const token = /^[A-Za-z_][\w-]*$/;

/** Class names, stored as a text separated by spaces, or as a list. @public */
export function classNames(options: PropOptions = {}): PropKind<readonly string[]> {
  return {
    control: { name: 'classNames' },
    section: options.section ?? 'advanced',
    isPerSize: false,
    isOptional: false,
    defaultValue: '',
    schema: {
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string', pattern: token.source } }],
    },
    parse(value) {
      const tokens = typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value;
      if (!isJsonList(tokens) || tokens.length > 50) return refuse('notClassName');
      const isValid = tokens.every(
        (item) => typeof item === 'string' && item.length <= 100 && token.test(item),
      );
      return isValid ? accept([...new Set(tokens.map(String))]) : refuse('notClassName');
    },
  };
}
