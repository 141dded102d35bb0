import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of a picture of the demo data. */
export function demoAsset(name: string): string {
  return join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'demo', 'assets', name);
}
