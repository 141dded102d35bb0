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

/**
 * Why a page has its status: one cause per row of the table in `apps/api/src/features/monitor/README.md`.
 *
 * @public
 */
export const pageStatusCauses = [
  'reasonSent',
  'noLink',
  'unread',
  'neverRead',
  'gone',
  'softNotFound',
  'locked',
  'sentToHome',
  'sentToList',
  'sentToOther',
  'noindex',
  'blocked',
  'viewed',
  'notMapped',
  'notPublished',
  'shown',
  'publishedLately',
  'fewViews',
  'noViews',
] as const;

/** One of {@link pageStatusCauses}. @public */
export type PageStatusCause = (typeof pageStatusCauses)[number];

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
  'unreachable',
  'wrongProduct',
  'contentMissing',
  'contentHidden',
  'contentDiffers',
  'lookDiffers',
  'blockedByPolicy',
  'scriptError',
] as const;

/** One of {@link pageProblemTypes}. @public */
export type PageProblemType = (typeof pageProblemTypes)[number];

/** Why a page could not be read. The page keeps its problems. @public */
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
  'botWall',
  'consentWall',
  'needsBrowser',
] as const;

/** One of {@link pageCheckFailures}. @public */
export type PageCheckFailure = (typeof pageCheckFailures)[number];

/** How soon an alert is sent: within a minute, or once a day at eight in the report's time zone. @public */
export const alertPaces = ['atOnce', 'daily'] as const;

/**
 * The states of an incident. An incident closes when its last problem is over, and opens again when a problem returns.
 *
 * @public
 */
export const incidentStates = ['open', 'inProgress', 'promised', 'accepted', 'closed'] as const;

/** One of {@link incidentStates}. @public */
export type IncidentState = (typeof incidentStates)[number];

/** The states that people give an incident. @public */
export const workStates = ['open', 'inProgress', 'promised', 'accepted'] as const;

/** The kinds of entries in the log of an incident. @public */
export const incidentEventKinds = [
  'opened',
  'closed',
  'reopened',
  'state',
  'owner',
  'due',
  'promiseBroken',
  'comment',
  'report',
  'reportEnded',
] as const;

/** One of {@link incidentEventKinds}. @public */
export type IncidentEventKind = (typeof incidentEventKinds)[number];

/** How long the link of a report to a retailer opens: 7, 30 or 90 days. @public */
export const reportLifetimes = ['week', 'month', 'quarter'] as const;

/** The steps of a page test. @public */
export const pageTestSteps = ['waiting', 'fetching', 'inLine', 'rendering', 'done'] as const;

/** One of {@link pageTestSteps}. @public */
export type PageTestStep = (typeof pageTestSteps)[number];

/** The kinds of pages that a shop shows at the address of a product page. @public */
export const shopPageStates = [
  'shown',
  'noindex',
  'sentToHome',
  'sentToList',
  'sentToOther',
  'locked',
  'gone',
  'softNotFound',
] as const;

/** One of {@link shopPageStates}. @public */
export type ShopPageState = (typeof shopPageStates)[number];

/** The product keys by which a script tag finds content. @public */
export const pageTestKeys = ['mapping', 'gtin', 'mpn'] as const;

/**
 * The kinds of lines that a page test tells a shop to change: a whole line of HTML, a response header, an attribute of
 * the tag, a command that shows more, or lines of robots.txt.
 *
 * @public
 */
export const pageTestFixes = [
  'tag',
  'place',
  'policy',
  'canonical',
  'robotsMeta',
  'pointer',
  'robots',
  'userAgent',
] as const;

/** One of {@link pageTestFixes}. @public */
export type PageTestFix = (typeof pageTestFixes)[number];
