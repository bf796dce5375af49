import { join } from 'node:path'
import { checkView } from '../../scripts/views-check/check'
import { RULES } from '../../scripts/views-check/rules/table'
import { createWorld } from '../../scripts/views-check/world'
import { VIEWS } from '../../server/views'
import { views as userViews } from '../../src/core/user/views'

const both = (en: string, zh: string) => ({ en, 'zh-Hans': zh })
const title = both('Cellar', '酒窖')

/** A definition behind `/views/index?url=`, without a fault. */
const page = (widgets: readonly unknown[], more: object = {}) => ({
  name: title,
  url: '/cellar/index',
  widgets,
  ...more,
})
const menu = (more: object = {}, parts: object = {}) => ({
  value: [{ id: 'orders', title, url: '/views/index?url=/order/list' }],
  config: { type: 'menuList', id: 'menu', ...more },
  ...parts,
})
const grid = (count: number, entry: object = {}) => ({
  value: Array.from({ length: count }, (_, id) => ({ id, name: title, ...entry })),
  config: { type: 'gridNav', id: 'grid' },
})
const group = (content: readonly unknown[]) => ({
  config: { type: 'group', slots: { content } },
})
const picture = (image: string) => ({ value: [{ image }], config: { type: 'banner' } })
const list = (bind: unknown, more: object = {}) => ({
  config: { type: 'marketTable', bind, ...more },
})
const on = (action: unknown) =>
  page([{ ...grid(2), config: { type: 'gridNav', on: { itemTap: action } } }])
const secured = (security: unknown, more: object = {}) => page([menu()], { security, ...more })
const execute = (...then: readonly unknown[]) =>
  on({ do: 'call', call: 'share/taskJob/execute', ...Object.fromEntries([['then', then]]) })
const meta = ($meta: object, more: object = {}) => page([menu()], { data: { $meta }, ...more })
const when = (condition: object) => page([menu({ when: { conditions: [condition] } })])
const hidden = (hideOn: unknown, more: object = {}) => menu(more, { cssConfig: { hideOn } })
const isOrder = { field: 'route.id', operator: 'equal', value: '7' }
const linked = page([
  { value: [{ id: 1, title, url: '/views/index?url=/vip/index' }], config: { type: 'menuList' } },
])

const world = createWorld({
  definitions: [...VIEWS.values(), ...Object.values(userViews), linked],
  root: join(__dirname, '../..'),
  pictures: new Map([
    ['/heavy.png', 400 * 1024],
    ['/light.png', 40 * 1024],
  ]),
})

/** Rule, a definition that breaks it, where it is said to, and one like it that does not. */
const ROWS: readonly (readonly [rule: string, bad: unknown, path: string, good: unknown])[] = [
  [
    'too-large',
    page(Array.from({ length: 20 }, () => menu({ title: '长'.repeat(9_000) }))),
    '',
    page([menu({ title: '长'.repeat(9_000) })]),
  ],
  [
    'trimmed',
    page([menu({ title: 'x'.repeat(20_001) })]),
    'widgets.0.config.title',
    page([menu({ title: 'x'.repeat(20_000) })]),
  ],
  ['no-widget', page([{ value: 1 }]), 'widgets.0', page([menu()])],
  [
    'too-many-widgets',
    page(Array.from({ length: 81 }, (_, id) => menu({ id: `${id}` }))),
    'widgets',
    page(Array.from({ length: 80 }, (_, id) => menu({ id: `${id}` }))),
  ],
  [
    'too-deep',
    page([group([group([group([group([menu()])])])])]),
    'widgets.0.config.slots.content.0.config.slots.content.0.config.slots.content.0.config.slots.content.0',
    page([group([group([group([menu()])])])]),
  ],
  [
    'duplicate-id',
    page([menu(), group([menu()])]),
    'widgets.1.config.slots.content.0.config.id',
    // Of a widget and its fallback one is drawn.
    page([{ config: { type: 'hologram', id: 'menu', fallback: menu() } }, menu({ id: 'more' })]),
  ],
  ['no-url', page([menu()], { url: 'cellar' }), 'url', page([menu()])],
  ['no-widgets', page([]), 'widgets', page([menu()])],
  ['meta', meta({ schema: 2 }), 'data.$meta.schema', meta({ schema: 1, minClient: '1.2' })],
  ['meta', meta({ schema: 1, minClient: 'new' }), 'data.$meta.minClient', page([menu()])],
  [
    'widget-unknown',
    page([{ config: { type: 'hologram' } }]),
    'widgets.0.config.type',
    page([{ config: { type: 'hologram', fallback: menu() } }]),
  ],
  [
    'widget-replaced',
    page([{ config: { type: 'hologram', fallback: menu() } }]),
    'widgets.0.config.type',
    page([menu({ fallback: menu() })]),
  ],
  // The home page has the widgets of the main package only.
  [
    'widget-elsewhere',
    page([{ config: { type: 'orderList' } }], { url: '/pages/tabbar/index' }),
    'widgets.0.config.type',
    page([{ config: { type: 'orderList' } }]),
  ],
  ['widget-newer', page([menu({ v: 9 })]), 'widgets.0.config.v', page([menu({ v: 1 })])],
  [
    'misfit',
    page([menu({}, { value: [{ id: 1 }] })]),
    'widgets.0.value.0.title',
    page([menu({}, { value: [{ id: 1, title }] })]),
  ],
  [
    'misfit',
    page([menu({ dense: 'yes' })]),
    'widgets.0.config.dense',
    page([menu({ dense: true })]),
  ],
  [
    'ignored',
    page([{ ...grid(2), config: { type: 'gridNav', columns: 9 } }]),
    'widgets.0.config.columns',
    page([{ ...grid(2), config: { type: 'gridNav', columns: 4 } }]),
  ],
  [
    'ignored',
    page([{ value: [{ image: '/light.png', tone: 'loud' }], config: { type: 'banner' } }]),
    'widgets.0.value.0.tone',
    page([{ value: [{ image: '/light.png', tone: 'light' }], config: { type: 'banner' } }]),
  ],
  [
    'field-unknown',
    page([menu({ colour: 'red' })]),
    'widgets.0.config.colour',
    page([menu({ title })]),
  ],
  [
    'value-unknown',
    page([menu({}, { value: [{ id: 1, title, colour: 'red' }] })]),
    'widgets.0.value.0.colour',
    page([menu({}, { value: [{ id: 1, title, sub: title }] })]),
  ],
  [
    'slot-unknown',
    page([{ config: { type: 'group', slots: { inside: [menu()] } } }]),
    'widgets.0.config.slots.inside',
    page([
      { value: [{ key: 'a', title }], config: { type: 'tabs', slots: { a: [menu()] } } },
      group([menu({ id: 'other' })]),
    ]),
  ],
  [
    'actions-unread',
    page([{ config: { type: 'spacer', on: { tap: { do: 'back' } } } }]),
    'widgets.0.config.on',
    on({ do: 'back' }),
  ],
  [
    'box',
    page([menu({}, { cssConfig: { color: 'red' } })]),
    'widgets.0.cssConfig.color',
    page([menu({}, { cssConfig: { m: [8, 0, 0, 0], bg: 'page', align: 'center', height: 12 } })]),
  ],
  [
    'box',
    page([menu({}, { cssConfig: { bg: '#f00' } })]),
    'widgets.0.cssConfig.bg',
    page([menu()]),
  ],
  [
    'source-missing',
    page([list('stock')]),
    'widgets.0.config.bind',
    page([list('stock')], { data: { $sources: { stock: { from: 'report', type: 'market' } } } }),
  ],
  [
    'source',
    page([list({ from: 'sql', type: 'market' })]),
    'widgets.0.config.bind',
    page([list({ from: 'report', type: 'market' })]),
  ],
  [
    'source',
    page([list({ from: 'api', call: 'user/all' })]),
    'widgets.0.config.bind',
    page([list({ from: 'api', call: 'product/page' })]),
  ],
  [
    'source',
    page([menu()], { data: { $sources: { stock: { from: 'light' } } } }),
    'data.$sources.stock',
    page([menu()], { data: { $sources: { stock: { from: 'light', table: 'beer' } } } }),
  ],
  [
    'source-unused',
    page([menu()], { data: { $sources: { stock: { from: 'report', type: 'market' } } } }),
    'data.$sources.stock',
    page([list('stock')], { data: { $sources: { stock: { from: 'report', type: 'market' } } } }),
  ],
  [
    'bind-unread',
    page([{ config: { type: 'orderList', bind: { from: 'list', type: 'order' } } }]),
    'widgets.0.config.bind',
    page([list({ from: 'report', type: 'market' })]),
  ],
  [
    'bind-unread',
    page([menu({ bind: { from: 'list', type: 'menu' } })]),
    'widgets.0.value',
    page([menu({ bind: { from: 'static' } })]),
  ],
  [
    'ref',
    page([list({ from: 'api', call: 'product/page', query: { id: { $: 'item', path: 'id' } } })]),
    'widgets.0.config.bind.query.id',
    page([list({ from: 'api', call: 'product/page', query: { id: { $: 'route', path: 'id' } } })]),
  ],
  [
    'query',
    page([
      list({
        from: 'list',
        type: 'beer',
        query: { queries: [{ field: 'abv', operator: '>', value: 5 }] },
      }),
    ]),
    'widgets.0.config.bind.query.queries.0.operator',
    page([
      list({
        from: 'list',
        type: 'beer',
        query: {
          queries: [{ field: 'abv', operator: 'greater', value: 5 }],
          sorts: [{ field: 'abv', type: 'Desc' }],
        },
      }),
    ]),
  ],
  [
    'query',
    page([
      list({ from: 'list', type: 'beer', query: { sorts: [{ field: 'abv', type: 'down' }] } }),
    ]),
    'widgets.0.config.bind.query.sorts.0',
    page([list({ from: 'list', type: 'beer' })]),
  ],
  [
    'map',
    page([menu({ map: { title: 'name' } })]),
    'widgets.0.config.map',
    page([list({ from: 'list', type: 'beer' }, { map: { title: 'name' } })]),
  ],
  [
    'when-unreadable',
    page([menu({ when: { conditions: [] } })]),
    'widgets.0.config.when',
    when(isOrder),
  ],
  [
    'when-unreadable',
    when({ ...isOrder, operator: 'matches' }),
    'widgets.0.config.when',
    page([menu()]),
  ],
  [
    'when-dead',
    when({ ...isOrder, field: 'user.gradeId' }),
    'widgets.0.config.when.conditions.0.field',
    when({ ...isOrder, field: 'session.user.gradeId' }),
  ],
  [
    'when-dead',
    when({ ...isOrder, field: 'session.user.token' }),
    'widgets.0.config.when.conditions.0.field',
    when({ ...isOrder, field: 'session.isLoggedIn', value: true }),
  ],
  [
    'when-dead',
    when({ ...isOrder, operator: 'in' }),
    'widgets.0.config.when.conditions.0.value',
    when({ ...isOrder, operator: 'in', value: ['7', '8'] }),
  ],
  [
    'action',
    on({ do: 'eval', code: '1' }),
    'widgets.0.config.on.itemTap.do',
    on({ do: 'go', url: '/views/index?url=/order/show&id={id}' }),
  ],
  [
    'action',
    on({ do: 'tab', index: 4 }),
    'widgets.0.config.on.itemTap',
    on({ do: 'tab', index: 3 }),
  ],
  [
    'action',
    on({ do: 'web', url: 'http://taproom.example' }),
    'widgets.0.config.on.itemTap',
    on({ do: 'web', url: 'https://taproom.example' }),
  ],
  [
    'action',
    on({ do: 'call', call: 'order/order/cancel' }),
    'widgets.0.config.on.itemTap',
    execute({ do: 'refresh' }),
  ],
  [
    'action',
    execute({ do: 'copy' }),
    'widgets.0.config.on.itemTap.then.0',
    on({ do: 'copy', value: { $: 'item', path: 'id' } }),
  ],
  [
    'action',
    on({ do: 'share', value: 'https://taproom.example' }),
    'widgets.0.config.on.itemTap',
    on({ do: 'share', value: { title: both('Fresh', '新鲜'), url: '/zero/index' } }),
  ],
  [
    'action',
    on({ do: 'scan', url: '/tool/search' }),
    'widgets.0.config.on.itemTap',
    on({ do: 'scan', url: '/tool/search?keyword={code}' }),
  ],
  [
    'action',
    on({ do: 'upload', path: 'photos', count: 10 }),
    'widgets.0.config.on.itemTap',
    on({ do: 'upload', path: 'photos', count: 9 }),
  ],
  [
    'action-slot',
    page([{ ...grid(1), config: { type: 'gridNav', on: { longPress: { do: 'back' } } } }]),
    'widgets.0.config.on.longPress',
    on({ do: 'back' }),
  ],
  [
    'action-ref',
    on({ do: 'copy', value: { $: 'session', path: 'user.token' } }),
    'widgets.0.config.on.itemTap.value',
    on({ do: 'copy', value: { $: 'session', path: 'user.userName' } }),
  ],
  [
    'url-unreachable',
    page([grid(1, { url: '/nowhere/index' })]),
    'widgets.0.value.0.url',
    page([grid(1, { url: '/company/about' })]),
  ],
  [
    'url-unreachable',
    page([grid(1, { url: '/views/index?url=/nowhere/index' })]),
    'widgets.0.value.0.url',
    page([grid(1, { url: '/views/index?url=/product/list&tags=new' })]),
  ],
  [
    'url-unreachable',
    page([grid(1, { url: 'https://taproom.example' })]),
    'widgets.0.value.0.url',
    page([grid(1, { url: '' })]),
  ],
  [
    'url-unreachable',
    page([grid(1, { url: '/auto/edit?url=/user/shoe-size' })]),
    'widgets.0.value.0.url',
    // The first is a form of the server, the second has a definition, the third is known when tapped.
    page([
      grid(1, { url: '/auto/edit?url=feedback' }),
      menu({}, { value: [{ id: 1, title, url: '/auto/edit?url=/user/nickname' }] }),
      menu({ id: 'open' }, { value: [{ id: 1, title, url: '/views/index?url={path}' }] }),
    ]),
  ],
  [
    'url-unreachable',
    on({ do: 'go', url: '/nowhere/index' }),
    'widgets.0.config.on.itemTap.url',
    on({ do: 'go', url: '/' }),
  ],
  [
    'url-unreachable',
    page([{ value: { html: both('<a href="/nowhere">x</a>', '') }, config: { type: 'richText' } }]),
    'widgets.0.value.html.en',
    page([
      { value: { html: both('<a href="/zero/class">x</a>', '') }, config: { type: 'richText' } },
    ]),
  ],
  [
    'url-coming',
    page([grid(1, { url: '/diy/index' })]),
    'widgets.0.value.0.url',
    page([grid(1, { url: '/user/address' })]),
  ],
  ['gate-flag', secured({ isLogin: 'true' }), 'security.isLogin', secured({ isLogin: true })],
  ['gate-flag', secured('open'), 'security', secured(null)],
  [
    'gate-api',
    secured({ getApi: 'https://evil.example/yes' }),
    'security.getApi',
    secured({ getApi: '' }),
  ],
  [
    'gate-api',
    secured({ getApi: 'no/such/call' }),
    'security.getApi',
    secured({ getApi: '/people/userDetail/notNeedSetPayPassword?x=1' }),
  ],
  // A POST; and a GET that answers a list.
  [
    'gate-api',
    secured({ getApi: 'employee/isAdmin' }),
    'security.getApi',
    secured({ getApi: 'favorite/product/isFavorite' }),
  ],
  ['gate-api', secured({ getApi: 'paas/viewEngine/all' }), 'security.getApi', secured({})],
  [
    'gate-circle',
    secured({ isLogin: true }, { url: '/user/login' }),
    'security',
    secured({ isLogin: true }, { url: '/order/list' }),
  ],
  [
    'gate-circle',
    meta({ schema: 1, role: 'special' }, { url: '/scanPay/purchase' }),
    'data.$meta.role',
    meta({ schema: 1 }, { url: '/scanPay/purchase' }),
  ],
  [
    'gate-circle',
    secured({ isAdmin: true, isLogin: true }, { url: '/pages/tabbar/index' }),
    'security',
    secured({ isAdmin: true, isLogin: true }),
  ],
  [
    'gate-role',
    meta({ schema: 1, role: 'king' }),
    'data.$meta.role',
    meta({ schema: 1, role: 'special' }),
  ],
  [
    'gate-hidden',
    meta({ schema: 1, role: 'special' }),
    'data.$meta.role',
    meta({ schema: 1, role: 'special' }, { url: '/vip/index' }),
  ],
  [
    'gate-login',
    secured({ isAdmin: true }),
    'security.isAdmin',
    secured({ isAdmin: true, isLogin: true }),
  ],
  [
    'gate-login',
    secured({ getApi: 'people/userDetail/notNeedSetPayPassword' }),
    'security.getApi',
    secured({ getApi: 'people/userDetail/notNeedSetPayPassword', isLogin: true }),
  ],
  ['gate-open', secured({ isOpen: false }), 'security.isOpen', secured({ isOpen: true })],
  [
    'language-missing',
    page([menu({ title: { en: 'Cellar' } })]),
    'widgets.0.config.title',
    page([menu({ title })]),
  ],
  [
    'language-missing',
    page([menu({ title: { en: 'Cellar', 'zh-CN': '酒窖' } })]),
    'widgets.0.config.title.zh-CN',
    page([menu()]),
  ],
  [
    'language-missing',
    on({ do: 'toast', value: { 'zh-Hans': '完成' } }),
    'widgets.0.config.on.itemTap.value',
    on({ do: 'toast', value: both('Done', '完成') }),
  ],
  ['text-bare', page([menu()], { name: '酒窖' }), 'name', page([menu()], { name: 'Taproom' })],
  [
    'text-bare',
    page([menu({ title: 'Everything in the cellar' })]),
    'widgets.0.config.title',
    page([menu({ title: '1209 0755 6610' })]),
  ],
  [
    'picture-inline',
    page([picture('data:image/png;base64,iVBORw0KGgo=')]),
    'widgets.0.value.0.image',
    page([picture('/light.png')]),
  ],
  [
    'picture-heavy',
    page([picture('/heavy.png')]),
    'widgets.0.value.0.image',
    page([picture('/light.png')]),
  ],
  [
    'picture-missing',
    page([picture('/pictures/banner.svg')]),
    'widgets.0.value.0.image',
    page([picture('/pictures/banner/cellar.svg'), picture('https://elsewhere.example/a.png')]),
  ],
  ['relations', page([grid(11)]), 'widgets.0.value', page([grid(11, { status: 0 })])],
  [
    'host-unknown',
    page([hidden(['android'])]),
    'widgets.0.cssConfig.hideOn.0',
    page([hidden(['weapp'])]),
  ],
  [
    'host-never',
    page([hidden(['h5']), menu({ id: 'other' })], {
      data: { $meta: { schema: 1, platforms: ['h5'] } },
    }),
    'widgets.0.cssConfig.hideOn',
    page([hidden(['h5']), menu({ id: 'other' })]),
  ],
  [
    'host-empty',
    page([hidden(['weapp'])]),
    'widgets',
    page([hidden(['weapp']), hidden(['h5'], { id: 'other' })]),
  ],
  [
    'host-required',
    page([hidden(['alipay'], { required: true })]),
    'widgets.0.cssConfig.hideOn',
    page([hidden([], { required: true })]),
  ],
  [
    'first-draw',
    page([
      menu(
        {},
        { value: Array.from({ length: 190 }, (_, id) => ({ id, title: '长'.repeat(420) })) },
      ),
    ]),
    'widgets',
    page([menu()]),
  ],
  [
    'first-draw-heavy',
    page([
      menu({}, { value: Array.from({ length: 190 }, (_, id) => ({ id, title: '长'.repeat(60) })) }),
    ]),
    'widgets',
    page([menu()]),
  ],
]

const pathsOf = (definition: unknown, rule: string) =>
  checkView(definition, world)
    .problems.filter((problem) => problem.rule === rule)
    .map(({ path }) => path)

test.each(ROWS)('%s is told where it is broken, and of nothing else', (rule, bad, path, good) => {
  expect(pathsOf(bad, rule)).toContain(path)
  expect(pathsOf(good, rule)).toEqual([])
})

test('every rule has a definition that breaks it', () => {
  const tested = new Set(ROWS.map(([rule]) => rule))
  expect(RULES.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([])
  expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length)
})

test('a definition without a fault has no problem', () => {
  const fine = page([menu(), grid(4, { url: '/company/about' })], {
    security: { isOpen: true, isLogin: true, isAdmin: false },
    data: { $meta: { schema: 1, rev: '1', nav: { title } } },
  })
  expect(checkView(fine, world).problems).toEqual([])
})

test.each([undefined, null, 7, 'text', [], {}, { widgets: {} }])('%j is no definition', (raw) => {
  expect(checkView(raw, world).problems).toMatchObject([{ rule: 'unreadable', severity: 'error' }])
})
