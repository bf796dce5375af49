import { both, execute, grid, menu, on, page, type Row, title } from './definitions'

/** What a tap does, and where it leads. */
export const TAPS_ROWS: readonly Row[] = [
  [
    'actions-unread',
    page([{ config: { type: 'spacer', on: { tap: { do: 'back' } } } }]),
    'widgets.0.config.on',
    on({ do: 'back' }),
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
    page([grid(1, { url: '/auto/form' })]),
    'widgets.0.value.0.url',
    page([grid(1, { url: '/user/address' })]),
  ],
  [
    'url-lacking',
    page([grid(1, { url: '/views/index?url=/live/index' })]),
    'widgets.0.value.0.url',
    page([grid(1, { url: '/user/address' })]),
  ],
]
