import type { Named } from '@vitrina/api-client/contract';
import type { ListFilter } from '@vitrina/ui-kit/list';

/** Returns a filter with named options. */
export function nameFilter(name: string, label: string, options: readonly Named[]): ListFilter {
  return {
    kind: 'choice',
    name,
    label,
    isMultiple: true,
    choices: options.map((option) => ({ value: String(option.id), label: option.name })),
  };
}
