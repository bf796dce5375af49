import type { FormField } from '../../contract'
import {
  alerts,
  button,
  field,
  open,
  sent,
  setUpForm,
  submit,
  tap,
  type,
} from './testing/open-form'

setUpForm()

test('what is missing is asked for in the words of its kind, and nothing is sent', async () => {
  const { calls } = await open({
    fields: [
      field('Name', 'text', { required: true }),
      field('Day', 'date', { required: true }),
      field('Rules', 'switch', { required: true }),
      field('Photos', 'images', { required: true }),
    ],
  })
  await submit()
  expect(alerts()).toEqual([
    'Fill in: Name',
    'Choose: Day',
    'Tick to agree first',
    'Upload: Photos',
  ])
  expect(sent(calls)).toEqual([])
})

// Client spec §5 for mobile numbers and ID cards; bounds as the field names them.
const RULES: readonly (readonly [string, Partial<FormField>, string[], string[]])[] = [
  ['mobile', {}, ['13800138000', '19912345678'], ['12800138000', '1380013800', '23800138000']],
  [
    'idCard',
    {},
    ['440307198512310021', '44030720000229002X'],
    ['040307198512310021', '440307178512310021', '440307198513310021', '440307198512320021'],
  ],
  ['email', {}, ['a@b.cn'], ['a@b', 'a b@c.cn']],
  ['number', { min: 2, max: 4 }, ['2', '4'], ['1', '5']],
  ['text', { min: 2, maxLength: 3 }, ['ab', 'abc'], ['a']],
  ['money', {}, ['0.01', '28'], ['1.234']],
]

test.each(RULES)('%s %j takes none of its wrong texts', async (kind, more, _right, wrong) => {
  const { calls } = await open({ fields: [field('It', kind, more)] })
  for (const text of wrong) {
    await type('It', text)
    await submit()
    expect([text, alerts().length]).toEqual([text, 1])
  }
  expect(sent(calls)).toEqual([])
})

test.each(RULES.flatMap(([kind, more, right]) => right.map((text) => [kind, text, more] as const)))(
  '%s takes %s',
  async (kind, text, more) => {
    const { calls } = await open({ fields: [field('It', kind, more)] })
    await type('It', text)
    await submit()
    expect(alerts()).toEqual([])
    expect(sent(calls)).toHaveLength(1)
  },
)

test.each([
  ['Add a picture: Photos', 'images', 'image', 9],
  ['Add a file: Photos', 'files', 'file', 100],
] as const)(
  'unless told otherwise "%s" takes so many (client spec §5)',
  async (name, kind, media, most) => {
    const { host } = await open({ fields: [field('Photos', kind)] })
    await tap(button(name))
    expect(host.chooseMedia.mock.calls).toEqual([[media, most, undefined]])
  },
)
