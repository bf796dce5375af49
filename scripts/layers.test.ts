import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'

const root = join(__dirname, '..')
const config = join(root, '.dependency-cruiser.cjs')
const { forbidden } = require(config) as { forbidden: readonly { readonly name: string }[] }

/** One breach for each rule: the file that breaks it, and what it imports. */
const BREACHES: Readonly<Record<string, readonly [file: string, imports: string]>> = {
  'layer-shared': ['src/shared/money.ts', '../http/client'],
  'layer-errors': ['src/errors/index.ts', '../stores/session'],
  'layer-platform': ['src/platform/scan.ts', '../routing/url'],
  'layer-http': ['src/http/client.ts', '../stores/session'],
  'layer-stores': ['src/stores/session.ts', '../features/cart/contract'],
  'layer-routing': ['src/routing/url.ts', '../ui/box'],
  'layer-i18n': ['src/i18n/texts.ts', '../features/cart/index'],
  'layer-ui': ['src/ui/box.ts', '../engine/outlet'],
  'layer-engine': ['src/engine/outlet.ts', '../features/cart/index'],
  'layer-features': ['src/features/order/show.ts', '../../registry/base'],
  'layer-registry': ['src/registry/base.ts', '../ui/box'],
  'layer-pages': ['src/pages/home.ts', '../http/client'],
  'layer-core': ['src/core/shop/index.ts', '../../platform/scan'],
  'layer-diy': ['src/diy/diy/index.ts', '../../platform/scan'],
  'no-circles': ['src/shared/circle.ts', './circle-back'],
  'features-by-their-door': ['src/features/order/place.ts', '../cart/contract'],
  'registries-and-pages-enter-by-doors-and-widgets': [
    'src/registry/all.ts',
    '../features/cart/queries',
  ],
  'doors-are-light': ['src/features/cart/index.ts', './widgets/cart/index'],
  'widgets-do-not-import-widgets': ['src/features/cart/widgets/cart/index.ts', '../badge/index'],
  'contracts-are-pure': ['src/features/cart/contract.ts', 'react'],
  'taro-sdk-only-in-platform': ['src/ui/toast.ts', '@tarojs/taro'],
  'no-react-below-ui': ['src/stores/view.ts', 'react'],
  'taro-components-only-in-ui': ['src/engine/page.ts', '@tarojs/components'],
  'h5-has-no-taro-components': ['src/ui/box.h5.ts', '@tarojs/components'],
  'page-folders-do-not-import-each-other': ['src/core/user/index.ts', '../shop/index'],
  'main-package-stays-small': ['src/bootstrap.ts', './core/shop/index'],
  'route-table-imports-nothing': ['src/routing/table.ts', '../shared/money'],
  'adoption-is-no-tunnel': ['taproom.config.ts', './src/http/client'],
  'client-never-imports-server': ['src/features/cart/queries.ts', '../../../server/app'],
  'server-imports-contracts-only': ['server/app.ts', '../src/ui/box'],
  'packages-use-the-kit-alone': ['examples/ribbons/ribbon.ts', '../../src/ui/box'],
  'the-app-needs-no-kit': ['src/features/order/ribbon.ts', '../../../examples/ribbons/ribbon'],
  'no-host-suffix-in-imports': ['src/ui/card.ts', './box.h5'],
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-layers-'))
  const files = new Map<string, string>([
    ['src/shared/circle-back.ts', "export { made } from './circle'\n"],
    ['src/stores/adopted.ts', "import '../../taproom.config'\nexport const made = 1\n"],
    ['src/features/cart/widgets/badge/index.ts', 'export const badge = 1\n'],
  ])
  for (const [file, imports] of Object.values(BREACHES))
    files.set(file, `import '${imports}'\nexport const made = 1\n`)
  for (const [name, text] of files) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every rule of the layers has a breach here, and each breach is seen', () => {
  expect(Object.keys(BREACHES).sort()).toEqual(forbidden.map(({ name }) => name).sort())
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['src', 'server', 'examples', '--config', config, '--output-type', 'json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  const { violations } = (
    JSON.parse(stdout) as {
      summary: { violations: readonly { rule: { name: string }; from: string; to: string }[] }
    }
  ).summary
  // A circle is told from either end.
  const seen = new Set(
    violations.flatMap(({ rule, from, to }) => [`${rule.name} ${from}`, `${rule.name} ${to}`]),
  )
  const wanted = Object.entries(BREACHES).map(([rule, [file]]) => `${rule} ${file}`)
  expect(wanted.filter((breach) => !seen.has(breach))).toEqual([])
})

/** Which rooms each room of src/features imports, tests left out. */
function rooms(): ReadonlyMap<string, ReadonlySet<string>> {
  const base = 'src/features'
  const graph = new Map<string, Set<string>>()
  const names = readdirSync(join(root, base), { recursive: true, encoding: 'utf8' })
  for (const name of names.map((each) => each.replaceAll('\\', '/'))) {
    if (!/\.tsx?$/.test(name) || /\.test\.tsx?$|\/testing\//.test(name)) continue
    const [room = ''] = name.split('/')
    const others = graph.get(room) ?? new Set()
    graph.set(room, others)
    const text = readFileSync(join(root, base, name), 'utf8')
    for (const [, imported = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
      const [, other] =
        /^src\/features\/([^/]+)/.exec(posix.join(base, posix.dirname(name), imported)) ?? []
      if (other && other !== room) others.add(other)
    }
  }
  return graph
}

test('no room of the features leads back to itself', () => {
  const graph = rooms()
  expect(graph.size).toBeGreaterThan(20)
  const circles: string[] = []
  const follow = (room: string, way: readonly string[]): void => {
    const at = way.indexOf(room)
    if (at >= 0) {
      circles.push([...way.slice(at), room].join(' → '))
      return
    }
    for (const next of graph.get(room) ?? []) follow(next, [...way, room])
  }
  for (const room of graph.keys()) follow(room, [])
  expect([...new Set(circles)]).toEqual([])
})
