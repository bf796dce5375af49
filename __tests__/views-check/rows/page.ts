import {
  both,
  grid,
  hidden,
  menu,
  meta,
  on,
  page,
  picture,
  type Row,
  secured,
  title,
} from './definitions'

/** Who may see a page, in which words, with which pictures, on which host. */
export const PAGE_ROWS: readonly Row[] = [
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
    'host-unknown',
    meta({ schema: 1, platforms: 'h5' }),
    'data.$meta.platforms',
    meta({ schema: 1, platforms: ['h5'] }),
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
  // A host that there is not has nothing to miss: that it is none, another rule says.
  [
    'host-required',
    page([hidden(['nokia', 'h5'], { required: true })]),
    'widgets.0.cssConfig.hideOn',
    page([hidden(['nokia'], { required: true })]),
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
  // One language suffices, whichever it is.
  ...[both('Beer', '长'.repeat(1500)), both('Longer'.repeat(800), '啤酒')].map(
    (long): Row => [
      'first-draw-heavy',
      page([menu({}, { value: Array.from({ length: 20 }, (_, id) => ({ id, title: long })) })]),
      'widgets',
      page([menu({}, { value: Array.from({ length: 20 }, (_, id) => ({ id, title })) })]),
    ],
  ),
]
