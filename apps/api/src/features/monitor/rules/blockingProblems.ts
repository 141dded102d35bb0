import type { PageProblemType } from '@vitrina/api-client/contract';

/** Problems that keep visitors from seeing the content: a page with one is not live. The most telling first. */
export const blockingProblems: readonly PageProblemType[] = [
  'unreachable',
  'wrongProduct',
  'noScript',
  'incorrectScript',
  'noEan',
  'noBrand',
  'noRich',
  'incorrectRich',
  'blockedByPolicy',
  'contentHidden',
  'scriptError',
  'contentMissing',
];
