import type { PresencePage } from '@vitrina/api-client/contract';

import { checkCurrentUser } from '../access/findCurrentUser.ts';
import { listPageRevisions } from '../epacks/queries.ts';
import type { Services } from '../services.ts';
import { presenceChannel, type PresenceAnnouncement } from './announcement.ts';
import { mayJoin } from './mayJoin.ts';
import type { Member } from './member.ts';
import { listPeople, removePeople, renewPeople, storePerson } from './presenceStore.ts';

/** The open editors connected to this process. */
export interface PresenceHub {
  /** Adds a member and sends it the state of its epack. */
  add(member: Member): Promise<void>;
  /** Stores the member's new place. */
  move(member: Member): Promise<void>;
  remove(member: Member): Promise<void>;
  countOf(userId: number): number;
  close(): Promise<void>;
}

type Parts = Pick<Services, 'announcements' | 'database' | 'log'>;

/** Well below the time after which a member is taken for gone. */
const renewMs = 15_000;

async function readDataRevision({ query }: Parts['database'], epackId: string): Promise<number> {
  const row = await query
    .selectFrom('epack')
    .select('data_revision')
    .where('id', '=', epackId)
    .executeTakeFirst();
  return row?.data_revision ?? 0;
}

/** Checks whether a member still has the rights to be one. */
async function findEnd(
  { database: { query } }: Parts,
  { tokenHash, epackId }: Member,
): Promise<'signedOut' | 'forbidden' | undefined> {
  const user = await checkCurrentUser(query, tokenHash);
  if (!user) return 'signedOut';
  return (await mayJoin(query, user, epackId)) ? undefined : 'forbidden';
}

/** Runs work again after a request during it; never twice at once. */
function createRunner(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async (): Promise<void> => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work();
    }
    isRunning = false;
  };
  return () => void run();
}

/** Creates the hub of this process and listens to the announcements of all. */
export async function createHub(parts: Parts): Promise<PresenceHub> {
  const { announcements, log } = parts;
  const { query } = parts.database;
  const rooms = new Map<string, Set<Member>>();
  const names = new Map<number, string>();
  const all = (): Member[] => [...rooms.values()].flatMap((room) => [...room]);

  async function sendState(member: Member): Promise<void> {
    const [people, pages, dataRevision] = await Promise.all([
      listPeople(query, member.epackId),
      listPageRevisions(query, member.epackId),
      readDataRevision(parts.database, member.epackId),
    ]);
    member.sendState({ type: 'state', self: member.person.id, people, pages, dataRevision });
  }

  async function findName(userId: number | null): Promise<string | null> {
    if (userId === null) return null;
    const known = names.get(userId);
    if (known !== undefined) return known;
    const row = await query
      .selectFrom('app_user')
      .select('username')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (row) names.set(userId, row.username);
    return row?.username ?? null;
  }

  async function tellSaved(epackId: string, page: PresencePage, userId: number | null): Promise<void> {
    const by = await findName(userId);
    for (const member of rooms.get(epackId) ?? []) member.send({ type: 'page', page, by });
  }

  const checkRights = createRunner(async () => {
    for (const member of all()) {
      try {
        const end = await findEnd(parts, member);
        if (end) member.end(end);
      } catch (error) {
        log.warn({ err: error }, 'rights of an open editor not checked');
      }
    }
  });

  // One after the other, since looking up a name must not change the order of two saves.
  let told: Promise<void> = Promise.resolve();

  function onAnnouncement(payload: string): void {
    const announced = JSON.parse(payload) as PresenceAnnouncement;
    if (announced.kind === 'rights') {
      checkRights();
      return;
    }
    const room = rooms.get(announced.epackId);
    if (!room) return;
    const tell = async (): Promise<void> => {
      if (announced.kind === 'page') await tellSaved(announced.epackId, announced.page, announced.userId);
      for (const member of room) {
        if (announced.kind === 'person') member.send({ type: 'person', person: announced.person });
        if (announced.kind === 'left') member.send({ type: 'left', id: announced.id });
        if (announced.kind === 'data') member.send({ type: 'data', revision: announced.revision });
      }
    };
    told = told.then(tell).catch((error: unknown) => log.warn({ err: error }, 'announcement not told'));
  }

  const catchUp = createRunner(async () => {
    for (const member of all()) {
      member.holdBack();
      try {
        await storePerson(query, member.person, member.epackId);
        await sendState(member);
      } catch (error) {
        log.warn({ err: error }, 'state of an open editor not sent');
        member.end('tooMany');
      }
    }
    checkRights();
  });

  await announcements.listen(presenceChannel, { onAnnouncement, onGap: catchUp });

  const timer = setInterval(() => {
    renewPeople(
      query,
      all().map(({ person }) => person.id),
    ).catch((error: unknown) => log.warn({ err: error }, 'open editors not renewed'));
    checkRights();
  }, renewMs);
  timer.unref();

  return {
    async add(member) {
      const room = rooms.get(member.epackId) ?? new Set();
      rooms.set(member.epackId, room.add(member));
      await storePerson(query, member.person, member.epackId);
      await sendState(member);
    },
    async move({ person, epackId }) {
      await storePerson(query, person, epackId);
    },
    async remove(member) {
      const room = rooms.get(member.epackId);
      room?.delete(member);
      if (room?.size === 0) rooms.delete(member.epackId);
      await removePeople(query, [member.person.id]);
    },
    countOf: (userId) => all().filter(({ person }) => person.userId === userId).length,
    async close() {
      clearInterval(timer);
      const ids = all().map(({ person }) => person.id);
      rooms.clear();
      await removePeople(query, ids);
    },
  };
}
