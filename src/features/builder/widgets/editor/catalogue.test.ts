import { compile } from '../../../../engine/read/compile'
import { account } from '../../../../registry/account'
import { all } from '../../../../registry/all'
import { base } from '../../../../registry/base'
import { commerce } from '../../../../registry/commerce'
import { describe as describeField, emptyOf, fieldsOfWidget, fits } from '../../rules/describe'
import { stamped } from '../../rules/document'
import { canDraw, groupNames, isNamed, slotsFor, typesOf } from './catalogue'
import { newWidget } from './palette'

const types = groupNames.flatMap(typesOf)
const drawable = (url: string) =>
  [...all]
    .filter(([type, { definition }]) => canDraw(url, type, definition.tier))
    .map(([type]) => type)

test('every widget there is has a name and a place in the palette, once', () => {
  const unnamed = [...all.keys()].filter((type) => !isNamed(type))
  // The editor itself is no part of a page.
  expect(unnamed).toEqual(['pageEditor'])
  expect(types.filter((type) => !all.has(type))).toEqual([])
  expect(new Set(types).size).toBe(types.length)
})

test.each(types)('a new %s is one that can be read', (type) => {
  const page = stamped({ url: '/x', widgets: [newWidget(type)] })
  const compiled = compile(page, { registry: all, platform: 'h5' })
  expect(compiled?.issues).toEqual([])
  expect(compiled?.widgets).toHaveLength(1)
})

test.each([
  ['/pages/tabbar/index', base],
  ['/user/setting', account],
  ['/tool/search', account],
  ['/user/address', commerce],
  ['/company/about', commerce],
  ['/zero/index', all],
  ['/merchant/index', commerce],
  // Drawn by a page that has all.
  ['/user/terms', all],
  ['/spring/sale', all],
])('%s offers what its page can draw', (url, registry) => {
  expect(drawable(url).sort()).toEqual([...registry.keys()].sort())
})

test('slots are those there are, of a group its contents, of tabs one each', () => {
  expect(slotsFor('group', {})).toEqual(['content'])
  expect(slotsFor('tabs', { value: [{ key: 'one' }, { key: 'two' }, 'three'] })).toEqual([
    'one',
    'two',
  ])
  expect(slotsFor('newer', { config: { slots: { left: [], right: [] } } })).toEqual([
    'left',
    'right',
  ])
})

test.each([...all].map(([type, { definition }]) => [type, definition] as const))(
  'the fields of %s take what its examples have',
  (_type, { value, config, examples }) => {
    for (const example of Object.values(examples)) {
      const node = { value: example.value, config: example.config }
      const fields = fieldsOfWidget(value, config, node)
      const given = example.config as Record<string, unknown>
      const strange = fields.options.filter((field) => !fits(field, given[field.name]))
      // A value of another form than its control's is shown as JSON: few are.
      expect(strange.length).toBeLessThan(2)
      for (const field of fields.options) expect(fits(field, emptyOf(field))).toBe(true)
    }
    expect(describeField(config, 'config').kind).toBe('object')
  },
)
