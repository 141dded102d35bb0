export type { PresenceSocket } from './connectPresence.ts';
export { type Together, type TogetherOptions, workTogether } from './workTogether.ts';
