import type { ColumnType } from 'kysely';

/** A JSON column: read as a value, written as text. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;
/** A time that the database sets by default. */
export type Timestamp = ColumnType<Date, Date | undefined, Date>;
