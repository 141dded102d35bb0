import type { Config } from '../../platform/config/config.ts';

/** Where shops may load our script from: the stream's address, this server's, and the demo shop's, which is this server. */
export function scriptOriginsOf({ streamPublicUrl, publicUrl, demoShopOrigins }: Config): string[] {
  const addresses = [streamPublicUrl, publicUrl].filter((address) => address !== undefined);
  return [...new Set([...addresses.map((address) => new URL(address).origin), ...demoShopOrigins])];
}
