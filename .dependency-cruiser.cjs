/**
 * Layers, lowest first. A layer may import the layers on its list and nothing else.
 * ARCHITECTURE.md draws this table; this file enforces it.
 */
const may = {
  shared: [],
  errors: ['shared'],
  platform: ['shared', 'errors'],
  http: ['shared', 'errors'],
  api: ['shared', 'errors', 'http'],
  stores: ['shared', 'errors', 'http', 'api'],
  routing: ['shared', 'errors', 'platform'],
  i18n: ['shared', 'platform'],
  flows: ['shared', 'errors', 'platform', 'api', 'stores', 'routing'],
  ui: ['shared', 'i18n', 'assets'],
  engine: ['shared', 'errors', 'api', 'http', 'stores', 'routing', 'flows', 'i18n', 'ui'],
  widgets: ['shared', 'errors', 'api', 'stores', 'routing', 'flows', 'i18n', 'ui', 'engine'],
  registry: ['i18n', 'engine', 'widgets'],
  pages: ['shared', 'errors', 'stores', 'routing', 'flows', 'i18n', 'ui', 'engine', 'registry'],
  core: ['shared', 'errors', 'stores', 'routing', 'flows', 'i18n', 'ui', 'engine', 'registry'],
}
const layers = Object.keys(may)

const layerRules = layers.map((layer) => ({
  name: `layer-${layer}`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: '(\\.test\\.tsx?|^src/engine/testing/.*)$' },
  to: { path: `^src/(?!(${[layer, ...may[layer]].join('|')})/)` },
}))

module.exports = {
  forbidden: [
    ...layerRules,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'taro-sdk-only-in-platform',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(platform|app\\.|bootstrap)|\\.test\\.tsx?$' },
      to: { path: '(^|/)@tarojs/taro($|/)' },
    },
    {
      name: 'no-react-below-ui',
      severity: 'error',
      from: {
        path: '^src/(shared|errors|http|api|stores|flows|routing)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '(^|/)(react|@tarojs/components)($|/)' },
    },
    {
      name: 'taro-components-only-in-ui',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ui/' },
      to: { path: '(^|/)@tarojs/components($|/)' },
    },
    {
      name: 'h5-has-no-taro-components',
      comment:
        'Host elements on H5: the components cost three times the time (docs/benchmarks.md).',
      severity: 'error',
      from: { path: '\\.h5\\.tsx?$' },
      to: { path: '(^|/)@tarojs/components($|/)' },
    },
    {
      name: 'widgets-do-not-import-widgets',
      severity: 'error',
      from: { path: '^src/widgets/([^/]+)/.+' },
      to: { path: '^src/widgets/([^/]+)/.+', pathNot: '^src/widgets/$1/' },
    },
    {
      name: 'page-folders-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/core/([^/]+)/' },
      to: { path: '^src/core/([^/]+)/', pathNot: '^src/core/$1/' },
    },
    {
      name: 'main-package-stays-small',
      severity: 'error',
      from: { path: '^src/(pages|app\\.|bootstrap)' },
      to: { path: '^src/(core|registry/(?!base))' },
    },
    {
      name: 'api-areas-share-shapes-only',
      severity: 'error',
      from: { path: '^src/api/([^/]+)/' },
      to: { path: '^src/api/([^/]+)/', pathNot: '^src/api/($1/|[^/]+/(shapes|guarded))' },
    },
    {
      name: 'route-table-imports-nothing',
      severity: 'error',
      from: { path: '^src/routing/table\\.ts$' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-never-imports-server',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/' },
    },
    {
      name: 'server-imports-contracts-only',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(?!(api|shared)/|http/(headers|types)|engine/contract)' },
    },
    {
      name: 'no-host-suffix-in-imports',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.(weapp|alipay|h5)\\.tsx?$' },
    },
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
}
