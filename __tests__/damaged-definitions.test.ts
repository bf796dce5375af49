import fc from 'fast-check'
import { VIEWS } from '../server/views'
import { sliceWidgets } from '../src/engine/outlet/outlet'
import { type CompiledView, compile } from '../src/engine/read/compile'
import { all } from '../src/registry/all'
import { damaged, junk, mutation } from './support/damage'

function isDrawable(compiled: CompiledView): boolean {
  return compiled.widgets.every(
    ({ id, height, box }) =>
      typeof id === 'string' && Number.isFinite(height) && typeof box.className === 'string',
  )
}

test('10,000 damaged definitions: each is read or refused, and none throws', () => {
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
    { numRuns: 10_000 },
  )
}, 600_000)

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
