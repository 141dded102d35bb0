import type { ColumnType } from 'kysely';

/** A JSON column: read as a value, written as text. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;
/** A moment the database sets by itself unless told otherwise. */
export type Timestamp = ColumnType<Date, Date | undefined, Date>;
