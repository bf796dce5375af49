import { testPressing, testReading } from '../../../../engine/testing/seen'

import { teamTree } from '.'

const member = (id: string, nickName: string, more: object = {}) => ({
  id,
  nickName,
  avatar: '/pictures/avatar/1.svg',
  mobile: '136****0004',
  grade: 'Cellar',
  level: 1,
  spent: 12_345,
  team: 0,
  inviter: '',
  createdAt: Date.UTC(2026, 0, 15, 4) / 1000,
  ...more,
})
const pageOf = (...result: unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
const api = {
  'people/user/getRecommendCount': { first: 2, second: 1, total: 3 },
  'people/user/getRecommendUsers': pageOf(
    member('1004', 'He Wenbo', { team: 2 }),
    member('1006', 'Marco Rossi', { grade: '', spent: 0 }),
  ),
  'people/user/getSecondUsers': pageOf(
    member('1007', 'Tang Li', { level: 2, inviter: 'He Wenbo' }),
  ),
}
const setups = {
  full: { api },
  friends: { api },
  'second level': { query: { level: '2' }, config: {}, api },
  nobody: { config: {}, api: { ...api, 'people/user/getRecommendUsers': pageOf() } },
}

const widgets = { teamTree }

testReading(
  widgets,
  [
    [
      'teamTree',
      'full',
      [
        'group «Your team»',
        '2',
        'Invited by you',
        '1',
        'By your friends',
        '3',
        'In all',
        'button: Invite friends',
        'tablist «Level of the team»',
        'tab (selected): First level',
        'tab: Second level',
        'field «Search a name», ≤ 140, Search a name = ',
        'list «Members of the first level»',
        expect.stringMatching(
          /^listitem: img «He Wenbo»: picture \/pictures\/avatar\/1\.svg\?w=40 \| He Wenbo \| Cellar \| 136\*\*\*\*0004 \| Joined .+ \| ¥ \| 123 \| \.45 \| Spent \| button «Who He Wenbo invited: 2»: 2 invited$/,
        ),
        expect.stringMatching(
          /^listitem: img «Marco Rossi»: picture \/pictures\/avatar\/1\.svg\?w=40 \| Marco Rossi \| 136\*\*\*\*0004 \| Joined .+ \| ¥ \| 0 \| \.00 \| Spent \| Has invited nobody yet$/,
        ),
        'status: That is all',
      ],
    ],
    [
      'teamTree',
      'friends',
      [
        'group «Your team»',
        '2',
        'Invited by you',
        'button: Invite friends',
        'field «Search a name», ≤ 140, Search a name = ',
        'list «Members of the first level»',
        expect.stringMatching(
          /^listitem: img «He Wenbo»: picture \/pictures\/avatar\/1\.svg\?w=40 \| He Wenbo \| Cellar \| 136\*\*\*\*0004 \| Joined .+ \| ¥ \| 123 \| \.45 \| Spent$/,
        ),
        expect.stringMatching(
          /^listitem: img «Marco Rossi»: picture \/pictures\/avatar\/1\.svg\?w=40 \| Marco Rossi \| 136\*\*\*\*0004 \| Joined .+ \| ¥ \| 0 \| \.00 \| Spent$/,
        ),
        'status: That is all',
      ],
    ],
    [
      'teamTree',
      'second level',
      [
        'group «Your team»',
        '2',
        'Invited by you',
        '1',
        'By your friends',
        '3',
        'In all',
        'button: Invite friends',
        'tablist «Level of the team»',
        'tab (selected): First level',
        'tab: Second level',
        'field «Search a name», ≤ 140, Search a name = ',
        'list «Members of the first level»',
        expect.stringMatching(
          /^listitem: img «He Wenbo»: picture \/pictures\/avatar\/1\.svg\?w=40 \| He Wenbo \| Cellar \| 136\*\*\*\*0004 \| Joined .+ \| ¥ \| 123 \| \.45 \| Spent \| button «Who He Wenbo invited: 2»: 2 invited$/,
        ),
        expect.stringMatching(
          /^listitem: img «Marco Rossi»: picture \/pictures\/avatar\/1\.svg\?w=40 \| Marco Rossi \| 136\*\*\*\*0004 \| Joined .+ \| ¥ \| 0 \| \.00 \| Spent \| Has invited nobody yet$/,
        ),
        'status: That is all',
      ],
    ],
    [
      'teamTree',
      'nobody',
      [
        'group «Your team»',
        '2',
        'Invited by you',
        '1',
        'By your friends',
        '3',
        'In all',
        'button: Invite friends',
        'tablist «Level of the team»',
        'tab (selected): First level',
        'tab: Second level',
        'field «Search a name», ≤ 140, Search a name = ',
        'Nobody here yet',
        'Friends who join with your code appear here.',
        'button: Invite friends',
      ],
    ],
  ],
  setups,
)

testPressing(
  widgets,
  [
    ['teamTree', 'full', 'Invite friends', ['open /tookeen/invitation']],
    [
      'teamTree',
      'full',
      'Second level',
      ['people/user/getSecondUsers {"pageIndex":1,"pageSize":15}'],
      [
        'tab: First level',
        'tab (selected): Second level',
        'list «Members of the second level»',
        expect.stringMatching(
          /^listitem: img «Tang Li»: picture \/pictures\/avatar\/1\.svg\?w=40 \| Tang Li \| Cellar \| 136\*\*\*\*0004 \| Joined .+ \| Through He Wenbo \| ¥ \| 123 \| \.45 \| Spent$/,
        ),
      ],
      ['tab (selected): First level', 'tab: Second level'],
    ],
    [
      'teamTree',
      'full',
      'Who He Wenbo invited: 2',
      ['people/user/getSecondUsers {"pageIndex":1,"pageSize":15,"parentId":"1004"}'],
      [
        expect.stringMatching(
          /^listitem: img «He Wenbo»: picture \/pictures\/avatar\/1\.svg\?w=40 \| He Wenbo \| Cellar \| 136\*\*\*\*0004 \| Joined .+ \| ¥ \| 123 \| \.45 \| Spent \| button «Who He Wenbo invited: 2» \(expanded\): 2 invited \| list «Invited by He Wenbo» \| listitem: img «Tang Li»: picture \/pictures\/avatar\/1\.svg\?w=32 \| Tang Li \| Cellar \| 136\*\*\*\*0004 \| Joined .+ \| ¥ \| 123 \| \.45 \| Spent$/,
        ),
      ],
    ],
    [
      'teamTree',
      'nobody',
      'Second level',
      ['people/user/getSecondUsers {"pageIndex":1,"pageSize":15}'],
      [
        'tab: First level',
        'tab (selected): Second level',
        'list «Members of the second level»',
        expect.stringMatching(
          /^listitem: img «Tang Li»: picture \/pictures\/avatar\/1\.svg\?w=40 \| Tang Li \| Cellar \| 136\*\*\*\*0004 \| Joined .+ \| Through He Wenbo \| ¥ \| 123 \| \.45 \| Spent$/,
        ),
        'status: That is all',
      ],
      ['tab (selected): First level', 'tab: Second level'],
    ],
  ],
  setups,
)
