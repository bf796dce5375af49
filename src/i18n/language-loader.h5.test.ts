import { LanguageLoader, type TextSources } from './index.h5'
import { show, shownLocale, type TextValues, textsVersion, translate } from './texts'

const say = translate as (key: string, values?: TextValues) => string

interface Load {
  readonly what: string
  readonly arrive: () => void
  readonly fail: () => void
}

/** A loader whose texts arrive when the test says so. */
function slow(): { loader: LanguageLoader; loads: Load[] } {
  const loads: Load[] = []
  const part = (what: string) => () =>
    new Promise<readonly { greeting: string }[]>((resolve, reject) =>
      loads.push({
        what,
        arrive: () => resolve([{ greeting: what }]),
        fail: () => reject(new Error('no network')),
      }),
    )
  const language = (name: string) => ({ first: part(`${name} first`), all: part(`${name} all`) })
  const loader = new LanguageLoader()
  loader.sources = { en: language('en'), 'zh-Hans': language('zh') } as TextSources
  return { loader, loads }
}

const whatOf = (loads: readonly Load[]) => loads.map(({ what }) => what)

beforeEach(() => show('en'))

test('a language is shown when its texts are there, and loaded once', async () => {
  const { loader, loads } = slow()
  const changed = loader.changeTo('zh-Hans')
  expect(shownLocale()).toBe('en')
  loads[0]?.arrive()
  await changed
  expect(shownLocale()).toBe('zh-Hans')
  expect(say('greeting')).toBe('zh all')
  const drawn = textsVersion()
  await loader.changeTo('zh-Hans')
  await loader.load('zh-Hans', 'first')
  // A text that nobody has is asked for at every drawing: that must not draw again.
  expect(textsVersion()).toBe(drawn)
  expect(whatOf(loads)).toEqual(['zh all'])
})

test('the home page has its own texts first; the rest is loaded when it is asked for', async () => {
  const { loader, loads } = slow()
  const first = loader.load('en', 'first')
  loads[0]?.arrive()
  await first
  expect(say('greeting')).toBe('en first')
  const rest = loader.changeTo('en')
  loads[1]?.arrive()
  await rest
  expect(say('greeting')).toBe('en all')
  expect(whatOf(loads)).toEqual(['en first', 'en all'])
})

test('the last choice wins, however the texts arrive', async () => {
  const { loader, loads } = slow()
  const first = loader.changeTo('zh-Hans')
  const last = loader.changeTo('en')
  loads[1]?.arrive()
  loads[0]?.arrive()
  await Promise.all([first, last])
  expect(loader.wanted).toBe('en')
  expect(shownLocale()).toBe('en')
})

test('without a network the language stays, and the next try loads it', async () => {
  const { loader, loads } = slow()
  const first = loader.changeTo('zh-Hans')
  loads[0]?.fail()
  await first
  expect(shownLocale()).toBe('en')
  const second = loader.changeTo('zh-Hans')
  loads[1]?.arrive()
  await second
  expect(shownLocale()).toBe('zh-Hans')
})

test('a page waits for its texts and hears that there is no network', async () => {
  const { loader, loads } = slow()
  const page = loader.load('zh-Hans', 'all')
  loads[0]?.fail()
  await expect(page).rejects.toThrow('no network')
})

test('what a page says of its own comes in the language on screen, and before another one is shown', async () => {
  const { loader, loads } = slow()
  const asked: string[] = []
  const own = (locale: string) => async () => {
    asked.push(locale)
    return { own: `${locale} own` }
  }
  await loader.bring({ en: own('en'), 'zh-Hans': own('zh') })
  expect([say('own'), asked]).toEqual(['en own', ['en']])
  const changed = loader.changeTo('zh-Hans')
  loads[0]?.arrive()
  await changed
  expect([say('own'), asked]).toEqual(['zh own', ['en', 'zh']])
})

test('without what a page says of its own a language is not shown', async () => {
  const { loader, loads } = slow()
  await loader.bring({
    en: async () => ({ own: 'en own' }),
    'zh-Hans': () => Promise.reject(new Error('no network')),
  })
  const changed = loader.changeTo('zh-Hans')
  loads[0]?.arrive()
  await changed
  expect(shownLocale()).toBe('en')
})
