import { join } from 'node:path';

import { findRepositoryRoot } from '../../platform/config/repository.ts';

/** The demo's pictures and the shop's style sheet. */
export const demoAssetsFolder = join(findRepositoryRoot(), 'tooling/demo/assets');
