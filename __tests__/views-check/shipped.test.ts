import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { clientViews } from '../../scripts/lib/client-views'
import { knownTo, shipped } from '../../scripts/views-check/input'
import { createWorld } from '../../scripts/views-check/world'
import { checkView } from '../../src/features/builder/lint/check'
import type { ViewNode } from '../../src/features/builder/lint/view'
import { SLOTS } from '../../src/features/builder/lint/widgets'
import { all } from '../../src/registry/all'

const root = join(__dirname, '../..')
const inputs = shipped(clientViews)
const world = createWorld({ definitions: knownTo(inputs, []), root })
const definitions = inputs.flatMap((input) => input.definitions)

test('every widget that draws slots has a row for them, with those that it names', () => {
  const files = readdirSync(join(root, 'src/features'), { recursive: true, encoding: 'utf8' })
  const drawing = files.flatMap((file) => {
    const [, folder] = /widgets[\\/]([^\\/]+)[\\/][^\\/]+\.tsx$/.exec(file) ?? []
    if (!folder || file.includes('.test.')) return []
    const [before, ...after] = readFileSync(join(root, 'src/features', file), 'utf8').split('slot(')
    if (after.length === 0) return []
    const type = folder.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
    // A folder of several widgets is called after none of them: the component is.
    const [component = ''] = before?.match(/(?<=export function )\w+/g)?.slice(-1) ?? []
    const named = component.replace(/^./, (letter) => letter.toLowerCase())
    // A slot that is named by a value is that of an entry, as a tab's.
    const slots = after.flatMap((call) => /^'(\w+)'/.exec(call)?.[1] ?? [])
    return [[all.has(type) ? type : named, slots] as const]
  })
  const types = [...new Set(drawing.map(([type]) => type))]
  for (const [type, slots] of drawing) {
    if (slots.length === 0) continue
    const row = SLOTS[type]?.({ node: {} } as ViewNode)
    expect([type, [...(row ?? [])].sort()]).toEqual([type, [...new Set(slots)].sort()])
  }
  expect(types.length).toBeGreaterThan(0)
  expect(Object.keys(SLOTS).sort()).toEqual(types.sort())
  expect(types.filter((type) => !all.has(type))).toEqual([])
})

test.each([...all.values()].map(({ definition }) => [definition.type, definition] as const))(
  'the examples of %s fit their own widget',
  (type, { examples }) => {
    for (const { value, config } of Object.values(examples)) {
      const widgets = [{ value, config: { ...(config as object), type } }]
      const { problems } = checkView({ name: '', url: '/cellar/index', widgets }, world)
      const broken = problems.filter(({ rule }) => ['misfit', 'ignored', 'box'].includes(rule))
      expect(broken).toEqual([])
    }
  },
)

/** `definition` with something else at one place of it. */
function damaged(definition: unknown, at: number, junk: unknown): unknown {
  const copy = { root: JSON.parse(JSON.stringify(definition)) as unknown }
  const places: (() => void)[] = []
  const collect = (holder: Record<string, unknown>): void => {
    for (const [key, value] of Object.entries(holder)) {
      places.push(() => {
        holder[key] = junk
      })
      if (typeof value === 'object' && value !== null) collect(value as Record<string, unknown>)
    }
  }
  collect(copy)
  places[at % places.length]?.()
  return copy.root
}

test('a damaged definition is told about, and never breaks the check', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...definitions),
      fc.nat(),
      fc.oneof(fc.constantFrom<unknown>(null, '', -1, [], [null], '__proto__'), fc.jsonValue()),
      (definition, at, junk) => {
        const { problems } = checkView(damaged(definition, at, junk), world)
        expect(problems.every(({ message }) => message !== '' && !message.includes('\n'))).toBe(
          true,
        )
      },
    ),
    { numRuns: 300 },
  )
})
