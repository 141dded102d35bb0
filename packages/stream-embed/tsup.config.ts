import { packageBuild } from '../../tooling/config/tsup.ts';
import { embedBuild } from './tsup.embed.config.ts';

export default [packageBuild(['src/index.ts', 'src/pointer.ts'], { clean: false }), embedBuild];
