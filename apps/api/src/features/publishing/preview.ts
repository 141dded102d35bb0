import { messages } from '@vitrina/api-client/messages';
import type {
  CallAnswer,
  CallRequest,
  contract,
  ErrorCode,
  FieldError,
  Named,
  PublishProblem,
} from '@vitrina/api-client/contract';
import { normalizeGtin } from '@vitrina/stream-embed/pointer';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { listLicenses } from '../directory/reached.ts';
import { findBrandKit } from '../directory/brandKits.ts';
import { findOwnership } from '../ownership/findOwner.ts';
import { checkOwner } from '../ownership/ownProducts.ts';
import { findEpack, listPages, type EpackRow } from '../epacks/queries.ts';
import {
  checkIsComplete,
  checkIsReviewed,
  checkMayPublish,
  chooseLicense,
  chooseRetailers,
} from './checks.ts';
import { pagesToPublish } from './compile.ts';
import { type ContentSources, findInContent, isBlocking } from './findings.ts';
import { describeMatch, findMatches, refuseForeign } from './matches.ts';
import { keysOf } from './pointers.ts';
import {
  compareByRetailer,
  compareWithPublished,
  describePublication,
  compareLook,
  findLastPublication,
} from './sincePublished.ts';

type Request = CallRequest<typeof contract.previewPublication>['query'];
type Answer = CallAnswer<typeof contract.previewPublication>['data'];

/** Collects the refusals of publishing, with their messages. */
class Problems {
  readonly list: PublishProblem[] = [];
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  add(code: ErrorCode, severity: PublishProblem['severity'] = 'error'): void {
    this.list.push({ code, message: messages[this.#language][`api.error.${code}`], severity });
  }

  /** Returns the result of a publishing step, or undefined if the step refuses. */
  async try<Result>(step: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const fields = (error.details.errors ?? []).filter((field): field is FieldError => 'message' in field);
      for (const { code, message } of fields) this.list.push({ code, message, severity: 'error' });
      if (fields.length === 0) this.add(error.code);
      return undefined;
    }
  }
}

async function findTarget(
  query: Queryable,
  user: CurrentUser,
  epack: EpackRow,
  request: Request,
  problems: Problems,
): Promise<{ license: Named | undefined; retailers: Named[] }> {
  const license = await problems.try(() => chooseLicense(query, user, epack, request.licenseId));
  const asked = request.retailerIds?.length ? request.retailerIds : undefined;
  const retailers = license && (await problems.try(() => chooseRetailers(query, user, license.id, asked)));
  return { license, retailers: retailers ?? [] };
}

/** Previews a publication. */
export async function previewPublication(
  { query, blocks }: ContentSources,
  user: CurrentUser,
  id: string,
  request: Request,
  language: Language,
): Promise<Answer> {
  const epack = await findEpack(query, user, id);
  if (!epack) throw notFound();
  const problems = new Problems(language);
  await problems.try(() => checkMayPublish(user));
  await problems.try(() => checkIsReviewed(query, user, epack));
  await problems.try(() => checkIsComplete(epack, language));
  const { license, retailers } = await findTarget(query, user, epack, request, problems);
  if (license) await problems.try(() => checkOwner(query, license, epack));
  const { owner } = await findOwnership(query, epack);
  const keys = keysOf(epack);
  const pages = pagesToPublish(await listPages(query, id));
  if (pages.length === 0 || keys.length === 0) problems.add('nothingToPublish');
  const findings = await findInContent({ query, blocks }, epack, pages, {
    language,
    licenseId: license?.id,
  });
  if (findings.some(isBlocking)) problems.add('contentNotPublishable');
  if (epack.ean !== '' && !normalizeGtin(epack.ean)) problems.add('eanNotGtin', 'warning');
  const matches = await findMatches(query, user, id, retailers, keys);
  await problems.try(() => refuseForeign(matches));
  const ofLicense = { ...epack, license_id: license?.id ?? epack.license_id };
  const kit = (await findBrandKit(query, ofLicense)) ?? null;
  const since = await findLastPublication(query, id);
  const differences = await compareWithPublished(query, id, since, pages);
  return {
    problems: problems.list,
    findings,
    license: license ?? null,
    licenses: await listLicenses(query, user),
    retailers,
    keys: [...keys],
    owner: owner?.license ?? null,
    match: describeMatch(epack, matches) ?? null,
    since: describePublication(since),
    ...compareLook(since, kit, differences),
    pages: differences,
    byRetailer: await compareByRetailer(query, id, retailers, { pages, kit }),
  };
}
