import { ApiError } from '@vitrina/api-client';
import { useCallMutation, useFailureToast, useLeaveGuard } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { useSchemaForm, type FormValues, type SchemaForm } from '@vitrina/ui-kit/form';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';

import { useListAddress } from './listAddress.ts';
import {
  recordInput,
  type AnyRecord,
  type InputSchema,
  type RecordAnswer,
  type RecordKind,
} from './recordKind.ts';

/** The form of one record, with its actions. */
export interface RecordForm<Schema extends InputSchema> {
  form: SchemaForm<FormValues<Schema>>;
  isNew: boolean;
  /** Whether another user has changed the record while the form was open. */
  isConflict: boolean;
  /** Replaces the form values with the other user's version. */
  loadTheirs: () => void;
  /** Saves the form and overwrites the other user's version. */
  saveMine: () => void;
  /** Deletes the record. A failure is shown as a toast. */
  deletion: { run: () => void; isPending: boolean };
  /** Dialog that confirms leaving with unsaved changes. The caller must render it. */
  leaveDialog: ReactNode;
}

/** Returns the record as saved by another user, from a conflict error. */
function theirsOf(failure: unknown): unknown {
  if (!(failure instanceof ApiError) || failure.code !== 'staleRecord') return undefined;
  return (failure.data as { theirs?: unknown } | undefined)?.theirs;
}

/** Returns the form of a new or existing record. */
export function useRecordForm<Entry extends AnyRecord, Schema extends InputSchema>(
  kind: RecordKind<Entry, Schema>,
  record: Entry | undefined,
): RecordForm<Schema> {
  const intl = useIntl();
  const navigate = useNavigate();
  const listAddress = useListAddress(kind.listPath);
  const revision = useRef(record?.revision ?? 0);
  const leaveWith = (textId: LabelId) => {
    toast.success({ text: intl.formatMessage({ id: textId }) });
    guard.allowLeaving();
    void navigate(listAddress);
  };
  const creation = useCallMutation(kind.calls.create, {
    onSuccess: (answer) => {
      leaveWith('panel.record.saved');
      const warning = kind.warningOf?.((answer as RecordAnswer<Entry>).data);
      if (warning !== undefined) toast.error({ text: intl.formatMessage({ id: warning }) });
    },
  });
  const update = useCallMutation(kind.calls.update, { onSuccess: () => leaveWith('panel.record.saved') });
  const deletion = useCallMutation(kind.calls.remove, {
    onSuccess: () => leaveWith('panel.record.deleted'),
    onError: useFailureToast(),
  });
  const form = useSchemaForm({
    loadSchema: kind.loadSchema,
    initial: record ? (kind.toInput(record) as typeof kind.blank) : kind.blank,
    fieldOfCode: kind.fieldOfCode,
    onSubmit: (body) =>
      record
        ? update.runAsync(...recordInput({ params: { id: record.id }, body, ifMatch: revision.current }))
        : creation.runAsync(...recordInput({ body })),
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
    deletion: {
      isPending: deletion.isPending,
      run: () => {
        if (record) deletion.run(...recordInput({ params: { id: record.id } }));
      },
    },
    leaveDialog: guard.dialog,
  };
}
