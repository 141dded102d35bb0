/**
 * The statuses of a product page, by the first rule that holds: see the table in
 * `apps/api/src/features/monitor/README.md`.
 *
 * @public
 */
export const pageStatuses = [
  'live',
  'lowTraffic',
  'noTraffic',
  'underReview',
  'pdpHidden',
  'locked',
  'noPdp',
  'pdpDeleted',
  'reasonSent',
] as const;

/** One of {@link pageStatuses}. @public */
export type PageStatus = (typeof pageStatuses)[number];

/** What can be wrong with our content on a retailer's page (panel.md section 3, retail manager). @public */
export const pageProblemTypes = [
  'noScript',
  'incorrectScript',
  'noEan',
  'incorrectEan',
  'noBrand',
  'incorrectBrand',
  'incorrectDomain',
  'incorrectMapping',
  'noRich',
  'incorrectRich',
] as const;

/** One of {@link pageProblemTypes}. @public */
export type PageProblemType = (typeof pageProblemTypes)[number];

/**
 * Why a page could not be looked at. It says nothing about the page: its status and its problems stay as they were.
 *
 * @public
 */
export const pageCheckFailures = [
  'insecureLink',
  'refusedAddress',
  'unreachable',
  'timedOut',
  'tooLarge',
  'tooManyRedirects',
  'notHtml',
  'refusedByShop',
  'shopFailed',
  'forbiddenByRobots',
  'drawnByScripts',
] as const;

/** One of {@link pageCheckFailures}. @public */
export type PageCheckFailure = (typeof pageCheckFailures)[number];

/** How soon an alert tells of what began: within a minute, or once a day at eight in the report's time zone. @public */
export const alertPaces = ['atOnce', 'daily'] as const;
