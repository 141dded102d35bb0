import type { PropValue } from '@vitrina/block-kit';

import type { fieldRules } from './fieldProps.ts';

type Rules = PropValue<ReturnType<typeof fieldRules>>;

/**
 * Returns the attributes by which the browser validates a field, and the messages the form's element shows
 * for each.
 */
export function ruleAttributes(rules: Rules, isNumber: boolean): Record<string, string | number | boolean> {
  return Object.assign({}, ...rules.map((rule) => attributesOf(rule, isNumber)));
}

/** Lists the messages of rules that a later rule of the same kind replaces. */
export function unusedMessages(rules: Rules): readonly string[] {
  return rules.flatMap(({ kind }, at) =>
    rules.slice(at + 1).some((later) => later.kind === kind) ? [`rules.${at}.message`] : [],
  );
}

function attributesOf({ kind, value, message }: Rules[number], isNumber: boolean) {
  return {
    ...ruleAttribute(kind, value, isNumber),
    ...(message && { [`data-${kind}-message`]: message }),
  };
}

function ruleAttribute(kind: Rules[number]['kind'], value: string, isNumber: boolean) {
  const bound = Number(value);
  const isBound = value.trim() !== '' && Number.isFinite(bound);
  switch (kind) {
    case 'required':
      return { required: true };
    case 'email':
      return { type: 'email' };
    case 'min':
      return isBound ? { [isNumber ? 'min' : 'minLength']: bound } : {};
    case 'max':
      return isBound ? { [isNumber ? 'max' : 'maxLength']: bound } : {};
    case 'regex':
      return value ? { pattern: value } : {};
  }
}
