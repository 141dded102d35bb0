import type { Config } from '../config/config.ts';
import { panelUrl } from './panelUrl.ts';

/** Where shops reach the stream, by configuration: its own address, or that of the panel. Files that leave us name it. */
export function streamUrl(config: Pick<Config, 'streamPublicUrl' | 'publicUrl' | 'host' | 'port'>): string {
  return config.streamPublicUrl ?? panelUrl(config);
}
