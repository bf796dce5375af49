import { join } from 'node:path'
import fc from 'fast-check'
import { clientViews } from '../../scripts/lib/client-views'
import { knownTo, shipped } from '../../scripts/views-check/input'
import { createWorld } from '../../scripts/views-check/world'
import { gatesOf } from '../../server/builder/catalogue'
import { FORMS } from '../../server/form/form-table'
import { picture } from '../../server/pictures'
import { HANDLERS } from '../../server/routes'
import { VIEWS } from '../../server/views'
import { checkDraft, checkView } from '../../src/features/builder/lint/check'
import { groupNames, newWidget, typesOf } from '../../src/features/builder/parts/catalogue'
import { apply, type Raw, rowsOf, setOp, stamped } from '../../src/features/builder/rules/document'
import { worldOf } from '../../src/features/builder/widgets/editor/checking'
import ready from '../../src/features/builder/widgets/editor/ready.json'
import { all } from '../../src/registry/all'
import { callNames } from '../../src/registry/call-lookup'
import { isObject, parseJson } from '../../src/shared/json'
import { damaged, mutation } from '../support/damage'

// The editor looks at a page with what the server tells it, one widget at a time: it finds what the command finds.

const root = join(__dirname, '../..')
const inputs = shipped(clientViews)
const definitions = inputs.flatMap((input) => input.definitions) as Raw[]
const script = createWorld({ definitions: knownTo(inputs, clientViews), root })
const text = JSON.stringify(definitions)
const pictures = [...new Set(text.match(/\/pictures\/[\w./-]+\.svg(\?[\w=&]*)?/g))]
const links = [...text.matchAll(/"(\/[^"]*url=[^"]*)"/g)].map(([, link = '']) => link)

const editor = async () =>
  worldOf(
    all,
    {
      pages: [...VIEWS.keys()],
      links,
      redirects: {},
      forms: [...FORMS.keys()],
      gates: gatesOf(HANDLERS.map(({ contract }) => contract)),
      pictures: pictures.map((url) => ({ url, bytes: picture(url)?.length ?? null })),
    },
    await callNames(),
  )

const lines = (problems: readonly { readonly rule: string; readonly path: string }[]) =>
  problems.map(({ rule, path }) => `${rule} ${path}`).sort()

test('of everything that ships it finds what the command finds', async () => {
  const world = await editor()
  for (const page of definitions)
    expect(lines(checkDraft(page, world))).toEqual(lines(checkView(page, script).problems))
})

test('of whatever is damaged too', async () => {
  const world = await editor()
  fc.assert(
    fc.property(
      fc.constantFrom(...definitions),
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      (definition, mutations) => {
        // A hole in a list is no JSON.
        const page: unknown = parseJson(JSON.stringify(damaged(definition, mutations)) ?? '')
        if (!isObject(page)) return
        const found = checkView(page, script).problems
        if (found.some(({ rule }) => rule === 'unreadable')) return
        expect(lines(checkDraft(page, world))).toEqual(lines(found))
      },
    ),
    { numRuns: 300 },
  )
})

test.each(groupNames.flatMap(typesOf))('a new %s has no error', async (type) => {
  const page = stamped({ name: 'x', url: '/spring/sale', widgets: [newWidget(type)] })
  const errors = checkDraft(page, await editor()).filter(({ severity }) => severity === 'error')
  expect(errors).toEqual([])
})

const widgetsOf = (keys: readonly string[]): readonly object[] =>
  keys.flatMap(
    (key) => (ready.ready.find((section) => section.key === key)?.widgets ?? []) as object[],
  )
const offered = [
  ...ready.ready.map(({ name, key }) => [name[0], [key]] as const),
  ...ready.pages.map(({ name, of }) => [name[0], of] as const),
]

test('twelve sections and eight pages are ready, and each page is made of sections', () => {
  expect([ready.ready.length, ready.pages.length]).toEqual([12, 8])
  for (const [, keys] of offered) for (const key of keys) expect(widgetsOf([key])).not.toEqual([])
})

test.each(offered)('what is ready as %s has no error', async (_, keys) => {
  const page = { name: 'x', url: '/spring/sale', widgets: widgetsOf(keys) }
  const found = checkDraft(stamped(page), await editor())
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('what was found of a widget goes with it, and is found anew once it is changed', async () => {
  const world = await editor()
  const page = stamped(definitions.find(({ url }) => url === '/company/about') as Raw)
  const [first, last] = [rowsOf(page)[0], rowsOf(page).at(-1)]
  const before = checkDraft(page, world)
  const bad = apply(page, setOp(page, { node: last?.id ?? '', path: ['config', 'v'] }, 99))
  const [problem] = checkDraft(bad, world).filter(({ rule }) => rule === 'widget-newer')
  expect(problem).toMatchObject({ id: last?.id, inner: 'config.v' })
  const moved = { ...bad, widgets: [...(bad.widgets as object[])].reverse() }
  expect(lines(checkDraft(moved, world))).toEqual(lines(checkView(moved, script).problems))
  expect(first?.id).not.toBe(last?.id)
  expect(lines(checkDraft(page, world))).toEqual(lines(before))
})
