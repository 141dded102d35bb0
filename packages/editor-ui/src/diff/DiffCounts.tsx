import type { BlockCounts } from '@vitrina/api-client/contract';
import { useIntl } from 'react-intl';

const names = ['added', 'changed', 'moved', 'removed'] as const;

/** Shows the number of different blocks as text. */
export function DiffCounts({ counts }: { counts: BlockCounts }) {
  const intl = useIntl();
  const parts = names
    .filter((name) => counts[name] > 0)
    .map((name) => intl.formatMessage({ id: `builder.diff.count.${name}` }, { count: counts[name] }));
  if (parts.length === 0) return intl.formatMessage({ id: 'builder.diff.none' });
  return parts.join(', ');
}
