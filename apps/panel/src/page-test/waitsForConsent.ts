import type { PageTestReport } from '@vitrina/api-client/contract';

/** The types with which browsers run a script. */
const runs = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;

/** Checks whether a tag waits until the visitor agrees: a consent manager changes its type then. */
export const waitsForConsent = (tag: PageTestReport['tag']): boolean => tag !== null && !runs.test(tag.type);
