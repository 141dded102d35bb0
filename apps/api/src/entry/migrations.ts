import * as accounts from '../features/accounts/migrations/0001-accounts.ts';
import * as people from '../features/accounts/migrations/0005-people.ts';
import * as services from '../features/ai/migrations/0008-services.ts';
import * as contentReview from '../features/content-review/migrations/0019-content-review.ts';
import * as savedSections from '../features/custom-components/migrations/0052-saved-sections.ts';
import * as brandKitVersions from '../features/directory/migrations/0050-brand-kit-versions.ts';
import * as brandKits from '../features/directory/migrations/0049-brand-kits.ts';
import * as contentRules from '../features/directory/migrations/0046-content-rules.ts';
import * as epacks from '../features/epacks/migrations/0002-epacks.ts';
import * as content from '../features/epacks/migrations/0006-content.ts';
import * as pageCompression from '../features/epacks/migrations/0011-page-compression.ts';
import * as layouts from '../features/epacks/migrations/0028-layouts.ts';
import * as dataRevision from '../features/epacks/migrations/0034-data-revision.ts';
import * as creationKey from '../features/epacks/migrations/0035-creation-key.ts';
import * as events from '../features/events/migrations/0003-events.ts';
import * as reportZone from '../features/events/migrations/0004-report-zone.ts';
import * as statistics from '../features/events/migrations/0015-statistics.ts';
import * as pageVisits from '../features/events/migrations/0031-page-visits.ts';
import * as currentSums from '../features/events/migrations/0033-current-sums.ts';
import * as media from '../features/files/migrations/0038-media.ts';
import * as marketplaces from '../features/marketplaces/migrations/0023-marketplaces.ts';
import * as monitor from '../features/monitor/migrations/0018-monitor.ts';
import * as alerts from '../features/monitor/migrations/0024-alerts.ts';
import * as pageReasons from '../features/monitor/migrations/0025-page-reasons.ts';
import * as pageShots from '../features/monitor/migrations/0026-page-shots.ts';
import * as firstStatuses from '../features/monitor/migrations/0037-first-statuses.ts';
import * as pageFacts from '../features/monitor/migrations/0070-page-facts.ts';
import * as keysOfPages from '../features/monitor/migrations/0071-page-keys.ts';
import * as publicationRuns from '../features/publication-runs/migrations/0092-publication-runs.ts';
import * as publicationSchedules from '../features/publishing/migrations/0012-publication-schedules.ts';
import * as feeds from '../features/publishing/migrations/0013-feeds.ts';
import * as measuredHeights from '../features/publishing/migrations/0030-measured-heights.ts';
import * as deletionIndexes from '../features/publishing/migrations/0036-deletion-indexes.ts';
import * as ignoredFindings from '../features/publishing/migrations/0047-ignored-findings.ts';
import * as publishedProducts from '../features/publishing/migrations/0048-published-products.ts';
import * as packageImports from '../features/imports/migrations/0045-package-imports.ts';
import * as productTables from '../features/imports/migrations/0051-product-tables.ts';
import * as notices from '../features/notifications/migrations/0057-notices.ts';
import * as presence from '../features/presence/migrations/0061-presence.ts';
import * as replacements from '../features/replacements/migrations/0062-replacements.ts';
import * as sourceRecords from '../features/imports/migrations/0055-source-records.ts';
import * as reports from '../features/reports/migrations/0016-reports.ts';
import * as reviews from '../features/reviews/migrations/0040-reviews.ts';
import * as streamHeights from '../features/stream/migrations/0014-stream-heights.ts';
import * as textRuns from '../features/text-runs/migrations/0056-text-runs.ts';
import * as skippedTexts from '../features/text-runs/migrations/0060-skipped-texts.ts';
import * as heightReporters from '../features/stream/migrations/0062-height-reporters.ts';
import * as productOwners from '../features/ownership/migrations/0063-product-owners.ts';
import * as pageKeys from '../features/events/migrations/0066-page-keys.ts';
import * as viewClasses from '../features/events/migrations/0067-view-classes.ts';
import * as anomalies from '../features/events/migrations/0082-anomalies.ts';
import * as timeBuckets from '../features/events/migrations/0084-time-buckets.ts';
import * as causesOfPeriods from '../features/monitor/migrations/0083-causes-of-periods.ts';
import * as incidents from '../features/monitor/migrations/0080-incidents.ts';
import * as confirmations from '../features/accounts/migrations/0088-confirmations.ts';
import * as openid from '../features/openid/migrations/0091-openid.ts';
import * as passkeys from '../features/passkeys/migrations/0090-passkeys.ts';
import * as lookDiffers from '../features/monitor/migrations/0089-look-differs.ts';
import * as pageTests from '../features/page-tests/migrations/0095-page-tests.ts';
import * as rejections from '../features/rejections/migrations/0081-rejections.ts';
import * as readiness from '../features/upkeep/migrations/0065-readiness.ts';
import * as coverageChanges from '../features/publishing/migrations/0085-coverage-changes.ts';
import * as pointerChanges from '../features/publishing/migrations/0061-pointer-changes.ts';
import * as pageSteps from '../features/page-steps/migrations/0064-page-steps.ts';
import * as views from '../features/views/migrations/0010-views.ts';
import * as groupKeys from '../features/groups/migrations/0096-group-keys.ts';
import * as previewLinks from '../features/preview/migrations/0097-preview-links.ts';
import type { Migrations } from '../platform/storage/migrate.ts';

/** All migrations, in the order they run. A released migration never changes; add another one instead. */
export const migrations: Migrations = {
  '0001-accounts': accounts,
  '0002-epacks': epacks,
  '0003-events': events,
  '0004-report-zone': reportZone,
  '0005-people': people,
  '0006-content': content,
  '0008-services': services,
  '0010-views': views,
  '0011-page-compression': pageCompression,
  '0012-publication-schedules': publicationSchedules,
  '0013-feeds': feeds,
  '0014-stream-heights': streamHeights,
  '0015-statistics': statistics,
  '0016-reports': reports,
  '0018-monitor': monitor,
  '0019-content-review': contentReview,
  '0023-marketplaces': marketplaces,
  '0024-alerts': alerts,
  '0025-page-reasons': pageReasons,
  '0026-page-shots': pageShots,
  '0028-layouts': layouts,
  '0030-measured-heights': measuredHeights,
  '0031-page-visits': pageVisits,
  '0033-current-sums': currentSums,
  '0034-data-revision': dataRevision,
  '0035-creation-key': creationKey,
  '0036-deletion-indexes': deletionIndexes,
  '0037-first-statuses': firstStatuses,
  '0038-media': media,
  '0040-reviews': reviews,
  '0045-package-imports': packageImports,
  '0046-content-rules': contentRules,
  '0047-ignored-findings': ignoredFindings,
  '0048-published-products': publishedProducts,
  '0049-brand-kits': brandKits,
  '0050-brand-kit-versions': brandKitVersions,
  '0051-product-tables': productTables,
  '0052-saved-sections': savedSections,
  '0055-source-records': sourceRecords,
  '0056-text-runs': textRuns,
  '0057-notices': notices,
  '0060-skipped-texts': skippedTexts,
  '0061-pointer-changes': pointerChanges,
  '0061-presence': presence,
  '0062-height-reporters': heightReporters,
  '0062-replacements': replacements,
  '0063-product-owners': productOwners,
  '0064-page-steps': pageSteps,
  '0065-readiness': readiness,
  '0066-page-keys': pageKeys,
  '0067-view-classes': viewClasses,
  '0070-page-facts': pageFacts,
  '0071-page-keys': keysOfPages,
  '0080-incidents': incidents,
  '0081-rejections': rejections,
  '0082-anomalies': anomalies,
  '0083-causes-of-periods': causesOfPeriods,
  '0084-time-buckets': timeBuckets,
  '0085-coverage-changes': coverageChanges,
  '0088-confirmations': confirmations,
  '0089-look-differs': lookDiffers,
  '0090-passkeys': passkeys,
  '0091-openid': openid,
  '0092-publication-runs': publicationRuns,
  '0095-page-tests': pageTests,
  '0096-group-keys': groupKeys,
  '0097-preview-links': previewLinks,
};
