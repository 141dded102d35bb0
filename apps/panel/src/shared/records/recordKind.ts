import type { CallRest } from '@vitrina/api-client';
import type { CallReference } from '@vitrina/api-client/contract';
import type { FormValues, SchemaFormOptions } from '@vitrina/ui-kit/form';
import type { z } from 'zod';

/** What every record has. */
export interface AnyRecord {
  id: number;
  /** Counts the changes; what a save says it is based on. */
  revision: number;
}

/** The schema of what is sent of a record. */
export type InputSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/** The calls by which one kind of record is read, made, changed and deleted. */
export interface RecordCalls {
  get: CallReference;
  create: CallReference;
  update: CallReference;
  remove: CallReference;
  list: CallReference;
}

/** The input of a record's call. The calls of all kinds of records are alike, but no type says so of them together. */
export function recordInput(input: {
  params?: { id: number };
  body?: unknown;
  ifMatch?: number;
}): CallRest<CallReference> {
  return [input] as unknown as CallRest<CallReference>;
}

/** The answer of those calls, with the record. */
export interface RecordAnswer<Entry extends AnyRecord> {
  data: Entry;
}

/** One kind of record: its calls, what its form begins with, and where its list is. */
export interface RecordKind<Entry extends AnyRecord, Schema extends InputSchema> {
  calls: RecordCalls;
  /** Loads the contract's schema of what is sent. */
  loadSchema: () => Promise<Schema>;
  /** What the form of a new record begins with. */
  blank: SchemaFormOptions<Schema>['initial'];
  /** What the form of a record begins with. */
  toInput: (record: Entry) => FormValues<Schema>;
  listPath: string;
  /** Message id of what went wrong with a record that was made all the same. */
  warningOf?: (created: Entry) => LabelId | undefined;
  /** Fields by the code of a failure that is about them. */
  fieldOfCode?: SchemaFormOptions<Schema>['fieldOfCode'];
}
