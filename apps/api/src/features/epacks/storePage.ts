import type { ReplacedPage, WireComponentData } from '@vitrina/api-client/contract';
import type { Issue } from '@vitrina/epack-model';

import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import { findFileIds } from './fileIds.ts';
import { findForeignFiles } from './guard/findForeignFiles.ts';
import { inspectPage } from './guard/inspectPage.ts';
import { refuseFixedParts } from './guard/refuseFixedParts.ts';
import { toSaveIssues, type SaveReport } from './guard/saveReport.ts';
import type { PageAddress } from './pageAddress.ts';
import { writePage, type StoredVersion } from './pageStore.ts';
import type { Saver } from './saver.ts';

/** A save of one page. The caller has locked the epack's row. */
export interface PageSave extends PageAddress {
  epackId: string;
  components: readonly WireComponentData[];
  /** The revision the save is based on: 0 for a new page. Undefined: the save replaces any revision. */
  expected?: number | undefined;
  /**
   * Whether the components come from the database. Then damaged structure is repaired as well: the original
   * stays, and a refusal would put it out of reach. Default: false.
   */
  isFromStore?: boolean;
}

/**
 * Saves a page after checking it. Every save of components passes here.
 *
 * @param report - gets what was repaired, what a publication would refuse, and which version was replaced
 * @throws 400 if the structure is damaged or a fixed part of a library section changed; 409 `stale` if the page is not at the expected revision
 */
export async function storePage(
  query: Queryable,
  saver: Saver,
  { isFromStore = false, ...save }: PageSave,
  report: SaveReport,
): Promise<{ revision: number; components: WireComponentData[] }> {
  const { user, rules, language } = saver;
  const { epackId, locale, template, page } = save;
  const address = { locale, template, page };
  const inspected = inspectPage(save.components, { rules, template });
  const { components, issues, damage } = inspected;
  if (damage[0] && !isFromStore) {
    const found = damage.map(({ refusal: _refusal, ...issue }) => ({ ...issue, page: address }));
    throw new Failure(400, damage[0].refusal, { data: toSaveIssues(found, language) });
  }
  if (!isFromStore) await refuseFixedParts(query, save, inspected.page, saver);
  // Asked first: once written, this page would be a package that has them.
  const mentioned = findFileIds(JSON.stringify(components));
  const foreign = await findForeignFiles(query, user, mentioned);
  // A file that a package uses is accessible to those of the package, so a mention alone is no use.
  const fileIds = mentioned.filter((id) => !foreign.some((name) => name.startsWith(id)));
  const { revision, before } = await writePage(query, { ...save, components, fileIds, userId: user.id });
  report.issues.push(...[...issues, ...foreign.map(toIssue)].map((issue) => ({ ...issue, page: address })));
  if (before && save.expected === undefined) {
    const replaced = await findReplaced(query, saver, address, before);
    if (replaced) {
      report.replaced.push(replaced);
      const { savedBy, savedDate } = replaced;
      const data = { ...address, revision, replaced: before.revision, savedBy, savedDate };
      await writeAudit(query, user.id, 'page.replace', epackId, data);
    }
  }
  return { revision, components: [...components] };
}

function toIssue(file: string): Issue {
  return { code: 'api.save.foreignFile', severity: 'warning', values: { file } };
}

/**
 * Returns the version that a save without a revision replaced if another user saved it. The server cannot know
 * which version the sender had seen; a version of one's own is no news.
 */
async function findReplaced(
  query: Queryable,
  { user }: Saver,
  address: PageAddress,
  { revision, saved_by, saved_at }: StoredVersion,
): Promise<ReplacedPage | undefined> {
  if (saved_by === user.id) return undefined;
  const { username } = await query
    .selectFrom('app_user')
    .select('username')
    .where('id', '=', saved_by)
    .executeTakeFirstOrThrow();
  return { ...address, revision, savedBy: username, savedDate: saved_at.toISOString() };
}
