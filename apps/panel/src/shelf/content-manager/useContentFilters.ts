import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useLicenseOptions } from '../../shared/directory/useDirectory.ts';

/** Yes/no filters with the message IDs of their labels and options. */
const flags = [
  { name: 'isChecked', label: 'isChecked', yes: 'checked', no: 'unchecked' },
  { name: 'isCorrect', label: 'isCorrect', yes: 'correct', no: 'incorrect' },
  { name: 'isChangedSince', label: 'isChangedSince', yes: 'changedSince', no: 'notChangedSince' },
  { name: 'isPublished', label: 'publication', yes: 'published', no: 'notPublished' },
  { name: 'hasNoTraffic', label: 'traffic', yes: 'noTraffic', no: 'otherTraffic' },
] as const;

/** Returns the filters of the review queue. Filter names are the parameter names of the call. */
export function useContentFilters(): readonly ListFilter[] {
  const intl = useIntl();
  const licenses = useLicenseOptions();
  return useMemo(() => {
    const text = (id: LabelsUnder<'shelf.content'>) => intl.formatMessage({ id: `shelf.content.${id}` });
    return [
      ...flags.map(({ name, label, yes, no }) => ({
        kind: 'boolean' as const,
        name,
        label: text(label),
        yes: text(yes),
        no: text(no),
      })),
      nameFilter('licenses', intl.formatMessage({ id: 'panel.filter.license' }), licenses),
    ];
  }, [intl, licenses]);
}
