import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrina/api-client';
import { queryKeyOf } from '@vitrina/api-client/query';
import { useApiClient, useLeaveGuard } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { useSchemaForm, type FormValues, type SchemaForm } from '@vitrina/ui-kit/form';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { z } from 'zod';

import { createRecordStore } from './createRecordStore.ts';
import { useListAddress } from './listAddress.ts';
import type { AnyRecord, InputSchema, RecordKind } from './recordKind.ts';

/** The form of one record and what can be done with it. */
export interface RecordForm<Schema extends InputSchema> {
  form: SchemaForm<FormValues<Schema>>;
  isNew: boolean;
  /** Whether somebody else changed the record while this form was open. */
  isConflict: boolean;
  /** Puts the others' version in the form. */
  loadTheirs: () => void;
  /** Saves this form over the others' version. */
  saveMine: () => void;
  remove: () => Promise<void>;
  /** To be rendered: asks before unsaved changes are left. */
  leaveDialog: ReactNode;
}

/** The record somebody else made of it meanwhile, as the conflict carries it. */
function theirsOf(failure: unknown): unknown {
  if (!(failure instanceof ApiError) || failure.code !== 'staleRecord') return undefined;
  return (failure.data as { theirs?: unknown } | undefined)?.theirs;
}

/** The form of a new record, or of one that was read. */
export function useRecordForm<Entry extends AnyRecord, Schema extends InputSchema>(
  kind: RecordKind<Entry, Schema>,
  record: Entry | undefined,
): RecordForm<Schema> {
  const intl = useIntl();
  const navigate = useNavigate();
  const listAddress = useListAddress(kind.listPath);
  const queryClient = useQueryClient();
  const store = createRecordStore<Entry>(useApiClient(), kind.calls);
  const revision = useRef(record?.revision ?? 0);

  const leaveWith = async (textId: string) => {
    await Promise.all(
      [kind.calls.list, kind.calls.get].map((call) =>
        queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
      ),
    );
    toast.success({ text: intl.formatMessage({ id: textId }) });
    guard.allowLeaving();
    await navigate(listAddress);
  };
  /** @returns the id of what went wrong with a record that is there all the same */
  const save = async (values: z.output<Schema>) => {
    if (!record) {
      // Apart from the warning: arguments of an optional call that is not made are not evaluated either.
      const created = await store.create(values);
      return kind.warningOf?.(created);
    }
    await store.update(record.id, values, revision.current);
    return undefined;
  };
  const form = useSchemaForm({
    loadSchema: kind.loadSchema,
    initial: record ? (kind.toInput(record) as typeof kind.blank) : kind.blank,
    fieldOfCode: kind.fieldOfCode,
    onSubmit: async (values) => {
      const warning = await save(values);
      await leaveWith('panel.record.saved');
      if (warning !== undefined) toast.error({ text: intl.formatMessage({ id: warning }) });
    },
  });
  const guard = useLeaveGuard(form.isDirty);
  const theirs = theirsOf(form.failure) as Entry | undefined;
  return {
    form,
    isNew: record === undefined,
    isConflict: theirs !== undefined,
    loadTheirs: () => {
      if (!theirs) return;
      revision.current = theirs.revision;
      form.reset(kind.toInput(theirs));
    },
    saveMine: () => {
      if (!theirs) return;
      revision.current = theirs.revision;
      form.submit();
    },
    remove: async () => {
      if (!record) return;
      await store.remove(record.id);
      await leaveWith('panel.record.deleted');
    },
    leaveDialog: guard.dialog,
  };
}
