import { renderWidget, testUser } from '../../../../../engine/testing/render-widget'
import type { LiveRoom, LiveStatus } from '../../../contract-shapes'
import { liveDesk } from '..'
import { page, roomOf } from './author'

/** Calls of the desk. */
export const SHOW = 'live/show'
export const FIGURES = 'live/figures'
export const VIEWERS = 'live/liveUser/page'
export const BAR = 'live/liveUser/forbidden'
export const PUSH = 'live/push'
export const figures = {
  seconds: 0,
  viewers: 0,
  likes: 0,
  messages: 0,
  followers: 0,
  products: [] as object[],
}

/** One row of the viewers. */
export const viewer = (id: string, nickName: string, barred = 0) => ({
  id,
  nickName,
  avatar: '',
  barred,
})

/** Opens the desk of stream 7 in this state. */
export const openDesk = (
  status: number,
  more: Partial<LiveRoom> = {},
  api: object = {},
  host: object = {},
) =>
  renderWidget(liveDesk, {
    user: testUser,
    query: { id: '7' },
    host,
    api: {
      [SHOW]: roomOf(status as LiveStatus, more),
      [FIGURES]: figures,
      [VIEWERS]: page([]),
      'live/begin': roomOf(1),
      'live/end': roomOf(2),
      'live/delete': null,
      'live/pin': '',
      'live/notice': '',
      [BAR]: 1,
      [PUSH]: { pushUrl: 'rtmp://x/7?key=k', expiresAt: 9 },
      ...api,
    },
  })
