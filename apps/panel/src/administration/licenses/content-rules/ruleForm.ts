import type { licenseInputSchema } from '@vitrina/api-client/contract';
import type { FormValues, SchemaForm } from '@vitrina/ui-kit/form';

/** The form of a license. */
export type LicenseForm = SchemaForm<FormValues<typeof licenseInputSchema>>;

/** The lists of rules of a license. */
export type RuleList = 'bannedWords' | 'requiredWords' | 'requiredBlocks';

/** Fields of a new rule: for every package, and strict. */
const scope = { locale: '', categoryIds: [], severity: 'error' } as const;

/** A new rule of each list. */
export const blankRules = {
  bannedWords: { ...scope, words: '', reason: '' },
  requiredWords: { ...scope, words: '', reason: '' },
  requiredBlocks: { ...scope, componentKey: '', template: 'master_template' },
} as const;
