import { demoUsers } from '@vitrina/demo';

import type { CurrentUser } from '../../platform/http/currentUser.ts';

/** Acts for the demo's editor, who may do everything while the demo is being loaded. */
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
  };
}
