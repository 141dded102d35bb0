import type { Queryable } from '../../platform/storage/database.ts';
import type { Phrase } from '../notifications/notice.ts';
import { notifyUsers } from '../notifications/notifyUsers.ts';

async function listFullAdministrators(query: Queryable): Promise<number[]> {
  const rows = await query
    .selectFrom('app_user')
    .select('id')
    .where(
      (is) => is.val('ROLE_ADMIN'),
      '=',
      (is) => is.fn.any('roles'),
    )
    .where('is_enabled', '=', true)
    .where('is_service', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}

/** Tells administrators that a product was taken or claimed. */
export async function tellAdministrators(
  query: Queryable,
  kind: 'taken' | 'claimed',
  values: NonNullable<Phrase['values']>,
): Promise<void> {
  const userIds = await listFullAdministrators(query);
  if (userIds.length === 0) return;
  const notice = {
    title: { id: `owners.${kind}.title`, values },
    lines: [{ id: `owners.${kind}.text`, values }],
  } as const;
  await notifyUsers(query, userIds, {
    notice,
    link: kind === 'taken' ? '/panel/product-owners' : '/panel/product-claims',
  });
}

/** Tells the user who claimed a product the decision. */
export async function tellClaimant(
  query: Queryable,
  userId: number,
  isApproved: boolean,
  { reason, ...values }: { name: string; license: string; reason: string },
): Promise<void> {
  const kind = isApproved ? 'approved' : 'refused';
  const lines = [{ id: `owners.${kind}.text`, values } as const, ...(reason ? ['', reason] : [])];
  const notice = { title: { id: `owners.${kind}.title`, values } as const, lines };
  await notifyUsers(query, [userId], { notice, link: '/panel/builder-pro' });
}
