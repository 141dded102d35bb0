import { maxInviewMinutes } from '@vitrina/api-client/contract';

/** A longer time in view counts as this: a page that is left open would otherwise outweigh hundreds of visitors. */
export const maxInviewMs = maxInviewMinutes * 60_000;
