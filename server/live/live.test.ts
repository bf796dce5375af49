import {
  beginLive,
  forbidLive,
  pageLives,
  playLive,
  sendLiveMessage,
} from '../../src/features/live/contract'
import { thumbUp } from '../../src/features/live/contract-follow'
import { LiveStatus } from '../../src/features/live/contract-shapes'
import { MEMBER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

/** @jest-environment node */

const ON_AIR = '960001'
const SOON = '960002'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const play = async (liveId: string, afterId = '', token?: string) =>
  (await sandbox.call(playLive, { query: { liveId, afterId } }, token)).data
const say = async (content: string, token: string) =>
  (
    await sandbox.call(
      sendLiveMessage,
      { body: { liveId: ON_AIR, content, fromUserId: '1001' } },
      token,
    )
  ).data
const contents = (messages: readonly { content: string }[]) =>
  messages.map(({ content }) => content)

test('who asks again and again gets every message once, in the order they were written', async () => {
  const token = await sandbox.logIn(MEMBER)
  let last = (await play(ON_AIR)).messages.at(-1).id
  // All within one second: their ids are in no order.
  for (const content of ['一', '二', '三', '四', '五', '六']) {
    await say(content, token)
    const { messages } = await play(ON_AIR, last)
    expect(contents(messages)).toEqual([content])
    last = messages.at(-1).id
  }
  expect(contents((await play(ON_AIR)).messages).slice(-6)).toEqual([
    '一',
    '二',
    '三',
    '四',
    '五',
    '六',
  ])
})

test('nobody speaks in the name of another', async () => {
  const token = await sandbox.logIn(MEMBER)
  const body = { liveId: ON_AIR, content: '不是我', fromUserId: '1002' }
  const before = contents((await play(ON_AIR)).messages)
  expect(await sandbox.call(sendLiveMessage, { body }, token)).toMatchObject({
    code: 403,
    message: 'A message comes from whoever sends it.',
  })
  expect(contents((await play(ON_AIR)).messages)).toEqual(before)
})

test('asking tells how the stream stands, and counts who watches', async () => {
  const token = await sandbox.logIn(MEMBER)
  expect(await play(SOON, '', token)).toMatchObject({
    playUrl: '',
    status: LiveStatus.Created,
    viewers: 0,
  })
  await sandbox.call(beginLive, { body: { liveId: SOON } }, await sandbox.logIn(OWNER))
  expect(await play(SOON, '', token)).toMatchObject({
    playUrl: expect.stringMatching(/^\/films\/[a-z]+\.mp4$/),
    status: LiveStatus.Live,
    viewers: 1,
  })
})

test('a stream that was taken down has neither picture nor talk', async () => {
  await sandbox.call(forbidLive, { body: { liveId: ON_AIR } }, await sandbox.logIn(OWNER))
  expect(await play(ON_AIR)).toMatchObject({
    playUrl: '',
    messages: [],
    status: LiveStatus.Forbidden,
  })
})

test('the first covers one sees are of different rooms', async () => {
  const { result } = (await sandbox.call(pageLives, { body: {} })).data
  const rooms = result.slice(0, 6).map(({ cover }: { cover: string }) => cover.split('.')[4])
  expect(new Set(rooms).size).toBe(6)
})

test('of the followed authors only', async () => {
  const page = async (token?: string) =>
    (await sandbox.call(pageLives, { body: { followed: true } }, token)).data
  const { result } = await page(await sandbox.logIn(MEMBER))
  const authors = result.map(({ author }: { author: { id: string } }) => author.id)
  expect(new Set(authors)).toEqual(new Set(['1009']))
  expect(await page()).toMatchObject({ result: [], totalCount: 0 })
})

test('one person’s thumbs count once, however often they are raised', async () => {
  const thumb = async (token: string) =>
    (await sandbox.call(thumbUp, { body: { liveId: ON_AIR } }, token)).data
  const { likes } = await play(ON_AIR)
  const [mine, theirs] = [await sandbox.logIn(MEMBER), await sandbox.logIn(OWNER)]
  const answers = await Promise.all(Array.from({ length: 20 }, () => thumb(mine)))
  expect(new Set(answers)).toEqual(new Set([likes + 1]))
  expect(await thumb(theirs)).toBe(likes + 2)
  expect((await play(ON_AIR)).likes).toBe(likes + 2)
})
