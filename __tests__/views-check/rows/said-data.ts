import { isOrder, list, menu, page, type Said, when } from './definitions'

const BIND = 'widgets.0.config.bind'
const WHEN = 'widgets.0.config.when.conditions.0'
const known = 'session, route, page'

const bound = (bind: object) => page([list(bind)])
const queried = (query: unknown) => bound({ from: 'list', type: 'beer', query })
const compared = (operator: string, value: unknown) => when({ ...isOrder, operator, value })
const asking = (id: unknown) => bound({ from: 'api', call: 'product/page', query: { id } })

/** Where values come from. */
const SOURCES: readonly Said[] = [
  ['source-missing', page([list('stock')]), [`${BIND}: data.$sources has no 'stock'`]],
  [
    'source',
    bound({ from: 'sql' }),
    [
      `${BIND}: 'sql' is no kind of source; static, session, route, page, api, report, relation, list, light, config, enum are`,
    ],
  ],
  ['source', bound({ from: 'api' }), [`${BIND}: 'api' needs 'call'`]],
  [
    'source',
    bound({ from: 'api', call: 'user/all' }),
    [`${BIND}: no call is named 'user/all'; there are beer/list, tap/list`],
  ],
  ['source', bound({ from: 'session' }), [`${BIND}: 'session' needs 'path'`]],
  ['source', bound({ from: 'session', path: 'cart' }), [`${BIND}: session has no 'cart'`]],
  ['source', bound({ from: 'session', path: 'user.name' }), []],
  [
    'source',
    bound({ from: 'session', path: 'user.token' }),
    [`${BIND}: a definition never sees what proves who somebody is`],
  ],
  ['source', bound({ from: 'static' }), []],
  [
    'source-unused',
    page([menu()], { data: { $sources: { stock: {} } } }),
    ['data.$sources.stock: no widget binds it'],
  ],
  // A widget that fetches by itself may take a binding, where its config has a place for it.
  [
    'bind-unread',
    page([{ config: { type: 'productList', bind: { from: 'list', type: 'x' } } }]),
    [],
  ],
  [
    'bind-unread',
    page([{ config: { type: 'orderList', bind: { from: 'list', type: 'x' } } }]),
    [`${BIND}: reads no binding; orderList fetches by itself`],
  ],
  [
    'bind-unread',
    page([menu({ bind: 'stock' })]),
    ['widgets.0.value: not drawn: the binding takes its place'],
  ],
  [
    'ref',
    asking({ $: 'item', path: 'id' }),
    [`${BIND}.query.id: 'item' is not known here; ${known} are`],
  ],
  ['ref', asking({ $: 'route', path: '' }), [`${BIND}.query.id: names no field`]],
  ['ref', asking({ $: 'route' }), [`${BIND}.query.id: a ref is { $, path }`]],
  [
    'ref',
    asking({ $: 'session', path: 'user.openId' }),
    [`${BIND}.query.id: a definition never sees what proves who somebody is`],
  ],
  // What only begins like a secret is none.
  ['ref', asking({ $: 'session', path: 'user.tokens' }), []],
]

const QUERIES: readonly Said[] = [
  [
    'query',
    queried({ queries: ['abv', { operator: 'equal' }, { field: 'abv', operator: '>' }] }),
    [
      `${BIND}.query.queries.0: names no field`,
      `${BIND}.query.queries.1: names no field`,
      `${BIND}.query.queries.2.operator: '>' is none of the fifteen`,
    ],
  ],
  [
    'query',
    queried({
      sorts: ['abv', { type: 'Asc' }, { field: 'abv', type: 'Asc' }, { field: 'abv', type: 'up' }],
    }),
    [0, 1, 3].map((at) => `${BIND}.query.sorts.${at}: a sort is { field, type: 'Desc' | 'Asc' }`),
  ],
  ['query', queried({ queries: 'abv', sorts: 7 }), []],
  ['query', bound({ from: 'report', type: 'x', query: { queries: ['abv'] } }), []],
  [
    'map',
    page([list({ from: 'static' }, { map: 'title' })]),
    ['widgets.0.config.map: a map is { field: path }'],
  ],
  [
    'map',
    page([menu({ map: { title: 'name' } })]),
    ['widgets.0.config.map: maps nothing: the widget binds no source'],
  ],
  [
    'map',
    page([list({ from: 'static' }, { map: { title: '', name: 'name' } })]),
    ["widgets.0.config.map.title: '' is no path"],
  ],
  // JSON has no field without a value.
  ['map', page([list({ from: 'static' }, { map: { title: undefined } })]), []],
]

const CONDITIONS: readonly Said[] = [
  [
    'when-unreadable',
    page([menu({ when: 7 })]),
    ['widgets.0.config.when: cannot be read: the widget is never shown'],
  ],
  [
    'when-dead',
    when({ ...isOrder, field: 'cart.id' }),
    [`${WHEN}.field: 'cart.id': 'cart' is not known here; ${known} are`],
  ],
  ['when-dead', when({ ...isOrder, field: 'route' }), [`${WHEN}.field: 'route': names no field`]],
  [
    'when-dead',
    when({ ...isOrder, field: 'session.user.token.id' }),
    [`${WHEN}.field: 'session.user.token.id': a definition never sees what proves who somebody is`],
  ],
  ...(
    [
      ['in', [[], '7'], [['7']], 'a list'],
      ['notIn', [[], '7'], [['7']], 'a list'],
      ['between', [[1], [1, 2, 3], 1], [[1, 2]], 'two ends'],
      ['notBetween', [[1], [1, 2, 3], 1], [[1, 2]], 'two ends'],
      ['isNull', ['yes', 1], [true, false], 'true or false'],
    ] as const
  ).flatMap(([operator, bad, good, wanted]): Said[] => [
    ...bad.map(
      (value): Said => [
        'when-dead',
        compared(operator, value),
        [
          `${WHEN}.value: ${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)} is nothing for ${operator}; it takes ${wanted}`,
        ],
      ],
    ),
    ...good.map((value): Said => ['when-dead', compared(operator, value), []]),
  ]),
  // What it is compared with may be known only then.
  ['when-dead', compared('in', { $: 'route', path: 'ids' }), []],
  [
    'when-dead',
    compared('equal', { $: 'item', path: 'id' }),
    [`${WHEN}.value: 'item' is not known here; ${known} are`],
  ],
]

/** What a definition asks for, and when it is drawn. */
export const DATA_SAID: readonly Said[] = [...SOURCES, ...QUERIES, ...CONDITIONS]
