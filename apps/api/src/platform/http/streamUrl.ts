import type { Config } from '../config/config.ts';
import { panelUrl } from './panelUrl.ts';

/**
 * Returns the stream's address for shops from the configuration: its own, or the panel's. Published files
 * contain it.
 */
export function streamUrl(config: Pick<Config, 'streamPublicUrl' | 'publicUrl' | 'host' | 'port'>): string {
  return config.streamPublicUrl ?? panelUrl(config);
}
