import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { CallAnswer, CallBody, PartialMatchData, Schedule } from '@vitrina/api-client/contract';
import { callMutation } from '@vitrina/api-client/query';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { formatText, toast, useFormat } from '@vitrina/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

/** The server's answer to publishing. */
export type Publication = CallAnswer<typeof calls.publishToStream>['data'];

/** The state of publishing. */
export type PublishingState =
  | { readonly status: 'choosing' }
  | { readonly status: 'running'; readonly step: 'preparing' | 'publishing' }
  | { readonly status: 'partialMatch'; readonly match: PartialMatchData }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'done'; readonly publication: Publication; readonly epackId: string }
  | { readonly status: 'scheduled'; readonly schedule: Schedule };

/** The content to publish, its retailers, and the time. */
export interface PublishTarget extends Omit<CallBody<typeof calls.publishToStream>, 'checkPartialUpdate'> {
  /** Time in ISO 8601; undefined for now. */
  readonly publishDate?: string | undefined;
}

/** Publishes a package now or later. Asks for confirmation if it would replace another package. */
export function usePublishing(prepare: () => Promise<string | undefined>, name: string) {
  const client = useApiClient();
  const { mutateAsync: schedulePublication } = useMutation(callMutation(client, calls.schedulePublication));
  const { mutateAsync: publishToStream } = useMutation(callMutation(client, calls.publishToStream));
  const intl = useIntl();
  const format = useFormat();
  const [state, setState] = useState<PublishingState>({ status: 'choosing' });
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  /** Shows the result as a toast if the dialog was closed in the meantime. */
  const sayLater = (text: MessageText) => toast.success({ text: formatText(intl, text) });
  const publish = async (target: PublishTarget, checkPartialUpdate: boolean) => {
    setState({ status: 'running', step: 'preparing' });
    try {
      const id = await prepare();
      // Closing the dialog while images upload cancels publishing.
      if (isLeft.current) return;
      if (id === undefined) {
        setState({ status: 'choosing' });
        return;
      }
      setState({ status: 'running', step: 'publishing' });
      const { publishDate, ...chosen } = target;
      const body = { ...chosen, checkPartialUpdate };
      if (publishDate !== undefined) {
        const later = { params: { id }, body: { ...body, publishDate } };
        const { data: schedule } = await schedulePublication(later);
        if (isLeft.current)
          sayLater({
            id: 'builder.schedule.leftDone',
            values: { name, date: format.dateTime(schedule.publishDate) },
          });
        setState({ status: 'scheduled', schedule });
        return;
      }
      const { data } = await publishToStream({ params: { id }, body });
      if (isLeft.current)
        sayLater({ id: 'builder.publish.leftDone', values: { name, count: data.retailers.length } });
      setState({ status: 'done', publication: data, epackId: id });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isLeft.current) {
        const failed = target.publishDate === undefined ? 'builder.publish' : 'builder.schedule';
        const reason = intl.formatMessage({ id: errorMessageId(error) });
        toast.error({
          text: `${intl.formatMessage({ id: `${failed}.leftFailed` }, { name })} ${reason}`,
          ...(error.requestId !== undefined && { requestId: error.requestId }),
        });
      }
      setState(
        error.code === 'partialMatch'
          ? { status: 'partialMatch', match: error.data as PartialMatchData }
          : { status: 'failed', error },
      );
    }
  };
  return {
    state,
    publish: (target: PublishTarget) => void publish(target, true),
    rewrite: (target: PublishTarget) => void publish(target, false),
    chooseAgain: () => setState({ status: 'choosing' }),
  };
}
