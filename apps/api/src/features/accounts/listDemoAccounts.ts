import type { DemoAccount } from '@vitrina/api-client/contract';

import type { Config } from '../../platform/config/config.ts';

/** Lists the public accounts of a demo; empty on other servers. */
export async function listDemoAccounts({ demo }: Config): Promise<DemoAccount[]> {
  if (demo === 'off') return [];
  const { demoPassword, demoUsers } = await import('@vitrina/demo');
  return demoUsers.map(({ username }) => ({ login: username, password: demoPassword }));
}
