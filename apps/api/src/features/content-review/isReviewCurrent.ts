import { sql } from 'kysely';

/** Whether a review (alias `v`) is of its epack (alias `e`) as it is now: what was changed since is unseen. */
export const isReviewCurrent = sql<boolean>`(v.content_at >= e.updated_at)`;
