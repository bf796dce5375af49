import { testPressing, testReading } from '../../../../engine/testing/seen'

import { terminalList } from '.'

const terminal = (id: string, channelId: string, status: number) => ({
  id,
  serial: `TE26${id}`,
  channelId,
  place: `Place ${id}`,
  status,
  todayIncome: 12_345,
  income: 99_995,
  seenAt: 1_700_000_000,
})
const api = (...result: object[]) => ({
  'paas/autoReport/channels': {
    columns: [],
    rows: [
      { key: '601', name: 'Bars', terminals: 11, online: 9, today: 120_005, income: 900_000 },
      { key: '602', name: 'Hotels', terminals: 6, online: 6, today: 30_000, income: 100_000 },
    ],
  },
  'device/terminal/page': { result, pageIndex: 1, pageSize: 15, totalCount: result.length },
})
const setups = {
  full: { api: api(terminal('1', '601', 1), terminal('2', '602', 2), terminal('3', '602', 3)) },
  plain: { api: api() },
}

const widgets = { terminalList }

testReading(
  widgets,
  [
    [
      'terminalList',
      'full',
      [
        'radiogroup «Channel»',
        'radio «All channels, 17» (checked): All channels | 17',
        'radio «Bars, 11»: Bars | 11',
        'radio «Hotels, 6»: Hotels | 6',
        'group «Figures of the channel»',
        'Online',
        '15 / 17',
        'Today',
        '¥',
        '1,500',
        '.05',
        'In all',
        '¥',
        '10,000',
        '.00',
        'radiogroup «State»',
        'radio (checked): All',
        'radio: Online',
        'radio: Offline',
        'radio: In service',
        'list «Terminals»',
        expect.stringMatching(
          /^listitem: Place 1 \| Online \| button «Copy number TE261»: No\. TE261 \| Bars · Seen .+ \| ¥ \| 123 \| \.45 \| Today$/,
        ),
        expect.stringMatching(
          /^listitem: Place 2 \| Offline \| button «Copy number TE262»: No\. TE262 \| Hotels · Seen .+ \| ¥ \| 123 \| \.45 \| Today$/,
        ),
        expect.stringMatching(
          /^listitem: Place 3 \| In service \| button «Copy number TE263»: No\. TE263 \| Hotels · Seen .+ \| ¥ \| 123 \| \.45 \| Today$/,
        ),
        'status: That is all',
      ],
    ],
    [
      'terminalList',
      'plain',
      [
        'radiogroup «Channel»',
        'radio «All channels, 17» (checked): All channels | 17',
        'radio «Bars, 11»: Bars | 11',
        'radio «Hotels, 6»: Hotels | 6',
        'group «Figures of the channel»',
        'Online',
        '15 / 17',
        'radiogroup «State»',
        'radio (checked): All',
        'radio: Online',
        'radio: Offline',
        'radio: In service',
        'No terminals here',
      ],
    ],
  ],
  setups,
)

testPressing(
  widgets,
  [
    [
      'terminalList',
      'full',
      'Bars, 11',
      [
        'device/terminal/page {"pageIndex":1,"pageSize":15,"condition":{"logicalOperator":"and","conditions":[{"field":"channelId","operator":"equal","value":"601"}]},"sorts":[{"field":"todayIncome","type":"Desc"}]}',
      ],
      [
        'radio «All channels, 17»: All channels | 17',
        'radio «Bars, 11» (checked): Bars | 11',
        '9 / 11',
        '1,200',
        '9,000',
        expect.stringMatching(
          /^listitem: Place 1 \| Online \| button «Copy number TE261»: No\. TE261 \| Seen .+ \| ¥ \| 123 \| \.45 \| Today$/,
        ),
      ],
      ['radio «All channels, 17» (checked): All channels | 17', 'radio «Bars, 11»: Bars | 11'],
    ],
    [
      'terminalList',
      'full',
      'Hotels, 6',
      [
        'device/terminal/page {"pageIndex":1,"pageSize":15,"condition":{"logicalOperator":"and","conditions":[{"field":"channelId","operator":"equal","value":"602"}]},"sorts":[{"field":"todayIncome","type":"Desc"}]}',
      ],
      [
        'radio «All channels, 17»: All channels | 17',
        'radio «Hotels, 6» (checked): Hotels | 6',
        '6 / 6',
        '300',
        '1,000',
        expect.stringMatching(
          /^listitem: Place 1 \| Online \| button «Copy number TE261»: No\. TE261 \| Seen .+ \| ¥ \| 123 \| \.45 \| Today$/,
        ),
      ],
      ['radio «All channels, 17» (checked): All channels | 17', 'radio «Hotels, 6»: Hotels | 6'],
    ],
    [
      'terminalList',
      'full',
      'Online',
      [
        'device/terminal/page {"pageIndex":1,"pageSize":15,"condition":{"logicalOperator":"and","conditions":[{"field":"status","operator":"equal","value":1}]},"sorts":[{"field":"todayIncome","type":"Desc"}]}',
      ],
      ['radio: All', 'radio (checked): Online'],
      ['radio (checked): All', 'radio: Online'],
    ],
    [
      'terminalList',
      'full',
      'Offline',
      [
        'device/terminal/page {"pageIndex":1,"pageSize":15,"condition":{"logicalOperator":"and","conditions":[{"field":"status","operator":"equal","value":2}]},"sorts":[{"field":"todayIncome","type":"Desc"}]}',
      ],
      ['radio: All', 'radio (checked): Offline'],
      ['radio (checked): All', 'radio: Offline'],
    ],
    [
      'terminalList',
      'full',
      'In service',
      [
        'device/terminal/page {"pageIndex":1,"pageSize":15,"condition":{"logicalOperator":"and","conditions":[{"field":"status","operator":"equal","value":3}]},"sorts":[{"field":"todayIncome","type":"Desc"}]}',
      ],
      ['radio: All', 'radio (checked): In service'],
      ['radio (checked): All', 'radio: In service'],
    ],
    ['terminalList', 'full', 'Copy number TE261', ['toast Copied', 'copy TE261']],
    [
      'terminalList',
      'plain',
      'Bars, 11',
      [
        'device/terminal/page {"pageIndex":1,"pageSize":15,"condition":{"logicalOperator":"and","conditions":[{"field":"channelId","operator":"equal","value":"601"}]},"sorts":[{"field":"todayIncome","type":"Desc"}]}',
      ],
      [
        'radio «All channels, 17»: All channels | 17',
        'radio «Bars, 11» (checked): Bars | 11',
        '9 / 11',
      ],
      ['radio «All channels, 17» (checked): All channels | 17', 'radio «Bars, 11»: Bars | 11'],
    ],
    [
      'terminalList',
      'plain',
      'Hotels, 6',
      [
        'device/terminal/page {"pageIndex":1,"pageSize":15,"condition":{"logicalOperator":"and","conditions":[{"field":"channelId","operator":"equal","value":"602"}]},"sorts":[{"field":"todayIncome","type":"Desc"}]}',
      ],
      [
        'radio «All channels, 17»: All channels | 17',
        'radio «Hotels, 6» (checked): Hotels | 6',
        '6 / 6',
      ],
      ['radio «All channels, 17» (checked): All channels | 17', 'radio «Hotels, 6»: Hotels | 6'],
    ],
    [
      'terminalList',
      'plain',
      'Online',
      [
        'device/terminal/page {"pageIndex":1,"pageSize":15,"condition":{"logicalOperator":"and","conditions":[{"field":"status","operator":"equal","value":1}]},"sorts":[{"field":"todayIncome","type":"Desc"}]}',
      ],
      ['radio: All', 'radio (checked): Online', 'None in this state', 'button: Show all'],
      ['radio (checked): All', 'radio: Online'],
    ],
    [
      'terminalList',
      'plain',
      'Offline',
      [
        'device/terminal/page {"pageIndex":1,"pageSize":15,"condition":{"logicalOperator":"and","conditions":[{"field":"status","operator":"equal","value":2}]},"sorts":[{"field":"todayIncome","type":"Desc"}]}',
      ],
      ['radio: All', 'radio (checked): Offline', 'None in this state', 'button: Show all'],
      ['radio (checked): All', 'radio: Offline'],
    ],
    [
      'terminalList',
      'plain',
      'In service',
      [
        'device/terminal/page {"pageIndex":1,"pageSize":15,"condition":{"logicalOperator":"and","conditions":[{"field":"status","operator":"equal","value":3}]},"sorts":[{"field":"todayIncome","type":"Desc"}]}',
      ],
      ['radio: All', 'radio (checked): In service', 'None in this state', 'button: Show all'],
      ['radio (checked): All', 'radio: In service'],
    ],
  ],
  setups,
)
