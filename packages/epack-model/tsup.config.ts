import { packageBuild } from '../../tooling/config/tsup.ts';

export default packageBuild([
  'src/index.ts',
  'src/entities/index.ts',
  'src/testing/index.ts',
  'src/messages/index.ts',
  'src/validators/index.ts',
]);
