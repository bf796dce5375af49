import { grid, group, list, menu, meta, page, type Said, title } from './definitions'

const AT = 'widgets.0'
const named = (type: string) => page([{ config: { type } }])
const item = (more: object) => page([menu({}, { value: [{ id: 1, title, ...more }] })])

/** A definition as a whole. */
export const SHAPE_SAID: readonly Said[] = [
  ['unreadable', 7, [': no definition: not an object with a list of widgets']],
  [
    'too-deep',
    page([group([group([group([group([group([menu()])])])])])]),
    [`${AT}${'.config.slots.content.0'.repeat(4)}: 5 deep; 4 are drawn`],
  ],
  [
    'too-many-widgets',
    page(Array.from({ length: 81 }, (_, id) => menu({ id: `${id}` }))),
    ['widgets: 81 widgets; the first 80 are drawn'],
  ],
  // Of a widget and what is drawn instead of it one counts.
  [
    'too-many-widgets',
    page([
      ...Array.from({ length: 79 }, (_, id) => menu({ id: `${id}` })),
      { config: { type: 'hologram', fallback: menu({ id: 'last' }) } },
    ]),
    [],
  ],
  [
    'duplicate-id',
    page([menu(), menu()]),
    [`widgets.1.config.id: 'menu' is an id twice; ${AT} has it too`],
  ],
  ['no-url', page([], { url: 'cellar' }), ["url: 'cellar' is no path"]],
  ['no-url', page([], { url: 7 }), ["url: '' is no path"]],
  ['no-widgets', page([]), ["widgets: empty: the page says 'coming'"]],
  ['no-widget', page([7]), [`${AT}: has no config.type`]],
  [
    'meta',
    meta({ schema: 2, minClient: 1, rev: 7 }),
    [
      'data.$meta.schema: 2; this client reads schema 1',
      "data.$meta.minClient: 1 is no version such as '1.2'",
      'data.$meta.rev: 7 is no text',
    ],
  ],
  ['meta', page([], { data: {} }), []],
]

/** Widgets by themselves. */
export const WIDGETS_SAID: readonly Said[] = [
  ['widget-unknown', named('hologram'), [`${AT}.config.type: no widget is named 'hologram'`]],
  // A name is quoted up to sixty characters, on one line.
  ['widget-unknown', named('a\n  b'), [`${AT}.config.type: no widget is named 'a b'`]],
  [
    'widget-unknown',
    named('x'.repeat(58)),
    [`${AT}.config.type: no widget is named '${'x'.repeat(58)}'`],
  ],
  [
    'widget-unknown',
    named('x'.repeat(59)),
    [`${AT}.config.type: no widget is named '${'x'.repeat(56)}…`],
  ],
  [
    'widget-replaced',
    page([{ config: { type: 'hologram', fallback: menu() } }]),
    [`${AT}.config.type: 'hologram' is drawn as its fallback; 'all' has none`],
  ],
  ['widget-replaced', named('hologram'), []],
  [
    'widget-elsewhere',
    page([{ config: { type: 'orderList' } }], { url: '/pages/tabbar/index' }),
    [`${AT}.config.type: 'orderList' is of other pages; the registry of this one is 'base'`],
  ],
  // Elsewhere there is one, here it is replaced: that is said once.
  [
    'widget-elsewhere',
    page([{ config: { type: 'orderList', fallback: menu() } }], { url: '/pages/tabbar/index' }),
    [],
  ],
  [
    'widget-newer',
    page([menu({ v: 9 })]),
    [`${AT}.config.v: version 9; this client has version 1`],
  ],
  ['misfit', page([menu({ v: 9, dense: 'yes' }, { value: [{}] })]), []],
  [
    'field-unknown',
    page([menu({ colour: 'red', widget: 'x' })]),
    [`${AT}.config.colour: 'colour' is not read; menuList reads title, dense, on`],
  ],
  // What the engine reads of every widget goes without saying.
  [
    'field-unknown',
    page([{ config: { type: 'productList', colour: 'red' } }]),
    [
      `${AT}.config.colour: 'colour' is not read; productList reads title, layout, fields, pageSize, infinite, filterBar, limit, itemUrl, on`,
    ],
  ],
  [
    'field-unknown',
    page([{ config: { type: 'identity', colour: 'red' } }]),
    [`${AT}.config.colour: 'colour' is not read; identity reads no fields`],
  ],
  // A value that something else takes the place of is not looked at, one that is wanted is.
  ['misfit', page([menu({ bind: 'stock' }, { value: [{}] })]), []],
  ['misfit', page([list('stock')]), []],
  [
    'misfit',
    page([{ config: { type: 'about' } }]),
    [`${AT}.value: Invalid type: Expected Object but received undefined`],
  ],
  ['misfit', page([{ config: { type: 'about', bind: 'stock' } }]), []],
  ['misfit', page([{ config: { type: 'gradeList' } }]), []],
  // One that fetches by itself draws its own value, whatever it binds.
  [
    'misfit',
    page([{ value: 'x', config: { type: 'chat', bind: 'stock' } }]),
    [`${AT}.value: Invalid type: Expected Object but received "x"`],
  ],
  [
    'value-unknown',
    item({ colour: 'red' }),
    [`${AT}.value.0.colour: 'colour' is not read; menuList has no such field`],
  ],
  [
    'slot-unknown',
    page([{ config: { type: 'group', slots: { inside: [] } } }]),
    [`${AT}.config.slots.inside: 'inside' is not drawn; group draws 'content'`],
  ],
  [
    'slot-unknown',
    page([menu({ slots: { content: [] } })]),
    [`${AT}.config.slots.content: 'content' is not drawn; menuList draws no slots`],
  ],
  [
    'slot-unknown',
    page([{ config: { type: 'productDetail', slots: { x: [] } } }]),
    [`${AT}.config.slots.x: 'x' is not drawn; productDetail draws 'offers', 'more'`],
  ],
  ['slot-unknown', page([menu({ slots: 'content' })]), []],
  [
    'actions-unread',
    page([menu({ on: {} }), { config: { type: 'divider', on: {} } }]),
    ['widgets.1.config.on: nothing happens; divider does not read its actions'],
  ],
  [
    'ignored',
    page([{ ...grid(2), config: { type: 'gridNav', columns: 9 } }]),
    [`${AT}.config.columns: Invalid value: Expected <=5 but received 9; the default is taken`],
  ],
  // A config that does not fit is told of that alone.
  ['ignored', page([menu({ dense: 'yes' })]), []],
  [
    'box',
    page([menu({}, { cssConfig: { color: 'red', m: [1, 2, 3, 4, 5], p: [1, '2'] } })]),
    [
      `${AT}.cssConfig.color: no part of a box; m, p, radius, bg, gap, align, height, ratio, sticky, hideOn are`,
      `${AT}.cssConfig.m: [1,2,3,4,5] is nothing m can be`,
      `${AT}.cssConfig.p: [1,"2"] is nothing p can be`,
    ],
  ],
  [
    'box',
    page([
      menu({}, { cssConfig: { sticky: 'yes', gap: '8', bg: 'loud' } }),
      menu({ id: 'fine' }, { cssConfig: { sticky: true, m: [1, 2, 3, 4], p: 8, hideOn: ['h5'] } }),
    ]),
    [
      `${AT}.cssConfig.sticky: 'yes' is nothing sticky can be`,
      `${AT}.cssConfig.gap: '8' is nothing gap can be`,
      `${AT}.cssConfig.bg: 'loud' is nothing bg can be`,
    ],
  ],
]
