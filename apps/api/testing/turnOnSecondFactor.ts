import { contract } from '@vitrina/api-client/contract';
import { TOTP } from 'otpauth';

import type { TestUser } from './people.ts';
import type { TestServer } from './testServer.ts';

/** Turns on a user's two-factor authentication. @returns the recovery codes */
export async function turnOnSecondFactor(
  server: TestServer,
  user: TestUser,
): Promise<{ recoveryCodes: string[] }> {
  const own = await server.as(user);
  const { secret } = (await own.call(contract.beginSecondFactor)).data;
  const code = new TOTP({ secret }).generate();
  return (await own.call(contract.confirmSecondFactor, { body: { code } })).data;
}
