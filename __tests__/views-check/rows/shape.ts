import { grid, group, menu, meta, page, type Row, title } from './definitions'

/** How a definition is built: widgets, their fields, their box. */
export const SHAPE_ROWS: readonly Row[] = [
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
  // What the engine reads is read of every widget.
  [
    'field-unknown',
    page([menu({ whenever: true })]),
    'widgets.0.config.whenever',
    page([
      menu({
        ...{ name: 'x', v: 1, bind: { from: 'api', call: 'x' }, map: {}, slots: {} },
        ...{ when: { conditions: [] }, fallback: 'text', required: true, lazy: true },
      }),
    ]),
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
]
