// Which workspace package may import which. One table; the rules derive from it. A row names rows above it only, so
// the table reads from the document to the screens. layers.json does the same for the folders inside each package.
const notTests = require('./testPaths.cjs');

const blockFamilies = ['blocks-friendly', 'blocks-ozon', 'blocks-amazon'];

const mayImport = {
  'epack-model': [],
  'history-engine': [],
  'block-kit': ['epack-model'],
  'blocks-generic': ['block-kit'],
  'blocks-friendly': ['block-kit', 'blocks-generic'],
  'blocks-ozon': ['block-kit', 'blocks-generic'],
  'blocks-amazon': ['block-kit', 'blocks-generic'],
  'block-catalogue': ['block-kit', 'blocks-generic', ...blockFamilies],
  'page-designs': ['epack-model', 'block-kit', 'blocks-generic', ...blockFamilies, 'block-catalogue'],
  'block-runtime': [],
  'page-measure': [],
  'epack-renderer': ['epack-model', 'block-kit', 'block-catalogue'],
  'marketplace-export': ['epack-model', 'block-catalogue'],
  'api-client': ['epack-model'],
  'stream-embed': ['block-runtime', 'api-client'],
  'ui-kit': [],
  session: ['api-client', 'ui-kit'],
  'editor-core': [
    'epack-model',
    'history-engine',
    'block-kit',
    'blocks-generic',
    ...blockFamilies,
    'block-catalogue',
    'page-designs',
    'api-client',
  ],
  'editor-ui': [
    'epack-model',
    'block-kit',
    'blocks-generic',
    ...blockFamilies,
    'block-catalogue',
    'block-runtime',
    'api-client',
    'ui-kit',
    'session',
    'editor-core',
  ],
  editor: [
    'epack-model',
    'history-engine',
    'block-kit',
    'blocks-generic',
    ...blockFamilies,
    'block-catalogue',
    'page-designs',
    'marketplace-export',
    'api-client',
    'ui-kit',
    'session',
    'page-measure',
    'editor-core',
    'editor-ui',
  ],
};

const names = Object.keys(mayImport);
for (const [row, name] of names.entries()) {
  const notAbove = mayImport[name].filter((other) => !names.slice(0, row).includes(other));
  if (notAbove.length > 0)
    throw new Error(`boundaries.cjs: ${name} may import only rows above it, not ${notAbove}`);
}

const packageRules = names.map((name) => ({
  name: `${name} imports only ${mayImport[name].join(', ') || 'no workspace package'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: notTests },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...mayImport[name]].join('|')})/` },
}));

const pure = ['epack-model', 'history-engine', 'stream-embed', 'page-measure', 'editor-core'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...packageRules,
    {
      name: 'every package is in the table',
      comment: 'Add the new package to mayImport in this file.',
      severity: 'error',
      from: { path: `^packages/(?!(${names.join('|')})/)` },
      to: {},
    },
    {
      name: 'packages never import apps or tooling',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: notTests },
      to: { path: '^(apps|tooling)/' },
    },
    {
      name: 'apps never import apps',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'the server imports no user interface',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^packages/(ui-kit|editor-ui|editor|session)/' },
    },
    {
      name: 'stream-embed takes only types from the contract',
      severity: 'error',
      from: { path: '^packages/stream-embed/src/', pathNot: notTests },
      to: { path: '^packages/api-client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure packages know no React',
      severity: 'error',
      from: { path: `^packages/(${pure.join('|')})/src/`, pathNot: notTests },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
    {
      name: 'block definitions know no React',
      severity: 'error',
      from: {
        path: '^packages/block(s-[a-z]+|-kit|-catalogue)/src/.*(schema|index|parts)\\.ts$',
        pathNot: '/(react|testing)/',
      },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
    {
      name: 'chart.js lives in ui-kit charts only',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^packages/ui-kit/src/charts/' },
      to: { path: 'node_modules/(chart\\.js|react-chartjs-2)/' },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every import resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(raw|inline|url)$|^node$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@vitrina/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    progress: { type: 'none' },
  },
};
