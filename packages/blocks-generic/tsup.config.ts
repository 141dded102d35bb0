import { packageBuild } from '../../tooling/config/tsup.ts';

export default packageBuild(
  ['src/index.ts', 'src/views.ts', 'src/messages/index.ts', 'src/parts.ts', 'src/partViews.ts'],
  {
    // Lucide names its modules by a field that a neutral platform does not read.
    esbuildOptions(options) {
      options.mainFields = ['module', 'main'];
    },
  },
);
