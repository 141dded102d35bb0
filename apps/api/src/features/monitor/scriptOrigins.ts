import type { Config } from '../../platform/config/config.ts';

/**
 * Returns the origins shops can load our script from: the stream's, this server's, and those of the demo
 * shop, which is this server.
 */
export function scriptOriginsOf({ streamPublicUrl, publicUrl, demoShopOrigins }: Config): string[] {
  const addresses = [streamPublicUrl, publicUrl].filter((address) => address !== undefined);
  return [...new Set([...addresses.map((address) => new URL(address).origin), ...demoShopOrigins])];
}
