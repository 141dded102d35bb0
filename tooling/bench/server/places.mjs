import { join } from 'node:path';

import { root } from '../../bootstrap/workspace.mjs';

export const apiFolder = join(root, 'apps', 'api');
/** The server as it ships: `pnpm build` writes it. */
export const serverProgram = join(apiFolder, 'dist', 'server.js');
