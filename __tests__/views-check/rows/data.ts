import { isOrder, list, menu, page, type Row, when } from './definitions'

/** What a definition asks for, and when it is drawn. */
export const DATA_ROWS: readonly Row[] = [
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
  // What each source cannot do without (docs/view-definitions.md).
  ...(
    [
      ['route', 'path'],
      ['page', 'path'],
      ['report', 'type'],
      ['relation', 'type'],
      ['list', 'type'],
      ['config', 'type'],
      ['enum', 'name'],
    ] as const
  ).map(
    ([from, field]): Row => [
      'source',
      page([list({ from })]),
      'widgets.0.config.bind',
      page([list({ from, [field]: 'order' })]),
    ],
  ),
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
]
