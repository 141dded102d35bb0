import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

import { embedBuild, mountBuild } from '../../../../packages/stream-embed/tsup.embed.config.ts';

const sources = new URL('../../../../packages/stream-embed/src/', import.meta.url);

/** Builds the real script of the tag, and the script it imports, for a server whose tests show pages. */
export async function buildEmbed(outDir: string): Promise<void> {
  for (const [name, options] of Object.entries({ embed: embedBuild, mount: mountBuild })) {
    const entry = { [name]: fileURLToPath(new URL(`${name}.ts`, sources)) };
    await build({ ...options, entry, config: false, outDir, silent: true });
  }
}
