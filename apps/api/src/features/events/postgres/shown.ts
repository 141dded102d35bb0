import { sql, type RawBuilder } from 'kysely';

import { codeOf, shownClasses } from '../viewClasses.ts';

/** The condition of the events and sums that figures show by default: verified views, and those of earlier releases. */
export const isShown: RawBuilder<unknown> = sql`class in (${sql.raw(shownClasses.map(codeOf).join(', '))})`;
