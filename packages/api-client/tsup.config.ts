import { packageBuild } from '../../tooling/config/tsup.ts';

export default packageBuild([
  'src/index.ts',
  'src/calls/index.ts',
  'src/contract/index.ts',
  'src/query/index.ts',
  'src/testing/index.ts',
  'src/messages/index.ts',
]);
