import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { QueryView, StateView } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

import {
  recordInput,
  type AnyRecord,
  type InputSchema,
  type RecordAnswer,
  type RecordKind,
} from './recordKind.ts';
import { WayBack } from './WayBack.tsx';

interface PageProps<Entry extends AnyRecord, Schema extends InputSchema> {
  kind: RecordKind<Entry, Schema>;
  /** Renders the form. Receives `undefined` for a new record. */
  children: (record: Entry | undefined) => ReactNode;
}

function useRecord<Entry extends AnyRecord, Schema extends InputSchema>(
  kind: RecordKind<Entry, Schema>,
  id: number,
) {
  const client = useApiClient();
  return useQuery({
    ...callQuery(client, kind.calls.get, ...recordInput({ params: { id } })),
    select: (answer) => (answer as RecordAnswer<Entry>).data,
    // The form must start with current data instead of cached data.
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

function EditPage<Entry extends AnyRecord, Schema extends InputSchema>({
  kind,
  id,
  children,
}: PageProps<Entry, Schema> & { id: number }) {
  const query = useRecord(kind, id);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton variant="rounded" height={320} sx={{ maxWidth: 880 }} />}
      wayBack={<WayBack listPath={kind.listPath} />}
    >
      {children}
    </QueryView>
  );
}

/** Page of one record: the record with the ID in the path, or a new one. */
export function RecordPage<Entry extends AnyRecord, Schema extends InputSchema>(
  props: PageProps<Entry, Schema>,
) {
  const { id } = useParams();
  if (id === undefined) return props.children(undefined);
  if (!/^[1-9]\d{0,9}$/.test(id)) {
    const wayBack = <WayBack listPath={props.kind.listPath} />;
    return <StateView state={{ kind: 'error', error: { code: 'notFound' }, wayBack }} />;
  }
  return <EditPage key={id} {...props} id={Number(id)} />;
}
