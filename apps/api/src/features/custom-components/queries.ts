import type { CallRequest, contract, SavedComponent } from '@vitrina/api-client/contract';
import type { BlockRules } from '@vitrina/epack-model';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, invalidField, notFound } from '../../platform/http/failure.ts';
import { asText, contains, readList, type ListSource } from '../../platform/http/listQuery.ts';
import { isDuplicate, isMissingReference } from '../../platform/storage/constraints.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { belongsTo, ownLicense } from '../access/epackScope.ts';
import { findFileIds } from '../epacks/fileIds.ts';
import { findForeignFiles } from '../epacks/guard/findForeignFiles.ts';
import { refuseMisplaced } from './refuseMisplaced.ts';

type ListQuery = CallRequest<typeof contract.listCustomComponents>['query'];
type NewComponent = CallRequest<typeof contract.createCustomComponent>['body'];
type ComponentChange = CallRequest<typeof contract.updateCustomComponent>['body'];

interface Row extends Omit<SavedComponent, 'createdDate' | 'updatedDate' | 'componentCount' | 'publicId'> {
  public_id: string;
  component_count: number;
  created_at: Date;
  updated_at: Date;
}

const columns = sql<Row>`
  c.id, c.public_id, c.kind, c.name, c.category, c.locale, c.slots, c.components, c.component_count, c.created_at, c.updated_at,
  json_build_object('id', u.id, 'username', u.username) as owner,
  case when l.id is null then null else json_build_object('id', l.id, 'name', l.name) end as license
`;

const tables = sql`
  custom_component c join app_user u on u.id = c.owner_id left join license l on l.id = c.license_id
`;

function toComponent({ public_id, component_count, created_at, updated_at, ...row }: Row): SavedComponent {
  return {
    ...row,
    publicId: public_id,
    componentCount: component_count,
    createdDate: created_at.toISOString(),
    updatedDate: updated_at.toISOString(),
  };
}

/** Lists the custom components a user can access. Default order: by name. */
export async function listCustomComponents(
  query: Queryable,
  user: CurrentUser,
  request: ListQuery,
): Promise<{ items: SavedComponent[]; total: number }> {
  const { search, licenses, kinds, publicIds } = request;
  const source: ListSource<Row, ListQuery['sort'][number]['column']> = {
    select: columns,
    from: tables,
    conditions: [
      belongsTo(user, 'c'),
      contains(search, [sql`c.name`]),
      licenses && sql`c.license_id = any(${licenses}::int[])`,
      kinds && sql`c.kind = any(${kinds}::text[])`,
      publicIds && sql`c.public_id = any(${publicIds}::uuid[])`,
    ],
    columns: {
      name: asText(sql`c.name`),
      createdDate: sql`c.created_at`,
      updatedDate: sql`c.updated_at`,
      owner: asText(sql`u.username`),
    },
    defaultSort: [{ column: 'name', isDescending: false }],
    tieBreaker: sql`c.id`,
  };
  const { items, total } = await readList(query, source, request);
  return { items: items.map(toComponent), total };
}

async function findCustomComponent(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<SavedComponent | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from ${tables} where c.id = ${id} and ${belongsTo(user, 'c')}
  `.execute(query);
  return rows[0] && toComponent(rows[0]);
}

async function requireCustomComponent(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<SavedComponent> {
  const found = await findCustomComponent(query, user, id);
  if (!found) throw notFound();
  return found;
}

/** The database checks that a name is free, so that two parallel requests cannot both get it. */
function asFailure(error: unknown): unknown {
  if (isDuplicate(error)) return new Failure(409, 'customComponentTaken');
  return isMissingReference(error) ? invalidField('body.licenseId', 'notAllowed') : error;
}

/** Returns the columns of the fields that were sent. */
async function toContent(
  query: Queryable,
  user: CurrentUser,
  { components, slots, locale, category }: ComponentChange,
) {
  return {
    ...(components && (await toBlocks(query, user, components))),
    ...(slots !== undefined && { slots: slots && JSON.stringify(slots) }),
    ...(locale !== undefined && { locale }),
    ...(category !== undefined && { category: category.trim() }),
  };
}

/** Returns the columns of blocks. A mention alone gives no access to a file, so only the user's own files count. */
async function toBlocks(query: Queryable, user: CurrentUser, blocks: NewComponent['components']) {
  const components = JSON.stringify(blocks);
  const mentioned = findFileIds(components);
  const foreign = await findForeignFiles(query, user, mentioned);
  const file_ids = mentioned.filter((id) => !foreign.some((name) => name.startsWith(id)));
  return { components, component_count: blocks.length, file_ids };
}

/** Saves blocks, a section or a template under a name. */
export async function createCustomComponent(
  query: Queryable,
  user: CurrentUser,
  { name, components, licenseId, kind, ...more }: NewComponent,
  rules: BlockRules,
): Promise<SavedComponent> {
  refuseMisplaced(kind, components, rules);
  const license_id = ownLicense(user, licenseId);
  try {
    const { id } = await query
      .insertInto('custom_component')
      .values({
        license_id,
        owner_id: user.id,
        kind,
        name: name.trim(),
        ...(await toBlocks(query, user, components)),
        ...(await toContent(query, user, more)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return await requireCustomComponent(query, user, id);
  } catch (error) {
    throw asFailure(error);
  }
}

/** Changes the name, the category, the blocks or the slots of a custom component. */
export async function updateCustomComponent(
  query: Queryable,
  user: CurrentUser,
  id: number,
  { name, ...content }: ComponentChange,
  rules: BlockRules,
): Promise<SavedComponent> {
  const before = await requireCustomComponent(query, user, id);
  refuseMisplaced(before.kind, content.components, rules);
  try {
    await query
      .updateTable('custom_component')
      .set({
        name: name?.trim() ?? before.name,
        ...(await toContent(query, user, content)),
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    throw asFailure(error);
  }
  return requireCustomComponent(query, user, id);
}

/** Deletes a custom component. */
export async function deleteCustomComponent(query: Queryable, user: CurrentUser, id: number): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from custom_component c where c.id = ${id} and ${belongsTo(user, 'c')}
  `.execute(query);
  if (numAffectedRows !== 1n) throw notFound();
}
