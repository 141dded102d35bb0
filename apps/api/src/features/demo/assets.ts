import { join } from 'node:path';

import { findRepositoryRoot } from '../../platform/config/repository.ts';

/** The demo's images and the shop's style sheet. */
export const demoAssetsFolder = join(findRepositoryRoot(), 'tooling/demo/assets');
