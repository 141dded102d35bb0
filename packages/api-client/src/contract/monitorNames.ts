/**
 * The statuses of a product page. The first rule that matches decides; see the table in
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

/** The problems our content can have on a retailer's page, as in the retail manager. @public */
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

/** Why a page could not be read. The page keeps its status and its problems. @public */
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

/** How soon an alert is sent: within a minute, or once a day at eight in the report's time zone. @public */
export const alertPaces = ['atOnce', 'daily'] as const;
