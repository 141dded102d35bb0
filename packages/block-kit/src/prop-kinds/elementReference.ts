import { accept, isJsonList, type PropKind, type PropOptions, refuse } from '../propKind.ts';

/** Options of {@link elementReference}. @public */
export interface ElementReferenceOptions extends PropOptions {
  readonly isMultiple?: boolean;
}

/**
 * Ids of other components of the same page, stored as a list of positive integers.
 *
 * @public
 */
export function elementReference(options: ElementReferenceOptions = {}): PropKind<readonly number[]> {
  const isMultiple = options.isMultiple ?? true;
  return {
    control: { name: 'elementReference', isMultiple },
    section: options.section ?? 'data',
    isPerSize: false,
    isOptional: false,
    defaultValue: [],
    schema: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: isMultiple ? 200 : 1 },
    parse(value) {
      if (!isJsonList(value) || value.length > (isMultiple ? 200 : 1)) return refuse('notReference');
      const ids = value.map(Number);
      return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? accept(ids) : refuse('notReference');
    },
  };
}
