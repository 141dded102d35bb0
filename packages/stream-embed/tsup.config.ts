import { packageBuild } from '../../tooling/config/tsup.ts';
import { contentBuild, embedBuild, mountBuild } from './tsup.embed.config.ts';

export default [
  packageBuild(['src/index.ts', 'src/pointer.ts'], { clean: false }),
  embedBuild,
  mountBuild,
  contentBuild,
];
