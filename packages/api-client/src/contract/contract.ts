import { accountCalls } from './accounts.ts';
import { anomalyCalls } from './anomalies.ts';
import { auditCalls } from './auditLog.ts';
import { brandCalls } from './brands.ts';
import { categoryCalls } from './categories.ts';
import { debtNoticeCalls } from './debtNotices.ts';
import { demoCalls } from './demo.ts';
import { directoryCalls } from './directory.ts';
import { epackShelfCalls } from './epackShelf.ts';
import { epackCalls } from './epacks.ts';
import { feedCalls } from './feeds.ts';
import { figureExportCalls } from './figureExport.ts';
import { fileCalls } from './files.ts';
import { groupCalls } from './groups.ts';
import { ignoredFindingCalls } from './ignoredFindings.ts';
import { licenseCalls } from './licenses.ts';
import { marketplaceContentCalls } from './marketplaceContent.ts';
import { marketplaceCalls } from './marketplaces.ts';
import { incidentCalls } from './incidents.ts';
import { monitorCalls } from './monitor.ts';
import { notificationCalls } from './notifications.ts';
import { openidCalls } from './openid.ts';
import { packageImportCalls } from './packageImports.ts';
import { pageCalls } from './pages.ts';
import { pageImportCalls } from './pageImports.ts';
import { pageStepCalls } from './pageSteps.ts';
import { pageBulkCalls } from './pageBulk.ts';
import { pageTestCalls } from './pageTests.ts';
import { pageReasonCalls } from './pageReasons.ts';
import { panelCalls } from './panel.ts';
import { passkeyCalls } from './passkeys.ts';
import { previewLinkCalls } from './previewLinks.ts';
import { productOwnerCalls } from './productOwners.ts';
import { productCalls } from './products.ts';
import { publicationRunCalls } from './publicationRuns.ts';
import { publishingCalls } from './publishing.ts';
import { reportCalls } from './reports.ts';
import { recoveryCalls } from './recovery.ts';
import { rejectionCalls } from './rejections.ts';
import { retailManagerCalls } from './retailManager.ts';
import { retailerCalls } from './retailers.ts';
import { scheduleCalls } from './schedules.ts';
import { searchCalls } from './search.ts';
import { secondFactorCalls } from './secondFactor.ts';
import { serverStateCalls } from './serverState.ts';
import { sessionCalls } from './sessions.ts';
import { sourceRecordCalls } from './sourceRecords.ts';
import { statisticsCalls } from './statistics.ts';
import { statisticsGroupCalls } from './statisticsGroups.ts';
import { streamCalls } from './stream.ts';
import { replacementCalls } from './replacements.ts';
import { textRunCalls } from './textRuns.ts';
import { userCalls } from './users.ts';
import { usersStatsCalls } from './usersStats.ts';
import { alertRuleCalls } from './alertRules.ts';
import { aiCalls } from './ai.ts';
import { assetCalls } from './assets.ts';
import { contentManagerCalls } from './contentManager.ts';
import { customComponentCalls } from './customComponents.ts';
import { dataSourceCalls } from './dataSources.ts';
import { fontCalls } from './fonts.ts';
import { publicationCalls } from './publications.ts';
import { reviewCalls } from './reviews.ts';
import { versionCalls } from './versions.ts';
import { viewCalls } from './views.ts';

/** Every call of the API by name. The server's routes and the client's types derive from it. @public */
export const contract = {
  ...accountCalls,
  ...directoryCalls,
  ...panelCalls,
  ...demoCalls,
  ...serverStateCalls,
  ...epackCalls,
  ...packageImportCalls,
  ...pageCalls,
  ...productCalls,
  ...productOwnerCalls,
  ...searchCalls,
  ...versionCalls,
  ...pageStepCalls,
  ...publishingCalls,
  ...ignoredFindingCalls,
  ...publicationCalls,
  ...previewLinkCalls,
  ...epackShelfCalls,
  ...scheduleCalls,
  ...feedCalls,
  ...assetCalls,
  ...customComponentCalls,
  ...fileCalls,
  ...fontCalls,
  ...dataSourceCalls,
  ...sourceRecordCalls,
  ...textRunCalls,
  ...publicationRunCalls,
  ...replacementCalls,
  ...aiCalls,
  ...statisticsCalls,
  ...anomalyCalls,
  ...figureExportCalls,
  ...reportCalls,
  ...streamCalls,
  ...userCalls,
  ...groupCalls,
  ...licenseCalls,
  ...retailerCalls,
  ...brandCalls,
  ...categoryCalls,
  ...statisticsGroupCalls,
  ...notificationCalls,
  ...debtNoticeCalls,
  ...auditCalls,
  ...usersStatsCalls,
  ...recoveryCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...openidCalls,
  ...sessionCalls,
  ...viewCalls,
  ...marketplaceCalls,
  ...marketplaceContentCalls,
  ...monitorCalls,
  ...pageBulkCalls,
  ...retailManagerCalls,
  ...incidentCalls,
  ...pageTestCalls,
  ...rejectionCalls,
  ...alertRuleCalls,
  ...pageImportCalls,
  ...pageReasonCalls,
  ...contentManagerCalls,
  ...reviewCalls,
};
