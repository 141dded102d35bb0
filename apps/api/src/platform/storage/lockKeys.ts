/**
 * The PostgreSQL advisory locks of this program: arbitrary but distinct numbers, since two uses of one number
 * would wait for each other.
 */
export const lockKeys = {
  /** Held by the only server of a data folder for its lifetime. */
  instance: 7_615_483_201,
  /** Shared by publications; exclusive for a sweep of their files or a reset of all data. */
  publishing: 7_615_483_202,
  /** Shared by writers of blobs; exclusive for the sweep. */
  blobs: 7_615_483_203,
  /** Serializes the creation of partitions by processes that start at the same time. */
  start: 7_615_483_204,
  /** Serializes changes after which one administrator could remain. */
  administrators: 7_615_483_205,
  /** Serializes moves: two parallel ones could put each category below the other. */
  categoryTree: 7_615_483_206,
  /** Serializes two requests for the same name. */
  names: 7_615_483_207,
  /** Serializes loading the demo's accounts by two servers that start at the same time, and resets. */
  demo: 7_615_483_208,
  /** Held while the demo's packages are loaded, by one process at a time. */
  demoLoading: 7_615_483_209,
  /** Serializes starts of page tests, so that their limits hold. */
  pageTests: 7_615_483_210,
  /** With a hash of a product's key: serializes the publications of one product. */
  publishedProduct: 761_548,
  /** With a license's id: serializes its turns in bulk publications across processes. */
  publicationTurn: 761_550,
  /** With a retailer's id: serializes the writers of its coverage file. */
  coverage: 761_549,
} as const;
