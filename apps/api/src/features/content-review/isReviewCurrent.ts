import { sql } from 'kysely';

/** Checks whether a review (alias `v`) is of the current content of its epack (alias `e`). */
export const isReviewCurrent = sql<boolean>`(v.content_at >= e.updated_at)`;
