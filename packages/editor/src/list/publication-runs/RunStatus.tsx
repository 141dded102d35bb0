import type { PublicationRun } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';

/** Renders how far a bulk publication is. */
export function RunStatus({ run }: { readonly run: PublicationRun }) {
  const { status, total, counts } = run;
  const { checking, ready, waiting, done, failed } = counts;
  return (
    <FormattedMessage
      id={`builder.publicationRun.status.${status}`}
      values={{
        total,
        checked: total - checking,
        ready,
        done,
        asked: ready + waiting + done + failed,
      }}
    />
  );
}
