import * as v from 'valibot'
import { createRegistry, defineWidget, type WidgetTier } from '../../../engine/contract'
import { createTestServices, testUser } from '../../../engine/testing/render-widget'
import { HERE } from '../contract'
import type { Raw, Row } from '../rules/document'
import type { Editing } from '../widgets/editor/editing'
import {
  AS_ME,
  byEditor,
  calling,
  hiddenBy,
  partOf,
  problemsOf,
  registryFor,
  secondsOf,
  sessionAs,
  settingsAs,
  stageOf,
} from './reading'

const widgetOf = (type: string, tier: WidgetTier) =>
  defineWidget(
    {
      type,
      version: 1,
      tier,
      value: v.object({ text: v.string() }),
      config: v.object({}),
      height: 40,
      examples: {},
    },
    () => null,
  )
const group = defineWidget(
  {
    type: 'group',
    version: 1,
    tier: 'base',
    value: v.optional(v.unknown()),
    config: v.object({}),
    height: 40,
    examples: {},
  },
  () => null,
)
const all = createRegistry(group, widgetOf('word', 'base'), widgetOf('bill', 'account'))

test('a page has the widgets that it can draw, and keeps them', () => {
  const home = registryFor(all, '/pages/tabbar/index')
  expect([...home.keys()]).toEqual(['group', 'word'])
  expect([...registryFor(all, '/user/setting').keys()]).toEqual(['group', 'word', 'bill'])
  expect(registryFor(all, '/pages/tabbar/index')).toBe(home)
  expect(registryFor(new Map(all), '/pages/tabbar/index')).not.toBe(home)
})

describe('the session with other eyes', () => {
  const seen = (who: 'me' | 'guest' | 'member', user: typeof testUser | undefined = testUser) => {
    const { session } = createTestServices({ user }).services
    const { user: found, isLoggedIn } = sessionAs(session, { who, gradeId: 7, isVerified: true })
    return { grade: found?.gradeId, identity: found?.detail?.identity, isLoggedIn }
  }
  test('is the own one, or nobody, or a member of a grade', () => {
    const { gradeId, detail } = testUser
    expect(seen('me')).toEqual({ grade: gradeId, identity: detail?.identity, isLoggedIn: true })
    expect(seen('guest')).toEqual({ grade: undefined, identity: undefined, isLoggedIn: false })
    expect(seen('member')).toEqual({ grade: 7, identity: true, isLoggedIn: true })
  })
  test('of whom nobody is logged in there is no member', () => {
    const { session } = createTestServices({}).services
    expect(sessionAs(session, { ...AS_ME, who: 'member' }).isLoggedIn).toBe(false)
  })
  test('begins as oneself, of the first grade, not verified', () => {
    expect(AS_ME).toEqual({ who: 'me', gradeId: 1, isVerified: false })
  })
})

describe('the settings of the page alone', () => {
  const { settings } = createTestServices({}).services
  const changes: object[] = []
  const of = (as: object) => settingsAs(settings, { ...AS_ME, ...as }, (next) => changes.push(next))
  test('are those of the app where nothing else was chosen', () => {
    expect(of({})).toMatchObject({ locale: 'en', isDark: false, theme: 'light', fontScale: 1 })
    expect(of({ locale: 'zh-Hans', isDark: true, fontScale: 1.4 })).toMatchObject({
      ...{ locale: 'zh-Hans', isDark: true, theme: 'dark', fontScale: 1.4 },
    })
  })
  test('change the page, and not the app', () => {
    const own = of({})
    own.setLocale('zh-Hans')
    own.setTheme('dark')
    own.setTheme('light')
    own.setFontScale(1.2)
    own.toggleAmounts()
    expect(changes).toEqual([
      { locale: 'zh-Hans' },
      { isDark: true },
      { isDark: false },
      { fontScale: 1.2 },
    ])
    expect(settings).toMatchObject({ locale: 'en', isDark: false, fontScale: 1 })
    expect([settings.hideAmounts, own.hideAmounts]).toEqual([false, false])
  })
})

const conditions = [{ field: 'route.id', operator: 'equal', value: '7' }]
const when = { logicalOperator: 'and', conditions }
const hidden = (node: Raw, id = '7') =>
  hiddenBy({ node } as Row, { route: { id } } as Parameters<typeof hiddenBy>[1], 'h5')

test.each([
  ['nothing', {}, undefined],
  ['its host', { cssConfig: { hideOn: ['weapp', 'h5'] } }, 'host'],
  ['no other host', { cssConfig: { hideOn: ['weapp'] } }, undefined],
  ['no list of hosts', { cssConfig: { hideOn: 'h5' } }, undefined],
  ['no box', { cssConfig: 'h5' }, undefined],
  ['a condition that holds not', { config: { when } }, undefined],
])('a widget is hidden by %s', (_, node, why) => {
  expect(hidden(node)).toBe(why)
})

test('a widget is hidden by its condition while that does not hold', () => {
  expect(hidden({ config: { when } }, '8')).toBe('condition')
  expect(hidden({ config: 'none' })).toBeUndefined()
})

test('a widget is read again when it, the data or the host is another', () => {
  const node = { value: { text: 'x' }, config: { type: 'word', id: 'a' } }
  const data = {}
  const first = partOf(node, data, all, 'h5')
  expect(first?.widgets.map(({ id }) => id)).toEqual(['a'])
  expect(partOf(node, data, all, 'h5')).toBe(first)
  expect(partOf(node, {}, all, 'h5')).not.toBe(first)
  const again = partOf(node, data, all, 'h5')
  expect(partOf(node, data, all, 'weapp')).not.toBe(again)
  expect(partOf({ ...node }, data, all, 'h5')).not.toBe(partOf(node, data, all, 'h5'))
})

const word = (id: string, text: unknown) => ({ value: { text }, config: { type: 'word', id } })
const within = (id: string, content: readonly object[]) => ({
  config: { type: 'group', id, slots: { content } },
})
const problems = (...widgets: object[]) =>
  problemsOf({ widgets }, all, '/pages/tabbar/index', 'h5').map(({ id, rule }) => `${id} ${rule}`)

test('what keeps a page from going out is of the widget it lies in, and of no other', () => {
  expect(problems(word('a', 'fine'), within('g', [word('b', 'fine')]))).toEqual([])
  expect(problems(word('a', 7), word('b', 'fine'))).toEqual(['a misfit'])
  expect(problems(within('g', [word('a', 'fine'), word('b', 7)]))).toEqual(['b misfit'])
  expect(problems(within('g', [within('h', [word('b', 7)])]))).toEqual(['b misfit'])
})

test('what the page cannot draw keeps it back, unless something stands for it', () => {
  const bill = { config: { type: 'bill', id: 'b' } }
  expect(problems(bill, { config: { type: 'unknown', id: 'u' } })).toEqual([
    'b widget-elsewhere',
    'u widget-elsewhere',
  ])
  expect(problems({ config: { ...bill.config, fallback: word('w', 'x') } })).toEqual([])
})

test('a part that is bound is read with the data of its page', () => {
  const bound = { config: { type: 'word', id: 'a', bind: 'x' } }
  const page = (data: unknown) =>
    problemsOf({ widgets: [bound], data }, all, '/pages/tabbar/index', 'h5')
  expect(page({ $sources: { x: { from: 'list', type: 'x' } } })).toEqual([])
  expect(page('none')).toEqual(page(undefined))
})

test.each([
  ['2026-11-25 18:30', Date.UTC(2026, 10, 25, 10, 30) / 1000],
  ['  2026-11-25T00:00 ', Date.UTC(2026, 10, 24, 16) / 1000],
  ['2026-11-25 23:59', Date.UTC(2026, 10, 25, 15, 59) / 1000],
  ['2026-11-25 24:00', undefined],
  ['2026-11-25 18:60', undefined],
  ['2026-02-30 10:00', undefined],
  ['2026-11-25', undefined],
  ['x 2026-11-25 18:30', undefined],
  ['2026-11-25 18:30:00', undefined],
])("'%s' is a moment of the shop: %s", (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds)
})

test('a call is the editor’s own while it is made, and no longer', async () => {
  const seen = [calling.isOurs]
  const call = (answer: () => Promise<string>) =>
    byEditor(() => {
      seen.push(calling.isOurs)
      return answer()
    })
  expect(await call(async () => 'done')).toBe('done')
  const refuse = () => {
    throw new Error('no')
  }
  expect(() => call(refuse)).toThrow('no')
  expect([...seen, calling.isOurs]).toEqual([false, true, true, false])
})

const nav = { title: 'Cellar' }
test.each([
  ['what its page says of its bar', { $meta: { nav, rev: '1' } }, nav],
  ['nothing where it says nothing', { $meta: {} }, undefined],
  ['nothing where it is none', { $meta: 'x' }, undefined],
  ['nothing without data', undefined, undefined],
])('the page that shows what is edited has %s', (_, data, bar) => {
  const page = { name: 'Sale', data, widgets: [] }
  const { key, definition } = stageOf({ page, url: '/spring/sale' } as unknown as Editing)
  expect(key).toBe(`${HERE}spring/sale`)
  expect(definition).toEqual({
    name: 'Sale',
    url: `x:${key}`,
    security: { isLogin: true, isAdmin: true },
    widgets: [{ config: { type: 'viewPreview', id: 'stage', key } }],
    data: { $meta: { schema: 1, nav: bar } },
  })
})
