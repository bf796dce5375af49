import { eventPages, ticketPages } from '../src/features/content/queries'
import { feedPages } from '../src/features/content/queries-feeds'
import { channels, devicePages, terminalPages } from '../src/features/device/queries'
import { formBy, forms } from '../src/features/form/queries'
import { followingOf, liveBy, livePages } from '../src/features/live/queries'
import { lightRecordsOf, namesOf, recordBy } from '../src/features/record/queries'
import { posterPages, teamCounts, teamPages } from '../src/features/referral/queries'
import { chartOf, reportOf } from '../src/features/report/queries'
import { tasks } from '../src/features/task/queries'
import { expectKeptAndAsked } from './support/kept-and-asked'

const equal = (field: string, value: unknown) => ({ field, operator: 'equal', value })
const and = (...conditions: unknown[]) => ({ logicalOperator: 'and', conditions })

expectKeptAndAsked([
  [
    'devices',
    devicePages(2, 15),
    ['devices', 2, 15],
    [['device/device/page', { pageIndex: 3, pageSize: 15, condition: and(equal('status', 2)) }]],
  ],
  [
    'devices of every state',
    devicePages(undefined, 15),
    ['devices', undefined, 15],
    [['device/device/page', { pageIndex: 3, pageSize: 15 }]],
  ],
  ['channels', channels, ['channels'], [['report/channels', {}]]],
  [
    'terminals',
    terminalPages({ channelId: '7', status: 1, pageSize: 15 }),
    ['terminals', '7', 1, 15],
    [
      [
        'device/terminal/page',
        {
          pageIndex: 3,
          pageSize: 15,
          condition: and(equal('channelId', '7'), equal('status', 1)),
          sorts: [{ field: 'todayIncome', type: 'Desc' }],
        },
      ],
    ],
  ],
  [
    'all terminals',
    terminalPages({ channelId: '', status: 0, pageSize: 15 }),
    ['terminals', '', 0, 15],
    [
      [
        'device/terminal/page',
        {
          pageIndex: 3,
          pageSize: 15,
          condition: and(),
          sorts: [{ field: 'todayIncome', type: 'Desc' }],
        },
      ],
    ],
  ],
  [
    'a form',
    formBy('visit', '5'),
    ['form', 'visit', '5'],
    [['paas/autoForm/getView', { key: 'visit', id: '5' }]],
  ],
  ['forms', forms, ['form', 'list'], [['paas/formEngine/mobileAll']]],
  ['a live', liveBy('5'), ['live', '5'], [['live/show', { liveId: '5' }]]],
  [
    'lives',
    livePages({ state: 1 } as never, 15),
    ['lives', { state: 1 }, 15],
    [['live/page', { pageIndex: 3, pageSize: 15, state: 1 }]],
  ],
  [
    'whether one follows',
    followingOf('5'),
    ['following', '5'],
    [['live/liveFollow/isFollow', { authorId: '5' }]],
  ],
  [
    'events of a city',
    eventPages({ storeId: '301', regionId: '440100', pageSize: 15 }),
    ['events', 'page', '301', '440100', 15],
    [['event/page', { storeId: '301', regionId: '440100', pageIndex: 3, pageSize: 15 }]],
  ],
  [
    'tickets that were used',
    ticketPages(2, 15),
    ['tickets', 'page', 2, 15],
    [['event/ticket/page', { status: 2, pageIndex: 3, pageSize: 15 }]],
  ],
  [
    'records of a light app',
    lightRecordsOf('notice'),
    ['records', 'all', 'notice'],
    [['api/lightApp/getList', { tableName: 'notice' }]],
  ],
  ['a record', recordBy('store', '5'), ['detail', 'store', '5'], [['store/query', { id: '5' }]]],
  [
    'names',
    namesOf(['store', 'user']),
    ['relations', ['store', 'user']],
    [['store/kv'], ['user/kv']],
  ],
  ['a team', teamCounts, ['team', 'count'], [['count']]],
  [
    'members',
    teamPages({ level: 'first', pageSize: 15, keyword: 'a', parentId: '5' }),
    ['team', 'first', 15, 'a', '5'],
    [['recommendUser', { pageIndex: 3, pageSize: 15, keyword: 'a' }]],
  ],
  [
    'members of a member',
    teamPages({ level: 'second', pageSize: 15, parentId: '5' }),
    ['team', 'second', 15, '', '5'],
    [['secondUser', { pageIndex: 3, pageSize: 15, parentId: '5' }]],
  ],
  ['posters', posterPages(15), ['posters', 15], [['qrcode', { pageIndex: 3, pageSize: 15 }]]],
  [
    'a report',
    reportOf({ type: 'sales', period: 'week', pageSize: 9 }),
    ['report/sales', 'week', 9],
    [['report/sales', { pageSize: 9, keyword: 'week' }]],
  ],
  [
    'a report of its own period',
    reportOf({ type: 'sales', period: '', pageSize: 9 }),
    ['report/sales', '', 9],
    [['report/sales', { pageSize: 9 }]],
  ],
  [
    'a chart',
    chartOf({ type: 'sales', single: 'shares', keyword: 'week' }),
    ['report/sales', 'shares', 'week'],
    [['report/sales', { keyword: 'week', pageSize: 366 }]],
  ],
  [
    'a chart of named figures',
    chartOf({ type: '', single: 'shares', keyword: undefined }),
    ['report/', 'shares', undefined],
    [['single', { key: 'shares' }]],
  ],
  ['tasks', tasks, ['tasks'], [['taskJob/jobs']]],
])

test('a page of a feed is asked for by its kind', async () => {
  const load = jest.fn(async () => ({ result: [], pageIndex: 3, pageSize: 15, totalCount: 0 }))
  const { key, load: page } = feedPages({ name: 'notes', kind: 'a', pageSize: 15, load })
  const { signal } = new AbortController()
  await page(3, { signal } as never)
  expect(key).toEqual(['feed', 'notes', 'a', 15])
  expect(load).toHaveBeenCalledWith({ pageIndex: 3, pageSize: 15, kind: 'a', signal })
})
