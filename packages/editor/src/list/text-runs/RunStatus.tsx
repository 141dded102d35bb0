import type { TextRunListItem } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';

/** Renders how far a text run is. */
export function RunStatus({ run }: { readonly run: Pick<TextRunListItem, 'status' | 'total' | 'counts'> }) {
  const { status, total, counts } = run;
  return (
    <FormattedMessage
      id={`builder.textRun.status.${status}`}
      values={{ total, done: total - counts.waiting, applied: counts.applied }}
    />
  );
}
