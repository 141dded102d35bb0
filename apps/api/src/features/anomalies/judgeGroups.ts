import type { AnomalyKind } from '@vitrina/api-client/contract';

import type { LeastViews, ViewGroup, ViewGroups } from '../events/eventStore.ts';

/** Fewer suspicious views than these change no figure noticeably, and happen by chance. */
export const leastViews: LeastViews = { hours: 200, networks: 100, impossible: 5 };

/** A burst has at least this many times the usual views. The busiest hours of a day have about three times its average. */
const burstFactor = 20;
/** One network is suspicious with at least this part of a page's views on a day. */
const networkShare = 0.2;

/** A group of views that is suspicious, and why. */
export interface Suspicion {
  kind: AnomalyKind;
  group: ViewGroup;
  /** The end of its hour or day. */
  until: Date;
  /** The usual number of views in that time; null if it does not matter. */
  usual: number | null;
}

/** The usual numbers that groups are compared with. */
export interface UsualViews {
  /** The end of the day. */
  dayEnd: Date;
  /** Average views per hour on the days before; undefined if there were none. */
  perHour(group: ViewGroup): number | undefined;
  /** All views of the group's page on the day. */
  ofDay(group: ViewGroup): number;
}

const hourMs = 60 * 60_000;

const hourKey = ({ licenseId, retailerId, epackId, from }: ViewGroup) =>
  `${licenseId} ${retailerId} ${epackId} ${from.getTime()}`;

/** Finds hours with many times the usual views. A package is suspected as a whole only if none of its pages is. */
function findBursts(hours: readonly ViewGroup[], { perHour }: UsualViews): Suspicion[] {
  const bursts = hours.flatMap((group): Suspicion[] => {
    const usual = perHour(group);
    // A new page has no usual number: its first visitors are no burst.
    if (usual === undefined || group.count < burstFactor * usual) return [];
    return [{ kind: 'burst', group, until: new Date(group.from.getTime() + hourMs), usual }];
  });
  const suspectPages = new Set(
    bursts.filter(({ group }) => group.pageKey !== '').map(({ group }) => hourKey(group)),
  );
  return bursts.filter(({ group }) => group.pageKey !== '' || !suspectPages.has(hourKey(group)));
}

/** Returns the suspicious ones of a day's groups. */
export function judgeGroups(groups: ViewGroups, usual: UsualViews): Suspicion[] {
  const ofDay = (kind: AnomalyKind, group: ViewGroup): Suspicion => ({
    kind,
    group,
    until: usual.dayEnd,
    usual: null,
  });
  return [
    ...findBursts(groups.hours, usual),
    ...groups.networks
      .filter((group) => group.count >= networkShare * usual.ofDay(group))
      .map((group) => ofDay('network', group)),
    ...groups.impossible.map((group) => ofDay('times', group)),
  ];
}
