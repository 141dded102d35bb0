// Which workspace package may import which. One table; the rules derive from it.

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
  'block-runtime': [],
  'epack-renderer': ['epack-model', 'block-kit', 'block-catalogue'],
  'marketplace-export': ['epack-model', 'block-catalogue'],
  'stream-embed': ['block-runtime', 'api-client'],
  'api-client': ['epack-model'],
  session: ['api-client', 'ui-kit'],
  'ui-kit': [],
  'builder-kit': [
    'epack-model',
    'history-engine',
    'block-kit',
    'blocks-generic',
    ...blockFamilies,
    'block-catalogue',
    'block-runtime',
    'marketplace-export',
    'api-client',
    'ui-kit',
    'session',
  ],
};

const notTests = require('./testPaths.cjs');

const packageRules = Object.entries(mayImport).map(([name, allowed]) => ({
  name: `${name} imports only ${allowed.join(', ') || 'no workspace package'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: notTests },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

const pure = ['epack-model', 'history-engine', 'stream-embed'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...packageRules,
    {
      name: 'a package stands in the table',
      comment: 'Add the new package to mayImport in this file.',
      severity: 'error',
      from: { path: `^packages/(?!(${Object.keys(mayImport).join('|')})/)` },
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
      to: { path: '^packages/(ui-kit|builder-kit|session)/' },
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
