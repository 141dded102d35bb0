import { join } from 'node:path';

import { findRepositoryRoot } from '../../platform/config/repository.ts';

/** The demo's images and the shop's style sheet. */
export const demoAssetsFolder = join(findRepositoryRoot(), 'tooling/demo/assets');

/** The finished files of the studio. */
export const studioFolder = join(findRepositoryRoot(), 'tooling/demo/studio/files');

/** The studio's images in the formats and widths of published pages. */
export const encodedFolder = join(findRepositoryRoot(), 'tooling/demo/studio/encoded');
