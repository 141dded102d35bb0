import type { CallRest } from '@vitrina/api-client';
import type { CallReference } from '@vitrina/api-client/contract';
import type { FormValues, SchemaFormOptions } from '@vitrina/ui-kit/form';
import type { z } from 'zod';

/** Common fields of all records. */
export interface AnyRecord {
  id: number;
  /** Number of changes to the record. A save sends the revision that it is based on. */
  revision: number;
}

/** Schema of a record's input. */
export type InputSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/** Calls that read, create, update, and delete one kind of record. */
export interface RecordCalls {
  get: CallReference;
  create: CallReference;
  update: CallReference;
  remove: CallReference;
  list: CallReference;
}

/**
 * Returns the arguments of a record's call. The calls of all kinds of records have the same shape, but their
 * common type can't express it.
 */
export function recordInput(input: {
  params?: { id: number };
  body?: unknown;
  ifMatch?: number;
}): CallRest<CallReference> {
  return [input] as unknown as CallRest<CallReference>;
}

/** Response of the record calls. */
export interface RecordAnswer<Entry extends AnyRecord> {
  data: Entry;
}

/** A kind of record: its calls, its form values, and the path of its list. */
export interface RecordKind<Entry extends AnyRecord, Schema extends InputSchema> {
  calls: RecordCalls;
  /** Loads the contract's schema of the input. */
  loadSchema: () => Promise<Schema>;
  /** Initial form values of a new record. */
  blank: SchemaFormOptions<Schema>['initial'];
  /** Returns the form values of an existing record. */
  toInput: (record: Entry) => FormValues<Schema>;
  listPath: string;
  /** Returns the message ID of a warning about a record that was created with a problem. */
  warningOf?: (created: Entry) => LabelId | undefined;
  /** Maps error codes to the form fields they belong to. */
  fieldOfCode?: SchemaFormOptions<Schema>['fieldOfCode'];
}
