import { packageBuild } from '../../tooling/config/tsup.ts';

export default packageBuild([
  'src/index.ts',
  'src/react/index.ts',
  'src/testing/index.ts',
  'src/testing/node.ts',
  'src/testing/browser.ts',
  'src/messages/index.ts',
]);
