import type { LiveMessage, LiveRoom, LiveStatus } from '../../contract-shapes'

const author = { id: '1003', nickName: 'Zhou Yan', avatar: '/pictures/avatar/1003.svg' }

export const exampleRoom = (id: string, status: LiveStatus, title: string): LiveRoom => ({
  id,
  title,
  cover: '/pictures/live/pilsner.bottle.4.harbour-gold.svg',
  status,
  author,
  viewers: 1280,
  likes: 36_400,
  createdAt: 1_795_000_000,
  beganAt: status === 0 ? null : 1_795_003_600,
  endedAt: status > 1 ? 1_795_010_800 : null,
  startsAt: status === 0 ? 1_795_090_000 : null,
  pinnedId: status === 1 ? '2013' : '',
  notice: status === 1 ? 'Questions are answered at the full hour' : '',
  actions: [],
  products: [
    {
      id: '2001',
      name: 'Monsoon Haze',
      image: '/pictures/beer/tulip.can.6.monsoon-haze.svg',
      price: 2800,
      stock: 12,
    },
    {
      id: '2013',
      name: 'A beer whose name is long enough to be cut somewhere in the middle of it',
      image: '/pictures/beer/snifter.bottle.40.night-lantern.svg',
      price: 12_800,
      stock: 0,
    },
  ],
})

const said = (id: string, nickName: string, content: string): LiveMessage => ({
  id,
  liveId: '1',
  fromUserId: `u${nickName}`,
  nickName,
  content,
  createdAt: 1_795_003_700,
})

export const exampleTalk: LiveMessage[] = [
  said('1', 'He Wenbo', 'Cheers!'),
  said('2', '苏晴', '今晚有梅雨吗？'),
  said(
    '3',
    'Marco',
    'Somebody with a lot to say about how a pilsner has to be poured, from which height, into which glass and why the first third of it is always foam.',
  ),
]
