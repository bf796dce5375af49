import { sendSmsCode } from '../../src/features/identity/contract'
import { sendLiveMessage } from '../../src/features/live/contract'
import { thumbUp } from '../../src/features/live/contract-follow'
import { register } from '../../src/features/login/contract'
import { addFootprint } from '../../src/features/product/contract'
import {
  executeTask,
  getBehaviors,
  listTasks,
  watchAdvertisement,
} from '../../src/features/task/contract'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  token = await sandbox.logIn(MEMBER)
})
afterAll(() => sandbox.close())

const LIVE = '960001'
/** Months ago for everything the seed knows. */
let seconds = 0
const wait = async (more: number) => {
  seconds += more
  await sandbox.post('/sandbox/clock', { offset: seconds })
}
beforeEach(() => {
  seconds = 0
})

async function points(who = token) {
  const { data } = await sandbox.call(listAccounts, {}, who)
  return data.accounts[2].amount as number
}
async function report(key: string, entityKey: string, entityId: string, more: object = {}) {
  const body = { key, entityKey, entityId, intro: key, ...more }
  const { data, message } = await sandbox.call(executeTask, { body }, token)
  return data?.executed ?? message
}
const visit = (id: string) => sandbox.call(addFootprint, { body: { id } }, token)
const say = (content: string) =>
  sandbox.call(
    sendLiveMessage,
    {
      body: {
        liveId: LIVE,
        content,
        fromUserId: '1001',
      },
    },
    token,
  )
const NOT_DONE = 'There is nothing of that kind that you have done.'
const TOO_SHORT = 'That was too short to count.'

test('the client is told what it is to report: not what is paid where it happens', async () => {
  expect((await sandbox.call(getBehaviors, {})).data).toEqual([
    'view',
    'like',
    'comment',
    'checkin',
  ])
})

describe('a look at a product', () => {
  test('counts five seconds after the server saw the page opened, once a day', async () => {
    const before = await points()
    expect(await report('view', 'product', '2015')).toBe(NOT_DONE)
    await visit('2015')
    await wait(4)
    expect(await report('view', 'product', '2015')).toBe(TOO_SHORT)
    await wait(1)
    expect(await report('view', 'product', '2015')).toBe(true)
    expect(await report('view', 'product', '2015')).toBe(false)
    await visit('2015')
    await wait(5)
    expect(await report('view', 'product', '2015')).toBe(false)
    expect(await points()).toBe(before + 5)
    await wait(86_400)
    await visit('2015')
    await wait(5)
    expect(await report('view', 'product', '2015')).toBe(true)
  })

  test('takes its time for each, however many were opened at once', async () => {
    await visit('2015')
    await visit('2016')
    await wait(5)
    expect(await report('view', 'product', '2015')).toBe(true)
    expect(await report('view', 'product', '2016')).toBe(TOO_SHORT)
    await wait(5)
    expect(await report('view', 'product', '2016')).toBe(true)
  })

  test('is forgotten after ten minutes', async () => {
    await visit('2015')
    await wait(599)
    expect(await report('view', 'product', '2015')).toBe(true)
    await visit('2016')
    await wait(600)
    expect(await report('view', 'product', '2016')).toBe(NOT_DONE)
  })
})

test('a thumb counts once for its stream, for ever', async () => {
  expect(await report('like', 'live', LIVE)).toBe(NOT_DONE)
  await sandbox.call(thumbUp, { body: { liveId: LIVE } }, token)
  expect(await report('like', 'live', LIVE)).toBe(true)
  await wait(86_400)
  await sandbox.call(thumbUp, { body: { liveId: LIVE } }, token)
  expect(await report('like', 'live', LIVE)).toBe(false)
})

test('each message under a stream counts once, and no more than the day’s limit of them', async () => {
  const before = await points()
  expect(await report('comment', 'live', LIVE)).toBe(NOT_DONE)
  await say('one')
  expect(await report('comment', 'live', LIVE)).toBe(true)
  expect(await report('comment', 'live', LIVE)).toBe(false)
  for (const text of ['two', 'three', 'four']) await say(text)
  const more = []
  for (let at = 0; at < 4; at++) more.push(await report('comment', 'live', LIVE))
  expect(more).toEqual([true, true, false, false])
  expect(await points()).toBe(before + 30)
})

test('with isOnce a thing counts once for ever, where it would count again', async () => {
  await say('one')
  await say('two')
  expect(await report('comment', 'live', LIVE, { isOnce: true })).toBe(true)
  expect(await report('comment', 'live', LIVE, { isOnce: true })).toBe(false)
  await wait(86_400)
  await say('three')
  expect(await report('comment', 'live', LIVE, { isOnce: true })).toBe(false)
})

test('whoever looks in is paid once a day', async () => {
  const got = [await report('checkin', 'task', '5'), await report('checkin', 'task', '5')]
  await wait(86_400)
  expect([...got, await report('checkin', 'task', '5')]).toEqual([true, false, true])
})

test.each([
  ['a product there is not', 'view', 'product', '1'],
  ['an object of another kind', 'view', 'live', LIVE],
  ['a kind nobody knows', 'like', 'constructor', LIVE],
  ['the list of the tasks itself', 'view', 'task', '1'],
  ['the number of another task', 'checkin', 'task', '1'],
  ['a film, which is reported otherwise', 'advertisement', 'advertisement', '980005'],
  ['a friend, whom the server sees itself', 'invite', 'user', '1003'],
])('nothing is paid for %s', async (_, key, entityKey, entityId) => {
  const before = await points()
  expect(await report(key, entityKey, entityId)).toBe(NOT_DONE)
  expect(await points()).toBe(before)
})

test.each(['key', 'entityKey', 'entityId', 'intro'])('nothing is paid without %s', async (name) => {
  const before = await points()
  for (const blank of ['', ' ']) {
    expect(await report('checkin', 'task', '5', { [name]: blank })).toBe(
      'key, entityKey, entityId and intro are required.',
    )
  }
  expect(await report('sing', 'task', '5')).toBe('The task was not found.')
  expect(await points()).toBe(before)
})

test('a first reward opens the account it goes to', async () => {
  const { db } = sandbox.services
  await db.deleteFrom('ledger').where('accountId', '=', '100203').execute()
  await db.deleteFrom('accounts').where('id', '=', '100203').execute()
  token = await sandbox.logIn(NEWCOMER)
  await report('checkin', 'task', '5')
  expect(await points()).toBe(2)
})

describe('a film', () => {
  const watch = async (ms: number, advertisementId = '980005') => {
    const body = { advertisementId, ms }
    const { data, message } = await sandbox.call(watchAdvertisement, { body }, token)
    return data?.executed ?? message
  }
  const next = async () =>
    (await sandbox.call(listTasks, {}, token)).data.find(
      ({ key }: { key: string }) => key === 'advertisement',
    ).film

  test('counts when it was begun and as much time has passed as it takes', async () => {
    const before = await points()
    expect(await watch(12_000)).toBe('The film was not begun, or it was counted before.')
    expect(await watch(0)).toBe(false)
    expect(await watch(12_000)).toBe(TOO_SHORT)
    await wait(11)
    expect(await watch(12_000)).toBe(TOO_SHORT)
    await wait(1)
    expect(await watch(11_999)).toBe(TOO_SHORT)
    expect(await watch(12_000)).toBe(true)
    expect(await watch(12_000)).toBe('The film was not begun, or it was counted before.')
    expect(await points()).toBe(before + 20)
  })

  test('counts once a day; the next one is another', async () => {
    const seen = []
    for (let at = 0; at < 3; at++) {
      const film = await next()
      seen.push(film.id)
      await watch(0, film.id)
      await wait(film.ms / 1000)
      expect(await watch(film.ms, film.id)).toBe(true)
    }
    expect(seen).toEqual(['980005', '980006', '980007'])
    expect(await next()).toBeUndefined()
    await watch(0)
    await wait(12)
    expect(await watch(12_000)).toBe(false)
    await wait(86_400)
    expect((await next()).id).toBe('980005')
  })

  test.each([
    ['nobody made', 'film-0'],
    ['that is none', '980001'],
  ])('%s counts nothing', async (_, id) => {
    expect(await watch(0, id)).toBe('There is no such film.')
    expect(await watch(12_000, id)).toBe('There is no such film.')
  })
})

describe('an invitation', () => {
  async function invite(mobile: string) {
    await sandbox.call(sendSmsCode, { query: { mobile } })
    const verifyCode = await sandbox.lastCode(mobile)
    const body = { mobile, verifyCode, password: 'hops-and-malt', parentId: '1001' }
    return (await sandbox.call(register, { body })).code
  }

  test('is paid to who invited, as a line of their points, five times a day', async () => {
    const before = await points()
    for (let at = 0; at < 6; at++) expect(await invite(`1550000000${at}`)).toBe(200)
    expect(await points()).toBe(before + 250)
  })
})
