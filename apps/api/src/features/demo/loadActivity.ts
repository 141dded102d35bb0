import {
  activityDays,
  createSequence,
  demoColleagues,
  demoGroups,
  demoScreens,
  demoUsers,
  pickWeighted,
} from '@vitrina/demo';

import type { Services } from '../services.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** People work from nine to six in Moscow. */
const workStartsAtHour = 6;
const workHours = 9;

interface Action {
  user_id: number;
  action: string;
  action_type: string;
  target: string;
  data: string;
  created_at: Date;
}

type Random = () => number;

type Screens = readonly (typeof demoScreens)[number][];

/** Returns the screens a user can open; without a group, as for the administrator, all of them. */
function screensOf(groupId: number | null): Screens {
  const group = demoGroups.find(({ id }) => id === groupId);
  if (!group) return demoScreens;
  const held: readonly string[] = ['User', ...group.permissions];
  return demoScreens.filter(({ permission }) => held.includes(permission));
}

interface Person {
  userId: number;
  diligence: number;
  screens: Screens;
}

function actionsOfDay({ userId, diligence, screens }: Person, day: Date, random: Random): Action[] {
  const isAtWork = day.getUTCDay() % 6 !== 0 && random() < 0.85;
  if (!isAtWork) return [];
  const enters = Math.max(1, Math.round(diligence * (0.6 + random() * 0.8)));
  const times = Array.from({ length: enters + 1 }, () => random() * workHours * hourMs).toSorted(
    (a, b) => a - b,
  );
  return times.map((time, index) => {
    const screen = pickWeighted(screens, ({ weight }) => weight, random()).name;
    const what =
      index === 0
        ? { action: 'signIn', action_type: 'session', target: 'Login' }
        : { action: 'enter', action_type: 'route', target: screen };
    const created_at = new Date(day.getTime() + workStartsAtHour * hourMs + time);
    return { ...what, user_id: userId, data: 'null', created_at };
  });
}

/** Loads a month of activity of the demo's users, for the user statistics. Loading twice adds nothing. */
export async function loadActivity({ database: { query } }: Services, now: Date): Promise<void> {
  const known = await query.selectFrom('front_log').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const diligence = new Map([
    ...demoColleagues.map((person): [string, number] => [person.username, person.diligence]),
    ...demoUsers.map((person): [string, number] => [person.username, 7]),
  ]);
  const users = await query
    .selectFrom('app_user')
    .select(['id', 'username', 'group_id'])
    .orderBy('id')
    .execute();
  const random = createSequence(20_261_122);
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  for (const { id, username, group_id } of users) {
    const perDay = diligence.get(username) ?? 0;
    if (perDay === 0) continue;
    const person = { userId: id, diligence: perDay, screens: screensOf(group_id) };
    const actions = Array.from({ length: activityDays }, (_, index) =>
      actionsOfDay(person, new Date(today - (activityDays - index) * dayMs), random),
    ).flat();
    if (actions.length === 0) continue;
    await query.insertInto('front_log').values(actions).execute();
    const last = actions.at(-1);
    if (last) {
      await query
        .updateTable('app_user')
        .set({ last_sign_in_at: last.created_at })
        .where('id', '=', id)
        .execute();
    }
  }
}
