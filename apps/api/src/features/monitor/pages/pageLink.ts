import { isProductLink } from '@vitrina/api-client/contract';

import type { Config } from '../../../platform/config/config.ts';
import { invalidField } from '../../../platform/http/failure.ts';

/** @throws 400 for an address that checks would not fetch */
export function checkLink(
  { checkAllowedOrigins, demoShopOrigins }: Config,
  link: string | null | undefined,
): void {
  if (!link || isProductLink(link)) return;
  const origin = URL.parse(link)?.origin ?? '';
  if (checkAllowedOrigins.includes(origin) || demoShopOrigins.includes(origin)) return;
  throw invalidField('body.link', 'notHttpsLink');
}
