import { packageBuild } from '../../tooling/config/tsup.ts';
import elements from './tsup.elements.config.ts';

export default [packageBuild(['src/index.ts'], { clean: false }), { ...elements, clean: false }];
