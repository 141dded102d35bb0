import type { CallBody, CallRequest, contract, ProductClaim } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, forbidden, notFound } from '../../platform/http/failure.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { requireFullAdmin } from '../access/adminScope.ts';
import { writeAudit } from '../audit/audit.ts';
import { listLicenses } from '../directory/reached.ts';
import { findEpack } from '../epacks/queries.ts';
import { singleProduct } from './ownedProducts.ts';
import { tellAdministrators, tellClaimant } from './tellOfOwners.ts';

/** Claims the product of an epack for its license. A repeated claim changes nothing. */
export async function claimProduct(
  database: Database,
  user: CurrentUser,
  epackId: string,
  { licenseId, note }: CallBody<typeof contract.claimProduct>,
): Promise<void> {
  await database.transaction(async (query) => {
    const epack = await findEpack(query, user, epackId);
    if (!epack) throw notFound();
    const licenses = await listLicenses(query, user);
    const wanted = licenseId ?? epack.license_id ?? (licenses.length === 1 ? licenses[0]?.id : undefined);
    const license = licenses.find(({ id }) => id === wanted);
    if (!license)
      throw wanted == null ? new Failure(400, 'moreThanOneLicense', { data: { licenses } }) : forbidden();
    const product = singleProduct(epack);
    if (!product) throw new Failure(400, 'nothingToPublish');
    const row = await query
      .insertInto('product_claim')
      .values({ ...product, license_id: license.id, note, claimed_by: user.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return;
    await writeAudit(query, user.id, 'productClaim.create', row.id, { ...product, licenseId: license.id });
    const { name, brand } = product;
    await tellAdministrators(query, 'claimed', { name, brand, license: license.name, user: user.username });
  });
}

const from = sql`
  product_claim c join license l on l.id = c.license_id left join app_user u on u.id = c.claimed_by
  left join product_owner o on o.kind = c.kind and o.key = c.key and o.role = 'owner'
  left join license ol on ol.id = o.license_id
`;

/** Searches the claims that the user can access, open ones first. */
export function searchProductClaims(
  query: Queryable,
  { licenseIds }: CurrentUser,
  request: CallRequest<typeof contract.searchProductClaims>['query'],
): Promise<{ items: ProductClaim[]; total: number }> {
  return readList(
    query,
    {
      select: sql<ProductClaim>`
        c.id, c.kind, c.name, c.note, c.state, c.reason, coalesce(u.username, '') as "claimedBy",
        to_json(c.claimed_at) #>> '{}' as "claimedDate",
        json_build_object('id', l.id, 'name', l.name) as license,
        case when ol.id is null then null else json_build_object('id', ol.id, 'name', ol.name) end as owner
      `,
      from,
      conditions: [
        licenseIds ? sql`c.license_id = any(${licenseIds}::int[])` : undefined,
        contains(request.search, [sql`c.name`, sql`c.brand`, sql`l.name`]),
        request.state && sql`c.state = ${request.state}`,
      ],
      columns: {
        id: sql`c.id`,
        name: asText(sql`c.name`),
        license: asText(sql`l.name`),
        claimedDate: sql`c.claimed_at`,
        state: sql`array_position(array['open', 'approved', 'refused'], c.state)`,
      },
      defaultSort: [
        { column: 'state', isDescending: false },
        { column: 'claimedDate', isDescending: true },
      ],
      tieBreaker: sql`c.id`,
    },
    request,
  );
}

/** Approves a claim, which makes its license the product's owner, or refuses it. @throws 409 if it is decided already */
export async function decideProductClaim(
  database: Database,
  user: CurrentUser,
  id: number,
  { decision, reason }: CallBody<typeof contract.decideProductClaim>,
): Promise<void> {
  requireFullAdmin(user);
  await database.transaction(async (query) => {
    const claim = await query
      .selectFrom('product_claim as c')
      .innerJoin('license as l', 'l.id', 'c.license_id')
      .select(['c.kind', 'c.key', 'c.name', 'c.brand', 'c.code', 'c.license_id', 'c.claimed_by', 'c.state'])
      .select('l.name as license')
      .where('c.id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!claim) throw notFound();
    if (claim.state !== 'open') throw new Failure(409, 'claimDecided');
    const isApproved = decision === 'approve';
    const outcome = { state: isApproved ? 'approved' : 'refused', reason, decided_by: user.id } as const;
    await query
      .updateTable('product_claim')
      .set({ ...outcome, decided_at: new Date() })
      .where('id', '=', id)
      .execute();
    if (isApproved) await transferTo(query, claim);
    await writeAudit(query, user.id, isApproved ? 'productClaim.approve' : 'productClaim.refuse', id, {
      name: claim.name,
      licenseId: claim.license_id,
      reason,
    });
    const { name, license } = claim;
    if (claim.claimed_by !== null)
      await tellClaimant(query, claim.claimed_by, isApproved, { name, license, reason });
  });
}

type Claim = Pick<ProductClaim, 'kind' | 'name'> & {
  key: string;
  brand: string;
  code: string;
  license_id: number;
};

/** Makes a license the owner of a product, instead of any other one. */
async function transferTo(
  query: Queryable,
  { kind, key, name, brand, code, license_id }: Claim,
): Promise<void> {
  await sql`
    delete from product_owner
    where kind = ${kind} and key = ${key} and (role = 'owner' or license_id = ${license_id})
  `.execute(query);
  await query
    .insertInto('product_owner')
    .values({ kind, key, name, brand, code, role: 'owner', license_id, until: null })
    .execute();
}
