import { sql } from 'kysely';

/**
 * The exact state of an epack (alias `e`): the revision of its own data and of every page. A page that was
 * deleted and created again has a later revision.
 */
export const contentRevisions = sql<object>`jsonb_build_object('data', e.data_revision, 'pages', (
  select coalesce(
    jsonb_agg(
      jsonb_build_array(x.locale, x.template, x.page, x.revision)
      order by x.locale collate "C", x.template collate "C", x.page collate "C"
    ), '[]'
  ) from page x where x.epack_id = e.id
))`;

/**
 * Checks whether a review (alias `v`) is of the current content of its epack (alias `e`). Reviews older than
 * the column of revisions go by the time of the last change.
 */
export const isReviewCurrent = sql<boolean>`(
  case when v.revisions is null then v.content_at >= e.updated_at else v.revisions = ${contentRevisions} end
)`;

/** Checks whether an epack (alias `e`) was reviewed as correct (alias `v`) exactly as it is now. */
export const isApproved = sql<boolean>`coalesce(v.is_checked and v.is_correct and ${isReviewCurrent}, false)`;
