import type { Config } from '../../platform/config/config.ts';

/** Returns our user agent in requests to shops. */
export function userAgentOf({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl ? `VitrinaPageCheck/1.0 (+${publicUrl})` : 'VitrinaPageCheck/1.0';
}
