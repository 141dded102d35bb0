import type { Config } from '../config/config.ts';

/** Where browsers reach the panel, by configuration: a request's Host header is whatever its sender wrote. */
export function panelUrl({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
