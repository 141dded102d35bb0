import {
  tourSteps,
  type CallRequest,
  type contract,
  type Tour,
  type TourStep,
} from '@vitrina/api-client/contract';
import { demoBrands, demoShop } from '@vitrina/demo';
import { sql } from 'kysely';

import { mayCall, type CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { dayIn } from '../events/days.ts';
import { mayPublish } from '../publishing/checks.ts';
import { viewClasses } from '../events/viewClasses.ts';
import type { Services } from '../services.ts';
import { findLoadedDate } from './readDemoState.ts';

type TourQuery = CallRequest<typeof contract.getTour>['query'];

interface TourPackage {
  id: string;
  publicId: string;
  name: string;
  ean: string;
  licenseId: number;
  /** The last save of the package or one of its pages. */
  savedAt: Date;
  publishedAt: Date;
}

/** Enough to contain a visit of the last minutes. */
const lastVisits = 100;

/**
 * Finds the package asked for or, by default, the one that most retailers show of those in the demo's shop: one of the
 * demo's brands if the user has one.
 */
async function findPackage(
  query: Queryable,
  user: CurrentUser,
  wanted: string | undefined,
): Promise<TourPackage> {
  const brandLicenses = demoBrands.map(({ licenseId }) => licenseId);
  const { rows } = await sql<TourPackage>`
    select e.id, e.public_id as "publicId", e.name, e.ean, p.license_id as "licenseId",
      greatest(e.updated_at, (select max(saved_at) from page where epack_id = e.id)) as "savedAt",
      (select max(published_at) from publication where epack_id = e.id) as "publishedAt"
    from stream_pointer s join epack e on e.id = s.epack_id join publication p on p.id = s.publication_id
    where s.retailer_id = ${demoShop.id} and s.kind = 'gtin' and e.type = 'minisite' and e.ean <> ''
      and ${inScopeOf(user)}
    order by e.id = ${wanted ?? null}::uuid desc nulls last, p.license_id = any(${brandLicenses}) desc,
      p.license_id, (select count(*) from stream_pointer x where x.epack_id = e.id and x.kind = 'gtin') desc,
      e.created_at
    limit 1
  `.execute(query);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}

/** Returns whether the user publishes without waiting for a review. */
function publishesAlone(user: CurrentUser): boolean {
  return mayPublish(user) && (user.isAdmin || user.group?.settings.isContentCheckRequired === false);
}

/** Returns the steps that the user's permissions allow. */
function stepsFor(user: CurrentUser): TourStep[] {
  const edits = mayCall(user, 'BuilderPro');
  const isAllowed: Record<TourStep, boolean> = {
    shelf: true,
    open: edits,
    change: edits,
    publish: edits && publishesAlone(user),
    live: true,
    visit: true,
  };
  return tourSteps.filter((step) => isAllowed[step]);
}

/** Returns whether the package was shown to a visitor in the demo's shop since a time. */
async function wasVisited(
  { config: { timeZone }, events }: Pick<Services, 'config' | 'events'>,
  { id, licenseId }: TourPackage,
  since: Date,
): Promise<boolean> {
  const selection = {
    licenseIds: [licenseId],
    retailerIds: [demoShop.id],
    shelfIds: undefined,
    isSisOnly: false,
    hasCategoryRule: false,
    classes: viewClasses,
  };
  const range = { from: dayIn(timeZone, since), to: dayIn(timeZone, new Date()) };
  const visits = await events.over({ selection, range });
  const last = await visits.listLast(lastVisits);
  return last.some(({ epackId, time }) => epackId === id && time >= since);
}

async function findDone(services: Services, found: TourPackage, since: Date): Promise<TourStep[]> {
  const isPublished = found.publishedAt > since;
  const done: Partial<Record<TourStep, boolean>> = {
    change: found.savedAt > since,
    publish: isPublished,
    // After a publication, an earlier visit showed the page as it was before.
    live: await wasVisited(services, found, isPublished ? found.publishedAt : since),
  };
  return tourSteps.filter((step) => done[step] === true);
}

/** Returns the tour for a user. @throws 404 if no package of the user is published in the demo's shop */
export async function readTour(
  services: Services,
  user: CurrentUser,
  request: TourQuery,
  language: Language,
): Promise<Tour> {
  const { query } = services.database;
  const now = new Date();
  const found = await findPackage(query, user, request.epackId);
  const isSame = request.epackId === undefined || request.epackId === found.id;
  const since = isSame && request.since !== undefined ? new Date(request.since) : undefined;
  const steps = stepsFor(user);
  const done = since ? await findDone(services, found, since) : [];
  const { id, publicId, name, ean } = found;
  return {
    epack: { id, publicId, name },
    // The editor opens the page in the reader's language, which is not always the browser's.
    shopPath: `/demo-shop/products/${ean}?lang=${language}`,
    steps,
    doneSteps: done.filter((step) => steps.includes(step)),
    now: now.toISOString(),
    loadedDate: await findLoadedDate(query),
  };
}
