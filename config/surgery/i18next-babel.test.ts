import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@babel/core'
import { i18nextBabel } from './i18next-babel'

const SOURCE = readFileSync(
  path.join(path.dirname(require.resolve('i18next/package.json')), 'dist/esm/i18next.js'),
  'utf8',
)

const operate = (code: string) =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    compact: false,
    plugins: [i18nextBabel],
  })?.code ?? ''

interface Texts {
  init(options: object): void
  t(key: string, values?: object): string
  exists(key: string): boolean
  on(event: string, listener: () => void): void
  changeLanguage(language: string): void
  addResourceBundle(language: string, space: string, texts: object, deep: true, over: true): void
}

/** i18next as a build carries it. */
function operated(): Texts {
  const code = operate(SOURCE).replace(/^export .*$/m, 'return createInstance()')
  return new Function(code)() as Texts
}

test('texts are looked up, filled, counted and changed as before', () => {
  const texts = operated()
  const heard: string[] = []
  texts.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: {},
    nsSeparator: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: () => heard.push('missing'),
  })
  texts.on('languageChanged', () => heard.push('changed'))
  const english = {
    room: { hello: 'Hello {{name}}', beer_one: '{{count}} beer', beer_other: '{{count}} beers' },
  }
  texts.addResourceBundle('en', 'translation', english, true, true)
  texts.addResourceBundle(
    'zh-Hans',
    'translation',
    { room: { hello: '{{name}}，你好' } },
    true,
    true,
  )
  expect(texts.t('room.hello', { replace: { name: '<Wang>' } })).toBe('Hello <Wang>')
  expect(texts.t('room.beer', { replace: { count: 1 }, count: 1 })).toBe('1 beer')
  expect(texts.t('room.beer', { replace: { count: 2 }, count: 2 })).toBe('2 beers')
  texts.changeLanguage('zh-Hans')
  expect(texts.t('room.hello', { replace: { name: '王' } })).toBe('王，你好')
  expect(texts.t('room.beer', { replace: { count: 3 }, count: 3 })).toBe('3 beers')
  // What is not given leaves its slot, and what is put in stays as it is.
  expect(texts.t('room.hello', { replace: {} })).toBe('{{name}}，你好')
  expect(texts.t('room.hello', { replace: { name: '{{name}} $t(room.none)' } })).toBe(
    '{{name}} $t(room.none)，你好',
  )
  expect(texts.t('room.hello', { lng: 'en', replace: { name: 'Wang' } })).toBe('Hello Wang')
  expect(texts.exists('room.none')).toBe(false)
  expect(texts.t('room.none')).toBe('room.none')
  expect(heard).toEqual(['changed', 'missing'])
})

test('what fetches and formats is gone', () => {
  expect(SOURCE).toMatch(/maxParallelReads/)
  expect(SOURCE).toMatch(/Intl\.NumberFormat\(lng/)
  const code = operate(SOURCE)
  for (const gone of [/maxParallelReads/, /loadNamespaces\(ns/, /cloneInstance\(options/])
    expect(code).not.toMatch(gone)
})

test('no text of ours would miss it', () => {
  const source = path.resolve(__dirname, '../../src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(en|zh-Hans)\.json$/.test(file),
  )
  expect(files.length).toBeGreaterThan(40)
  for (const file of files) {
    const texts = readFileSync(path.join(source, file), 'utf8')
    expect([file, /\{\{[^}]*,[^}]*\}\}|\$t\(/.exec(texts)?.[0]]).toEqual([file, undefined])
  }
})

test('another i18next stops the build', () => {
  expect(() => operate(SOURCE.replace('class Connector', 'class Fetcher'))).toThrow(
    'i18next has no class Connector',
  )
  expect(() => operate(SOURCE.replace('  hydrate(', '  dry('))).toThrow('I18n has no hydrate')
})
