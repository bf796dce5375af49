import {
  both,
  grid,
  group,
  hidden,
  menu,
  meta,
  page,
  picture,
  type Said,
  secured,
  title,
} from './definitions'

const AT = 'widgets.0'
const item = (more: object) => page([menu({}, { value: [{ id: 1, title, ...more }] })])
const KB = 1024
const inline = (length: number) => picture('data:image/png,'.padEnd(length, 'x'))
const behind = (security: object, url: string) => secured(security, { url })
const special = (url: string) => meta({ schema: 1, role: 'special' }, { url })
const own = (hideOn: unknown, ...platforms: unknown[]) =>
  page([hidden(hideOn), menu({ id: 'other' })], { data: { $meta: { schema: 1, platforms } } })

/** In which words. */
const TEXTS: readonly Said[] = [
  [
    'language-missing',
    item({ sub: { en: 'Cellar', 'zh-CN': '酒窖' } }),
    [
      `${AT}.value.0.sub.zh-CN: nobody reads 'zh-CN'; en and zh-Hans are`,
      `${AT}.value.0.sub: 'Cellar' has no zh-Hans`,
    ],
  ],
  [
    'language-missing',
    item({ sub: both('Cellar', ' ') }),
    [`${AT}.value.0.sub: 'Cellar' has no zh-Hans`],
  ],
  ['language-missing', item({ sub: both('', '酒窖') }), [`${AT}.value.0.sub: '' has no en`]],
  ['language-missing', item({ sub: both('', '') }), []],
  // What has a field that is no language is no text in languages.
  ['language-missing', item({ sub: { en: 'Cellar', size: 'x' } }), []],
  [
    'language-missing',
    page([menu()], { name: { en: 'Cellar' } }),
    ["name: 'Cellar' has no zh-Hans"],
  ],
  [
    'language-missing',
    meta({ schema: 1, nav: { title: { en: 'Cellar' } } }),
    ["data.$meta.nav.title: 'Cellar' has no zh-Hans"],
  ],
  // Of a widget within another it is said once.
  [
    'language-missing',
    page([group([menu({ title: { en: 'Cellar' } })])]),
    [`${AT}.config.slots.content.0.config.title: 'Cellar' has no zh-Hans`],
  ],
  [
    'text-bare',
    item({ sub: 'Cold beer' }),
    [`${AT}.value.0.sub: 'Cold beer' is for everybody; it is English`],
  ],
  [
    'text-bare',
    item({ sub: '酒窖' }),
    [`${AT}.value.0.sub: '酒窖' is for everybody; it is Chinese`],
  ],
  ['text-bare', item({ sub: both('Cold beer', '冰啤酒') }), []],
  ['text-bare', item({ kind: 'Cold beer' }), []],
  ['text-bare', item({ sub: '/cold beer' }), []],
  ['text-bare', item({ sub: 'data:cold beer' }), []],
  [
    'text-bare',
    page([menu()], { name: 'Cold beer' }),
    ["name: 'Cold beer' is for everybody; it is English"],
  ],
]

const PICTURES: readonly Said[] = [
  [
    'picture-inline',
    page([inline(KB)]),
    [`${AT}.value.0.image: 1 KB inside the definition; give its address`],
  ],
  [
    'picture-inline',
    page([inline(KB + 1)]),
    [`${AT}.value.0.image: 2 KB inside the definition; give its address`],
  ],
  ['picture-heavy', page([picture('/limit.png')]), []],
  [
    'picture-heavy',
    page([picture('/over.png')]),
    [`${AT}.value.0.image: /over.png has 301 KB; 300 KB are a lot on a phone`],
  ],
  [
    'picture-missing',
    page([group([picture('/pictures/gone.svg')])]),
    [`${AT}.config.slots.content.0.value.0.image: there is no /pictures/gone.svg`],
  ],
  ['relations', page([grid(10)]), []],
  [
    'relations',
    page([grid(11)]),
    [`${AT}.value: 11 entrances; the first 10 are drawn (client spec §9)`],
  ],
  [
    'relations',
    page([grid(11, { status: 1 })]),
    [`${AT}.value: 11 entrances; the first 10 are drawn (client spec §9)`],
  ],
]

const HOSTS: readonly Said[] = [
  [
    'host-unknown',
    page([hidden('h5')]),
    [`${AT}.cssConfig.hideOn: is no list; the hosts are weapp, alipay, h5`],
  ],
  [
    'host-unknown',
    page([hidden(['h5', 'nokia'])]),
    [`${AT}.cssConfig.hideOn.1: no host is named 'nokia'`],
  ],
  [
    'host-never',
    own(['h5'], 'h5', 'nokia'),
    [`${AT}.cssConfig.hideOn: drawn on no host of this page`],
  ],
  ['host-never', own(['h5'], 'h5', 'weapp'), []],
  ['host-never', own(['h5', 'weapp'], 'nokia'), []],
  ['host-never', own([], 'h5'), []],
  [
    'host-empty',
    page([hidden(['weapp', 'h5'])]),
    [
      "widgets: every widget is hidden on weapp: the page says 'coming'",
      "widgets: every widget is hidden on h5: the page says 'coming'",
    ],
  ],
  // Neither what is within a hidden widget is drawn, nor is a page without any hidden.
  [
    'host-empty',
    page([{ ...group([menu()]), cssConfig: { hideOn: ['h5'] } }]),
    ["widgets: every widget is hidden on h5: the page says 'coming'"],
  ],
  ['host-empty', page([]), []],
  // What pops up is no page.
  [
    'host-empty',
    page([hidden(['h5'])], { pop: menu({ id: 'pop' }) }),
    ["widgets: every widget is hidden on h5: the page says 'coming'"],
  ],
  [
    'host-required',
    page([hidden(['alipay', 'h5'], { required: true })]),
    [`${AT}.cssConfig.hideOn: the page cannot do without it, and has none on alipay, h5`],
  ],
]

const GATES: readonly Said[] = [
  [
    'gate-flag',
    secured({ isOpen: 1, isLogin: 'yes', isAdmin: null }),
    [
      'security.isOpen: 1 is neither true nor false',
      "security.isLogin: 'yes' is neither true nor false",
      'security.isAdmin: null is neither true nor false',
    ],
  ],
  ['gate-flag', secured('open'), ['security: is { isOpen, isLogin, isAdmin, getApi }']],
  // An empty list is how some servers write an empty object.
  ['gate-flag', secured([]), []],
  ['gate-flag', secured([1]), ['security: is { isOpen, isLogin, isAdmin, getApi }']],
  ['gate-api', secured({ getApi: 7 }), ['security.getApi: 7 is no path']],
  [
    'gate-api',
    secured({ getApi: '//x.example/yes' }),
    ["security.getApi: '//x.example/yes' is no relative path of the main host"],
  ],
  [
    'gate-api',
    secured({ getApi: 'no/such' }),
    ["security.getApi: no GET that can answer true is known at 'no/such'"],
  ],
  ['gate-api', secured([]), []],
  ...['/user/login', '/user/reg', '/views/user/wechatLogin', '/user/password/find'].flatMap(
    (url): Said[] =>
      [{ isLogin: true }, { isAdmin: true }].map(
        (gate): Said => [
          'gate-circle',
          behind(gate, url),
          ['security: a login behind a login: nobody gets in'],
        ],
      ),
  ),
  ...['/scanPay/purchase', '/auto/edit', '/user/identity'].map(
    (url): Said => [
      'gate-circle',
      special(url),
      ['data.$meta.role: closed people are sent here, where the same gate is'],
    ],
  ),
  ...[{ isAdmin: true }, { getApi: 'employee/isAdmin' }].map(
    (gate): Said => [
      'gate-circle',
      behind(gate, '/pages/tabbar/index'),
      ['security: closed people are sent home, where the same gate is'],
    ],
  ),
  ['gate-circle', behind({ isLogin: true }, '/pages/tabbar/index'), []],
  [
    'gate-role',
    meta({ schema: 1, role: 'king' }),
    ["data.$meta.role: 'king' is no role; 'special' is"],
  ],
  [
    'gate-hidden',
    special('/cellar/index'),
    ['data.$meta.role: guards a page that nothing leads to'],
  ],
  [
    'gate-login',
    secured({ isAdmin: true }),
    ['security.isAdmin: asks for a login too: say isLogin'],
  ],
  ['gate-login', secured({ getApi: 'user/{id}/isMine' }), []],
  [
    'gate-login',
    secured({ getApi: '/beer/7/isMine?x=1' }),
    ["security.getApi: '/beer/7/isMine?x=1' wants a session: say isLogin"],
  ],
  ['gate-login', secured({ getApi: 'beer/isOpen' }), []],
  [
    'gate-open',
    secured({ isOpen: false }),
    ['security.isOpen: closes nothing (docs/decisions/points.md, point 1)'],
  ],
]

/** Who may see a page, in which words, with which pictures, on which host. */
export const PAGE_SAID: readonly Said[] = [...TEXTS, ...PICTURES, ...HOSTS, ...GATES]
