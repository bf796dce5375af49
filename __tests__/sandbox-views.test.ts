import { VIEWS } from '../server/views'
import { compile } from '../src/engine/read/compile'
import { all } from '../src/registry/all'
import { routes } from '../src/routing/table'

/** Types the sandbox already sends and this client draws through their fallback. */
const AHEAD: readonly string[] = []

test.each([...VIEWS.values()].map((definition) => [definition.url, definition] as const))(
  '%s is read without a complaint',
  (_, definition) => {
    const raw: unknown = JSON.parse(JSON.stringify(definition))
    const compiled = compile(raw, { registry: all, platform: 'h5' })
    const expected = definition.widgets.flatMap(({ config }, i) =>
      AHEAD.includes(config.type) ? [`${i}: unknown widget ${config.type}`] : [],
    )
    expect(compiled?.issues).toEqual(expected)
    expect(compiled?.missing).toEqual([])
    expect(compiled?.widgets).toHaveLength(definition.widgets.length)
  },
)

/** Addresses within the app that stand somewhere in a node, as the page they lead to. */
function waysIn(node: unknown): string[] {
  if (typeof node === 'object' && node !== null) return Object.values(node).flatMap(waysIn)
  if (typeof node !== 'string' || !/^\/[a-z]/i.test(node) || FILES.test(node)) return []
  const { pathname, searchParams } = new URL(node, 'https://taproom.example')
  const isOuter = pathname === '/views/index' || pathname === '/auto/edit'
  return [isOuter ? (searchParams.get('url') ?? '') : pathname]
}
/** What the sandbox serves besides pages. */
const FILES = /^\/(pictures|films)\//

test('every way that is offered leads to a page that is there', () => {
  const known = new Set<string>([...routes.map(({ path }) => path), ...VIEWS.keys()])
  expect([...VIEWS.values()].flatMap(waysIn).filter((page) => !known.has(page))).toEqual([])
})
