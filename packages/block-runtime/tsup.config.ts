import { packageBuild } from '../../tooling/config/tsup.ts';
import elementsBuild from './tsup.elements.config.ts';

export default [packageBuild(['src/index.ts'], { clean: false }), { ...elementsBuild, clean: false }];
