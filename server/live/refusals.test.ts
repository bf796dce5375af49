import {
  barViewer,
  beginLive,
  createLive,
  deleteLive,
  endLive,
  forbidLive,
  getLiveFigures,
  noticeLive,
  pageFollowed,
  pageLives,
  pageViewers,
  pinProduct,
  playLive,
  sendLiveMessage,
  showLive,
  updateLive,
} from '../../src/features/live/contract'
import { followAuthor } from '../../src/features/live/contract-follow'
import { LiveStatus } from '../../src/features/live/contract-shapes'
import type { AnyEndpoint } from '../../src/http/endpoint'
import { MEMBER, NEWCOMER, OWNER } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'
import { SECONDS, sandbox } from '../testing/sandbox-at-noon'

const DAY = 86_400
const OWN = 'own'
const STATES = [LiveStatus.Created, LiveStatus.Live, LiveStatus.Ended, LiveStatus.Forbidden]
let author: string
let viewer: string
beforeEach(async () => {
  author = await sandbox.logIn(MEMBER)
  viewer = await sandbox.logIn(NEWCOMER)
})
const db = () => sandbox.services.db

/** A stream of the member's in any state. */
async function stream(status: LiveStatus, more: object = {}): Promise<void> {
  const row = { id: OWN, authorId: '1001', title: '{"en":"Own"}', cover: '/x.svg', likes: 0 }
  await db().deleteFrom('lives').where('id', '=', OWN).execute()
  await db()
    .insertInto('lives')
    .values({
      ...row,
      status,
      createdAt: SECONDS,
      beganAt: null,
      endedAt: null,
      startsAt: null,
      requestId: null,
      ...more,
    })
    .execute()
}
const body = { liveId: OWN }
const refused = (
  words: readonly [number, string],
  call: AnyEndpoint,
  input: object,
  who = author,
) => expectRefusal(sandbox.services, () => sandbox.call(call, input, who), words)

test.each<[string, AnyEndpoint, object, readonly LiveStatus[]]>([
  ['begin', beginLive, { body }, [LiveStatus.Created]],
  ['end', endLive, { body }, [LiveStatus.Live]],
  ['delete', deleteLive, { query: body }, [0, 2, 3]],
  ['announce', noticeLive, { body: { ...body, notice: 'Soon' } }, [0, 1]],
  ['change', updateLive, { body: { ...body, title: 'Other' } }, [0, 1]],
  ['pin on', pinProduct, { body: { ...body, productId: '' } }, [LiveStatus.Live]],
])(
  'its author may %s a stream in its turn, and nobody else may',
  async (_, call, input, states) => {
    for (const status of STATES) {
      await stream(status)
      await refused([403, 'Only its author may do that.'], call, input, viewer)
      if (states.includes(status)) expect((await sandbox.call(call, input, author)).code).toBe(200)
      else await refused([400, 'The stream is in another state.'], call, input)
    }
    await db().deleteFrom('lives').where('id', '=', OWN).execute()
    await refused([400, 'The stream was not found.'], call, input)
  },
)

test('a stream is taken down once, by the house', async () => {
  const admin = await sandbox.logIn(OWNER)
  for (const status of STATES) {
    await stream(status)
    await refused([403, 'Only administrators may do that.'], forbidLive, { body })
    const again = [400, 'The stream is in another state.'] as const
    if (status === LiveStatus.Forbidden) await refused(again, forbidLive, { body }, admin)
    else expect((await sandbox.call(forbidLive, { body }, admin)).data.status).toBe(3)
  }
})

test('what begins and ends says when', async () => {
  await stream(LiveStatus.Created)
  const first = (await sandbox.call(beginLive, { body }, author)).data
  expect(first).toMatchObject({ status: LiveStatus.Live, beganAt: SECONDS, endedAt: null })
  sandbox.services.clock.setOffset(60)
  const last = (await sandbox.call(endLive, { body }, author)).data
  expect(last).toMatchObject({ status: 2, beganAt: SECONDS, endedAt: SECONDS + 60 })
})

test('only what is on the air is talked under, and only an author has figures', async () => {
  for (const status of [LiveStatus.Created, LiveStatus.Ended, LiveStatus.Forbidden]) {
    await stream(status)
    const input = { body: { ...body, content: 'Hi', fromUserId: '1002' } }
    await refused([400, 'The stream is in another state.'], sendLiveMessage, input, viewer)
  }
  await refused([403, 'Only its author may do that.'], getLiveFigures, { query: body }, viewer)
  const nobody = { body: { authorId: '9' } }
  await refused([400, 'The author was not found.'], followAuthor, nobody, viewer)
  const bar = { body: { ...body, userId: '1002', barred: 1 } }
  await refused([403, 'Only its author may do that.'], barViewer, bar, viewer)
})

test.each([
  [1, true],
  [60 * DAY, true],
  [0, false],
  [60 * DAY + 1, false],
])('a stream that begins in %i seconds may be planned: %s', async (ahead, may) => {
  const input = { body: { title: 'Soon', startsAt: SECONDS + ahead } }
  if (may)
    expect((await sandbox.call(createLive, input, author)).data.startsAt).toBe(SECONDS + ahead)
  else await refused([400, 'A stream begins within the next 60 days.'], createLive, input)
})

test('a page of streams: who is on the air first, then the youngest; the taken down on request', async () => {
  await db().deleteFrom('lives').execute()
  const row = { authorId: '1001', title: '{"en":"x"}', cover: '/x.svg', likes: 0 }
  const none = { beganAt: null, endedAt: null, startsAt: null, requestId: null }
  await db()
    .insertInto('lives')
    .values(
      [2, 1, 0, 1, 3].map((status, at) => ({
        ...row,
        ...none,
        id: `l${at}`,
        status,
        createdAt: SECONDS + at,
      })),
    )
    .execute()
  const page = async (more: object = {}, who?: string) =>
    (await sandbox.call(pageLives, { body: { pageSize: 3, ...more } }, who)).data
  const ids = ({ result }: { result: { id: string }[] }) => result.map(({ id }) => id)
  const first = await page()
  expect(first).toMatchObject({ pageIndex: 1, pageSize: 3, totalCount: 4 })
  expect([ids(first), ids(await page({ pageIndex: 2 }))]).toEqual([['l3', 'l1', 'l2'], ['l0']])
  expect(ids(await page({ status: 3 }))).toEqual(['l4'])
  expect(ids(await page({ status: 0 }))).toEqual(['l2'])
  expect((await page({ mine: true }, author)).totalCount).toBe(5)
  expect(ids(await page({ mine: true, status: 2 }, author))).toEqual(['l4', 'l0'])
  expect((await page({ mine: true }, viewer)).totalCount).toBe(0)
})

test('who watches is counted once and listed page by page, the last one first', async () => {
  await stream(LiveStatus.Live)
  const tokens = [viewer, await sandbox.logIn(OWNER)]
  for (const who of tokens) {
    sandbox.services.clock.setOffset(tokens.indexOf(who) * 10)
    for (const _ of [1, 2]) await sandbox.call(playLive, { query: body }, who)
  }
  const page = async (pageIndex: number) =>
    (await sandbox.call(pageViewers, { body: { ...body, pageIndex, pageSize: 1 } }, author)).data
  expect(await page(1)).toMatchObject({ totalCount: 2, pageSize: 1, result: [{ id: '1003' }] })
  expect(await page(2)).toMatchObject({ totalCount: 2, pageIndex: 2, result: [{ id: '1002' }] })
  expect((await sandbox.call(showLive, { query: body }, author)).data.viewers).toBe(2)
  expect((await sandbox.call(pageFollowed, { body: {} }, viewer)).data.totalCount).toBe(0)
})
