/**
 * Arrows, lowest first: a layer may import the layers on its list and nothing else. ARCHITECTURE.md draws
 * this table, this file enforces it, and `scripts/layers.test.ts` shows each rule failing once.
 */
const may = {
  shared: [],
  errors: ['shared'],
  platform: ['shared', 'errors', 'assets'],
  http: ['shared', 'errors'],
  stores: ['shared', 'errors', 'http'],
  routing: ['shared', 'errors'],
  i18n: ['shared', 'platform'],
  ui: ['shared', 'i18n', 'assets'],
  engine: ['shared', 'errors', 'http', 'stores', 'routing', 'i18n', 'ui'],
  features: ['shared', 'errors', 'platform', 'http', 'stores', 'routing', 'i18n', 'ui', 'engine'],
  registry: ['http', 'i18n', 'engine', 'features'],
  pages: ['shared', 'errors', 'stores', 'routing', 'features', 'i18n', 'ui', 'engine', 'registry'],
  core: ['shared', 'errors', 'stores', 'routing', 'features', 'i18n', 'ui', 'engine', 'registry'],
  diy: ['shared', 'errors', 'stores', 'routing', 'features', 'i18n', 'ui', 'engine', 'registry'],
}

/** Tests and their helpers may look at everything. */
const TESTS = '(\\.test\\.tsx?|/testing/[^/]+)$'

/** Texts lie with the code that shows them; the registry alone gathers them from every layer. */
const TEXTS = { registry: '^src/.+\\.(en|zh-Hans)\\.json$' }

const layerRules = Object.entries(may).map(([layer, lower]) => ({
  name: `layer-${layer}`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: TESTS },
  to: {
    path: `^src/(?!(${[layer, ...lower].join('|')})/)`,
    ...(TEXTS[layer] && { pathNot: TEXTS[layer] }),
  },
}))

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'no-circles',
      comment:
        'A circle of types alone is none at run time: a widget and its definition name each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'features-by-their-door',
      comment:
        'Another room is entered through its index.ts; its contract alone may be read beside it.',
      severity: 'error',
      from: {
        path: '^src/features/([^/]+)/(?!contract[^/]*\\.ts|rules/)',
        pathNot: TESTS,
      },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'registries-and-pages-enter-by-doors-and-widgets',
      comment: 'Widgets never pass through a door: the registries name their folders.',
      severity: 'error',
      from: { path: '^src/(registry|pages|shop|core|diy|bootstrap)', pathNot: TESTS },
      to: {
        path: '^src/features/',
        pathNot: '^src/features/[^/]+/(index|contract[^/]*|widgets/[^/]+/index)\\.ts$|\\.json$',
      },
    },
    {
      name: 'doors-are-light',
      comment: 'What a door shows, every package that enters pays for.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/index\\.ts$' },
      to: { path: '^src/features/[^/]+/widgets/' },
    },
    {
      name: 'widgets-do-not-import-widgets',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/widgets/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/features/[^/]+/widgets/', pathNot: '^src/features/$1/widgets/$2/' },
    },
    {
      name: 'contracts-are-pure',
      comment: 'The sandbox reads them: schemas and shared types only.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/(contract[^/]*\\.ts|rules/)', pathNot: TESTS },
      to: {
        path: '^src/|(^|/)(react|@tarojs|mobx|@tanstack)',
        pathNot:
          '^src/(shared|errors|http/(endpoint|shapes|user-record)|features/[^/]+/(contract[^/]*\\.ts|rules/|index\\.ts))',
      },
    },
    {
      name: 'taro-sdk-only-in-platform',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(platform|app\\.|bootstrap)|\\.test\\.tsx?$' },
      to: { path: '(^|/)@tarojs/taro($|/)' },
    },
    {
      name: 'no-react-below-ui',
      severity: 'error',
      from: { path: '^src/(shared|errors|http|stores|routing)/', pathNot: '\\.test\\.tsx?$' },
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
      name: 'page-folders-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/core/([^/]+)/' },
      to: { path: '^src/core/([^/]+)/', pathNot: '^src/core/$1/' },
    },
    {
      name: 'main-package-stays-small',
      severity: 'error',
      from: { path: '^src/(pages|app\\.|bootstrap)' },
      to: { path: '^src/(shop|core|diy|registry/(?!base|call|texts/sources))' },
    },
    {
      name: 'route-table-imports-nothing',
      severity: 'error',
      from: { path: '^src/routing/table\\.ts$' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'adoption-is-no-tunnel',
      comment: 'Every layer reads taproom.config.ts: it may know what is below them all.',
      severity: 'error',
      from: { path: '^taproom\\.config\\.ts$' },
      to: { dependencyTypesNot: ['type-only'], pathNot: '^src/shared/' },
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
      // What attacks the client's answers, network and stores drives the client itself.
      from: { path: '^server/', pathNot: [TESTS, '^server/attack/client/'] },
      to: {
        path: '^src/',
        pathNot:
          '^src/(shared/|http/(headers|types|endpoint|shapes|redact|user-record|upload-file)\\.ts|routing/(url|table)\\.ts|engine/(contract|calls)\\.ts|features/[^/]+/(contract[^/]*\\.ts|rules/))',
      },
    },
    {
      name: 'packages-use-the-kit-alone',
      comment: 'What else is in src may change with any commit.',
      severity: 'error',
      from: { path: '^examples/([^/]+)/' },
      to: { path: '.', pathNot: '^(examples/$1/|kit/|taproom/widget|(node_modules/)?react($|/))' },
    },
    {
      name: 'the-app-needs-no-kit',
      severity: 'error',
      from: { path: '^(src|server)/' },
      to: { path: '^(kit|examples)/' },
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
