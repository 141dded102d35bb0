import { packageBuild } from '../../tooling/config/tsup.ts';

export default packageBuild([
  'src/index.ts',
  'src/schemas/index.ts',
  'src/testing/index.ts',
  'src/messages/index.ts',
  'src/validators/index.ts',
]);
