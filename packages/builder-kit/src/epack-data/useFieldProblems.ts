import { validateEpackData } from '@vitrina/epack-model';
import { useIntl } from 'react-intl';

import { useBuilder } from '../store/hooks.ts';

/** A field of the package's data that must not be empty. */
export type RequiredField = 'tags' | 'brand' | 'name' | 'categories' | 'ean' | 'mpn' | 'mappingId';

/** What is missing, by field. */
export function useFieldProblems(): Readonly<Partial<Record<RequiredField, string>>> {
  const intl = useIntl();
  const epack = useBuilder((state) => state.document.epack);
  const entries = validateEpackData(epack).map(({ code }) => {
    const field = code.replace(/^.*\.|Empty$/g, '');
    return [field, intl.formatMessage({ id: code })] as const;
  });
  return Object.fromEntries(entries);
}
