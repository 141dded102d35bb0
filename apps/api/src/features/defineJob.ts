import type { JobKind } from '../platform/jobs/jobKind.ts';
import type { Services } from './services.ts';

/** A kind of background work that uses the server's services. */
export type ServerJob<Payload extends object = object> = JobKind<Payload, Services>;

/** Declares a kind of background work; add it to the list in `entry/jobKinds.ts`. */
export function defineJob<Payload extends object>(kind: ServerJob<Payload>): ServerJob<Payload> {
  return kind;
}
