import { beginLive } from '../../../src/api/live/begin-live'
import { createLive } from '../../../src/api/live/create-live'
import { deleteLive } from '../../../src/api/live/delete-live'
import { endLive } from '../../../src/api/live/end-live'
import { followAuthor } from '../../../src/api/live/follow-author'
import { forbidLive } from '../../../src/api/live/forbid-live'
import { isFollowing } from '../../../src/api/live/is-following'
import { pageFollowed } from '../../../src/api/live/page-followed'
import { pageLives } from '../../../src/api/live/page-lives'
import { pageViewers } from '../../../src/api/live/page-viewers'
import { playLive } from '../../../src/api/live/play-live'
import { pushLive } from '../../../src/api/live/push-live'
import { sendLiveMessage } from '../../../src/api/live/send-live-message'
import { showLive } from '../../../src/api/live/show-live'
import { thumbUp } from '../../../src/api/live/thumb-up'
import { unfollowAuthor } from '../../../src/api/live/unfollow-author'
import type { Row } from '../harness'

const ON_AIR = '960001'
const CREATED = '960002'
const BERG = { id: '1009', nickName: 'Annika Berg', avatar: '/pictures/avatar/1009.svg' }
const of = (id: string, status: number) => expect.objectContaining({ id, status })

export const liveRows: readonly Row[] = [
  {
    call: pageLives,
    input: { body: {} },
    sends: 'POST live/page',
    answers: {
      // Those on the air, then the newest; the forbidden 960004 is not among them.
      result: [
        ['960001', 1],
        ['960005', 1],
        ['960006', 1],
        ['960002', 0],
        ['960003', 2],
        ['960007', 0],
        ['960008', 0],
        ['960009', 2],
        ['960010', 2],
        ['960011', 2],
        ['960012', 2],
        ['960013', 2],
        ['960014', 2],
        ['960015', 2],
        ['960016', 2],
      ].map(([id, status]) => of(String(id), Number(status))),
      pageIndex: 1,
      pageSize: 15,
      totalCount: 17,
    },
  },
  {
    call: showLive,
    input: { query: { liveId: ON_AIR } },
    sends: 'GET live/show?liveId=960001',
    answers: {
      id: ON_AIR,
      title: 'Twelve taps, one evening',
      cover: '/pictures/live/pilsner.bottle.4.harbour-gold.svg',
      status: 1,
      author: { id: '1003', nickName: 'Zhou Yan', avatar: '/pictures/avatar/1003.svg' },
      viewers: 2,
      likes: 120,
      createdAt: expect.any(Number),
      beganAt: expect.any(Number),
      endedAt: null,
      products: expect.arrayContaining([
        {
          id: '2001',
          name: expect.any(String),
          image: expect.stringMatching(/^\/pictures\/beer\//),
          price: expect.any(Number),
          stock: expect.any(Number),
        },
      ]),
    },
  },
  {
    call: pushLive,
    as: 'owner',
    input: { query: { liveId: ON_AIR } },
    sends: 'GET live/push?liveId=960001',
    answers: { pushUrl: expect.stringMatching(/^rtmp:/), expiresAt: expect.any(Number) },
  },
  {
    call: sendLiveMessage,
    as: 'member',
    input: { body: { liveId: ON_AIR, content: 'Cheers', fromUserId: '1001' } },
    sends: 'POST live/sendMessage',
    answers: {
      id: expect.any(String),
      liveId: ON_AIR,
      fromUserId: '1001',
      nickName: 'Lin Xia',
      content: 'Cheers',
      createdAt: expect.any(Number),
    },
  },
  {
    call: createLive,
    as: 'member',
    input: { body: { title: 'From my balcony' } },
    sends: 'POST live/create',
    answers: expect.objectContaining({ title: 'From my balcony', status: 0 }),
  },
  {
    call: beginLive,
    as: 'owner',
    input: { body: { liveId: CREATED } },
    sends: 'POST live/begin',
    answers: of(CREATED, 1),
  },
  {
    call: endLive,
    as: 'owner',
    input: { body: { liveId: ON_AIR } },
    sends: 'POST live/end',
    answers: of(ON_AIR, 2),
  },
  {
    call: forbidLive,
    as: 'owner',
    input: { body: { liveId: '960003' } },
    sends: 'POST live/forbidden',
    answers: of('960003', 3),
  },
  {
    call: deleteLive,
    as: 'owner',
    input: { query: { liveId: CREATED } },
    sends: 'DELETE live/delete?liveId=960002',
    answers: null,
  },
  {
    call: thumbUp,
    as: 'member',
    input: { body: { liveId: ON_AIR } },
    sends: 'POST live/liveAuthor/thumbup',
    answers: 121,
  },
  {
    call: followAuthor,
    as: 'member',
    input: { body: { authorId: '1003' } },
    sends: 'POST live/liveFollow/add',
    answers: true,
  },
  {
    call: unfollowAuthor,
    as: 'member',
    input: { query: { authorId: '1009' } },
    sends: 'DELETE live/liveFollow/cancel?authorId=1009',
    answers: false,
  },
  {
    call: isFollowing,
    as: 'member',
    input: { query: { authorId: '1009' } },
    sends: 'GET live/liveFollow/isFollow?authorId=1009',
    answers: true,
  },
  {
    call: pageFollowed,
    as: 'member',
    input: { body: {} },
    sends: 'POST live/liveFollow/page',
    answers: { result: [BERG], pageIndex: 1, pageSize: 15, totalCount: 1 },
  },
  {
    call: playLive,
    input: { query: { liveId: ON_AIR, afterId: '970007' } },
    sends: 'GET live/livePlay/url?liveId=960001&afterId=970007',
    answers: {
      playUrl: expect.stringContaining('960001.m3u8'),
      messages: [expect.objectContaining({ id: '970008', nickName: 'He Wenbo' })],
      status: 1,
      viewers: 2,
      likes: 120,
    },
  },
  {
    call: pageViewers,
    input: { body: { liveId: ON_AIR } },
    sends: 'POST live/liveUser/page',
    answers: expect.objectContaining({ totalCount: 2 }),
  },
]
