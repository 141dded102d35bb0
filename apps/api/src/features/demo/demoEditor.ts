import { demoUsers } from '@vitrina/demo';

import type { CurrentUser } from '../../platform/http/currentUser.ts';

/** Returns the demo's editor as current user, with all permissions while the demo is being loaded. */
export function demoEditor(): CurrentUser {
  const editor = demoUsers.find(({ username }) => username === 'editor');
  if (!editor) throw new Error('The demo has no editor');
  return {
    id: editor.id,
    username: editor.username,
    isAdmin: true,
    permissions: new Set(),
    group: undefined,
    licenseIds: undefined,
    retailerIds: undefined,
    categoryRule: undefined,
    tokenHash: Buffer.alloc(0),
    isConfirmed: true,
  };
}
