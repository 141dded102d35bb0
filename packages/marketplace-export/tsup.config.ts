import { packageBuild } from '../../tooling/config/tsup.ts';

export default packageBuild(['src/index.ts', 'src/messages/index.ts']);
