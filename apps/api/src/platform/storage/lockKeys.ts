/**
 * The advisory locks of PostgreSQL that this program takes: any numbers, but each its own, since two uses of one number
 * would wait for each other.
 */
export const lockKeys = {
  /** The one server of a data folder holds it as long as it lives. */
  instance: 7_615_483_201,
  /** Publications wait for each other, so that files and rows of one key change in one order. */
  publishing: 7_615_483_202,
  /** Shared by writers of blobs; exclusive for the sweep. */
  blobs: 7_615_483_203,
  /** Processes that start at once make the partitions one after the other. */
  start: 7_615_483_204,
  /** Changes that could each leave one administrator happen one after the other. */
  administrators: 7_615_483_205,
  /** Two moves at once could put each below the other. */
  categoryTree: 7_615_483_206,
  /** Two who take one name at the same moment do it one after the other. */
  names: 7_615_483_207,
  /** Two servers starting at once load the demo one after the other. */
  demo: 7_615_483_208,
} as const;
