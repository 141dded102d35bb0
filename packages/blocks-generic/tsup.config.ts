import { packageBuild } from '../../tooling/config/tsup.ts';

export default packageBuild([
  'src/index.ts',
  'src/views.ts',
  'src/messages/index.ts',
  'src/parts.ts',
  'src/partViews.ts',
]);
