import type { replacementCriteriaSchema } from '@vitrina/api-client/contract';
import type { FormValues, SchemaForm } from '@vitrina/ui-kit/form';
import type { ReactNode } from 'react';

/** Props of a field for what to find, or for what replaces it. */
export interface ReplacementFieldProps {
  readonly form: SchemaForm<FormValues<typeof replacementCriteriaSchema>>;
  readonly name: 'find' | 'replace';
  readonly label: ReactNode;
  readonly apiBaseUrl: string;
}
