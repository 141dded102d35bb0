import { join } from 'node:path';

import { root } from '../../bootstrap/workspace.mjs';

export const apiFolder = join(root, 'apps', 'api');
/** The production server, built by `pnpm build`. */
export const serverProgram = join(apiFolder, 'dist', 'server.js');
