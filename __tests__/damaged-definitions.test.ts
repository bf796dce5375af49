import fc from 'fast-check'
import { VIEWS } from '../server/views'
import { sliceWidgets } from '../src/engine/outlet/outlet'
import { type CompiledView, compile } from '../src/engine/read/compile'
import { all } from '../src/registry/all'

/** What a broken server, an editor's bug or an attacker may put anywhere in a definition. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    1e308,
    true,
    [],
    {},
    [null],
    { type: 'banner' },
    'constructor',
    '__proto__',
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    'x'.repeat(25_000),
    Array.from({ length: 300 }, () => ({})),
    { $: 'session', path: 'user.token' },
    { from: 'api', call: 'people/user/logout' },
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

const clone = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

type Step = string | number
interface Place {
  readonly holder: Record<Step, unknown>
  readonly key: Step
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<Step, unknown>
  return Object.keys(value).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

const mutation = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'remove', 'rename', 'repeat', 'wrap'),
  value: junk,
})

/** A real definition with up to six damages. */
function damaged(
  definition: unknown,
  mutations: readonly { at: number; kind: string; value: unknown }[],
): unknown {
  const copy = { root: clone(definition) }
  for (const { at, kind, value } of mutations) {
    const places = placesIn(copy)
    const place = places[at % places.length]
    if (!place) break
    const { holder, key } = place
    const before = holder[key]
    if (kind === 'replace') holder[key] = clone(value)
    if (kind === 'remove') delete holder[key]
    if (kind === 'rename') holder[`${key}2`] = clone(before)
    if (kind === 'wrap') holder[key] = [before, clone(value)]
    if (kind === 'repeat' && Array.isArray(holder))
      holder.push(...[1, 2, 3].map(() => clone(before)))
  }
  return copy.root
}

function isDrawable(compiled: CompiledView): boolean {
  return compiled.widgets.every(
    ({ id, height, box }) =>
      typeof id === 'string' && Number.isFinite(height) && typeof box.className === 'string',
  )
}

test('2000 damaged definitions: each is read or refused, and none throws', () => {
  const definitions = [...VIEWS.values()]
  expect(definitions.length).toBeGreaterThan(5)
  fc.assert(
    fc.property(
      fc.constantFrom(...definitions),
      fc.array(mutation, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('h5' as const, 'weapp' as const, 'alipay' as const),
      (definition, mutations, platform) => {
        const compiled = compile(damaged(definition, mutations), { registry: all, platform })
        if (compiled === undefined) return
        expect(compiled.widgets.length).toBeLessThanOrEqual(80)
        expect(isDrawable(compiled)).toBe(true)
        const drawn = sliceWidgets(compiled.widgets, 667).flatMap(({ widgets }) => widgets)
        expect(drawn).toEqual(compiled.widgets)
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length)
      },
    ),
    { numRuns: 2000 },
  )
})

test('500 values that were never a definition: none throws', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), junk, (raw, widgets) => {
      compile(raw, { registry: all, platform: 'h5' })
      compile({ widgets }, { registry: all, platform: 'h5' })
      compile({ widgets: [raw, widgets] }, { registry: all, platform: 'h5' })
    }),
    { numRuns: 500 },
  )
})

test('no damage opens a gate that a definition closes by a flag', () => {
  const closed = { name: 'x', url: '/x', widgets: [], security: { isLogin: true, isAdmin: true } }
  fc.assert(
    fc.property(
      fc.constantFrom('isLogin', 'isAdmin', 'getApi'),
      junk.filter((value) => Boolean(value)),
      (flag, value) => {
        const raw = { ...closed, security: { [flag]: value } }
        const security = compile(raw, { registry: all, platform: 'h5' })?.security ?? {}
        expect(Boolean(security[flag as 'isLogin'])).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
