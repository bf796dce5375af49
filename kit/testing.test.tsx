import { checkWidget, drawWidget, screen } from './testing'
import { Text } from './ui'
import { defineWidget, l10n, localize, useIsShown, useLocale, useTexts, v } from './widget'

const texts = {
  en: { hello: 'Hello {{name}}, {{times}} times{{none}}' },
  'zh-Hans': { hello: '{{name}}你好' },
}

function Greeting({ value }: { readonly value: { readonly name: unknown } }) {
  const t = useTexts(texts)
  const locale = useLocale()
  const name = localize(value.name as string, locale)
  return <Text>{t('hello', { name, times: useIsShown()() ? 2 : 0 })}</Text>
}

const value = v.object({ name: l10n })
const config = v.object({ size: v.optional(v.number(), 1) })
const examples = { full: { value: { name: 'Ann' }, config: {} } }
const sound = { type: 'greeting', version: 1, height: 20, value, config, examples }

test('a sound widget owes nothing', () => checkWidget(defineWidget(sound, Greeting)))

test('texts are filled, in the language of the app', async () => {
  const greeting = defineWidget(sound, Greeting)
  const { unmount } = await drawWidget(greeting, { value: { name: 'Ann' } })
  expect(screen.getByText('Hello Ann, 2 times')).toBeInTheDocument()
  unmount()
  await drawWidget(greeting, { value: { name: 'Ann' }, locale: 'zh-Hans' })
  expect(screen.getByText('Ann你好')).toBeInTheDocument()
})

test('a package ships with the pages of the shop', () => {
  expect(defineWidget(sound, Greeting).definition.tier).toBe('commerce')
})

const spoken = { en: 'Greeting', 'zh-Hans': '问候' }
const lacking = (field: object) => checkWidget(defineWidget({ ...sound, ...field }, Greeting))

test.each([
  ['a name no definition could write', { type: 'My greeting' }, /'My greeting' is no type/],
  ['a version of none', { version: 0 }, /a version is 1 or more/],
  ['no example', { examples: {} }, /an example is wanted/],
  [
    'an example that cannot be read',
    { examples: { full: { value: { name: 1 }, config: {} } } },
    /greeting, full: value cannot be read/,
  ],
  [
    'a palette whose new one cannot be read',
    { palette: { name: spoken, note: spoken, value: { name: 7 } } },
    /greeting: a new one of the palette cannot be read/,
  ],
  [
    'a palette without a word for a field of its own',
    {
      config: v.object({ loudness: v.optional(v.number(), 1) }),
      palette: { name: spoken, note: spoken, value: { name: 'Ann' } },
    },
    /greeting: the palette has no word for 'loudness' \(en\)/,
  ],
  ['no room', { height: () => Number.NaN }, /greeting, full: its height is NaN/],
])('it is said of %s', async (_, field, said) => {
  await expect(lacking(field)).rejects.toThrow(said)
})

test('it is said of a widget that draws nothing, or throws, and where', async () => {
  const silent = defineWidget(sound, () => null)
  await expect(checkWidget(silent)).rejects.toThrow('greeting, full, en: nothing is drawn')
  const onlyEnglish = defineWidget(sound, () => (useLocale() === 'en' ? <Text>Hi</Text> : null))
  await expect(checkWidget(onlyEnglish)).rejects.toThrow('greeting, full, zh-Hans: nothing')
})

test('it is said of a widget that throws, and of one that foreign data breaks', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  const broken = defineWidget(sound, () => {
    throw new Error('no hops')
  })
  await expect(checkWidget(broken)).rejects.toThrow(/greeting, full, en: widget greeting threw/)
  const trusting = defineWidget(
    { ...sound, type: 'trusting', value: v.any() },
    (props: { readonly value: { readonly name: string } }) => (
      <Text>{props.value.name.trim()}</Text>
    ),
  )
  await expect(checkWidget(trusting)).rejects.toThrow('trusting: a value of another kind breaks it')
  complaint.mockRestore()
})
