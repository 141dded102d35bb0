import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the path of an image in the demo data. */
export function demoAsset(name: string): string {
  return join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'demo', 'assets', name);
}
