import type { CallAnswer, contract } from '@vitrina/api-client/contract';

import type { Config } from '../../platform/config/config.ts';
import { listDemoAccounts } from '../accounts/listDemoAccounts.ts';
import { findRelyingParty } from '../passkeys/relyingParty.ts';

/** The ways to sign in that the screen offers besides the two fields. */
export type SignInOptions = CallAnswer<typeof contract.getSignInOptions>['data'];

/** Returns what the sign-in screen offers, by the server's configuration. */
export async function readSignInOptions(config: Config): Promise<SignInOptions> {
  return {
    demoAccounts: await listDemoAccounts(config),
    passkeyOrigin: findRelyingParty(config)?.origin ?? null,
    openid: config.openid ? { name: config.openid.name } : null,
  };
}
