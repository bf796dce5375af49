import {
  barViewer,
  beginLive,
  createLive,
  pageViewers,
  playLive,
  sendLiveMessage,
} from '../../../src/features/live/contract'
import type { Barred } from '../../../src/features/live/contract-shapes'
import type { AnyEndpoint } from '../../../src/http/endpoint'
import { sandbox } from '../../testing/fresh-sandbox'
import { MEMBER, NEWCOMER } from '../../testing/open-sandbox'

export { sandbox }

/** A member who streams, and somebody new who watches. */
export let author: string
export let viewer: string
beforeEach(async () => {
  author = await sandbox.logIn(MEMBER)
  viewer = await sandbox.logIn(NEWCOMER)
})

export const as = async (token: string | undefined, call: AnyEndpoint, input: object) =>
  sandbox.call(call, input, token)
export const data = async (token: string | undefined, call: AnyEndpoint, input: object) =>
  (await as(token, call, input)).data
/** What a refusal says. */
export const words = async (token: string | undefined, call: AnyEndpoint, input: object) =>
  (await as(token, call, input)).message
export const code = async (token: string | undefined, call: AnyEndpoint, input: object) =>
  (await as(token, call, input)).code

export const make = async (more: object = {}): Promise<string> =>
  (await data(author, createLive, { body: { title: '露台夜话', ...more } })).id
export async function onAir(more: object = { productIds: ['2001', '2004'] }): Promise<string> {
  const liveId = await make(more)
  await as(author, beginLive, { body: { liveId } })
  return liveId
}
/** Comes in once, as a room that asks for news does. */
export const watch = (liveId: string, token = viewer) =>
  data(token, playLive, { query: { liveId } })
export const idOf = async (liveId: string) =>
  (await data(author, pageViewers, { body: { liveId } })).result[0].id
export const bar = async (liveId: string, barred: Barred) =>
  as(author, barViewer, { body: { liveId, userId: await idOf(liveId), barred } })
export const say = async (liveId: string, token: string, fromUserId: string) =>
  code(token, sendLiveMessage, { body: { liveId, content: '你好', fromUserId } })
