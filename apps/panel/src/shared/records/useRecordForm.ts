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
  /** Deletes the record; a failure is a toast. */
  deletion: { run: () => void; isPending: boolean };
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
