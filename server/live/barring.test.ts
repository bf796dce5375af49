import {
  barViewer,
  endLive,
  forbidLive,
  noticeLive,
  pageLives,
  pageViewers,
  playLive,
  sendLiveMessage,
  showLive,
} from '../../src/features/live/contract'
import { thumbUp } from '../../src/features/live/contract-follow'
import { Barred, LiveStatus } from '../../src/features/live/contract-shapes'
import { OWNER } from '../testing/open-sandbox'
import {
  as,
  author,
  bar,
  code,
  data,
  idOf,
  onAir,
  sandbox,
  say,
  viewer,
  watch,
  words,
} from './testing/stream'

test('who is muted watches in silence; who is removed is shown nothing; both may be let again', async () => {
  const liveId = await onAir()
  await as(author, noticeLive, { body: { liveId, notice: '欢迎' } })
  await watch(liveId)
  const id = await idOf(liveId)
  expect(await say(liveId, viewer, id)).toBe(200)

  await bar(liveId, Barred.Muted)
  expect(await watch(liveId)).toMatchObject({ barred: Barred.Muted, notice: '欢迎' })
  expect(await say(liveId, viewer, id)).toBe(403)
  expect(await code(viewer, thumbUp, { body: { liveId } })).toBe(200)

  await bar(liveId, Barred.Removed)
  const out = { barred: Barred.Removed, playUrl: '', messages: [], notice: '', pinnedId: '' }
  expect(await watch(liveId)).toMatchObject(out)
  expect(await say(liveId, viewer, id)).toBe(403)
  const no = { code: 403, message: 'The author does not let you do that here.' }
  expect(await as(viewer, thumbUp, { body: { liveId } })).toMatchObject(no)
  const talk = { body: { liveId, content: 'x', fromUserId: id } }
  expect(await as(viewer, sendLiveMessage, talk)).toMatchObject(no)

  await bar(liveId, Barred.No)
  expect((await watch(liveId)).playUrl).not.toBe('')
  expect(await say(liveId, viewer, id)).toBe(200)
})

test('nobody is barred from a stream they do not watch, from one that is over, or by themselves', async () => {
  const liveId = await onAir()
  const to = (userId: string) =>
    words(author, barViewer, { body: { liveId, userId, barred: Barred.Muted } })
  expect(await to('1005')).toBe('The viewer was not found.')
  expect(await to('1001')).toBe('You cannot bar yourself.')
  await watch(liveId)
  await as(author, endLive, { body: { liveId } })
  expect((await bar(liveId, Barred.Muted)).code).toBe(400)
})

test('who is barred is told to the author alone', async () => {
  const liveId = await onAir()
  await watch(liveId)
  await bar(liveId, Barred.Muted)
  const viewers = async (token?: string) =>
    (await data(token, pageViewers, { body: { liveId } })).result[0]
  expect(await viewers(author)).toMatchObject({ barred: Barred.Muted })
  expect(await viewers(viewer)).not.toHaveProperty('barred')
  expect(await viewers()).not.toHaveProperty('barred')
})

test('an administrator may take any stream down; its author finds it among what is over', async () => {
  const liveId = await onAir()
  const admin = await sandbox.logIn(OWNER)
  expect((await data(admin, showLive, { query: { liveId } })).actions).toEqual(['forbid'])
  expect(await as(viewer, forbidLive, { body: { liveId } })).toMatchObject({
    code: 403,
    message: 'Only administrators may do that.',
  })
  await as(admin, forbidLive, { body: { liveId } })
  const over = await data(author, pageLives, {
    body: { mine: true, status: LiveStatus.Ended },
  })
  expect(over.result).toMatchObject([{ id: liveId, status: LiveStatus.Forbidden }])
})

test('what is over is shown again, except what was taken down and to who was removed', async () => {
  const liveId = await onAir()
  const url = async (token?: string) => (await data(token, playLive, { query: { liveId } })).playUrl
  await url(viewer)
  await as(author, endLive, { body: { liveId } })
  expect(await url(viewer)).toMatch(/^\/films\//)
  const other = await onAir()
  await data(viewer, playLive, { query: { liveId: other } })
  const out = { liveId: other, userId: '1002', barred: Barred.Removed }
  await as(author, barViewer, { body: out })
  await as(author, endLive, { body: { liveId: other } })
  expect((await data(viewer, playLive, { query: { liveId: other } })).playUrl).toBe('')
  await as(await sandbox.logIn(OWNER), forbidLive, { body: { liveId } })
  expect(await url(viewer)).toBe('')
})
