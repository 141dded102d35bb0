import { sql } from 'kysely';

import { dimensions } from '../tables.ts';

const pairs = sql.join(dimensions.map((name) => sql`(${sql.lit(name)}, ${sql.ref(name)})`));

/** The columns of the dimensions. */
export const dimensionNames = sql.join(dimensions.map((name) => sql.ref(name)));

/** Each row once per dimension, as `d.name` and `d.value`. */
export const dimensionValues = sql`lateral (values ${pairs}) d (name, value)`;
