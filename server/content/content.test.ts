import {
  bookEvent,
  cancelBooking,
  pageEvents,
  pageMaterials,
  pageVideos,
} from '../../src/features/content/contract'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const SECONDS = NOON / 1000
const DAY = 86_400

let sandbox: TestSandbox
let member: string
let newcomer: string
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  member = await sandbox.logIn(MEMBER)
  newcomer = await sandbox.logIn(NEWCOMER)
})
afterAll(() => sandbox.close())

const TAKEOVER = {
  id: '980003',
  title: 'Tap takeover',
  intro: 'Twelve guest beers',
  image: '/pictures/banner/tap-wall.svg',
  url: '',
  createdAt: SECONDS - 2 * DAY,
  startsAt: SECONDS + 6 * DAY,
  seats: 24,
  seatsLeft: 24,
  isBooked: false,
}
const book = (eventId: string, token = member) =>
  sandbox.call(bookEvent, { body: { eventId } }, token)
const cancel = (eventId: string, token = member) =>
  sandbox.call(cancelBooking, { query: { eventId } }, token)
const change = (id: string, to: object) =>
  sandbox.services.db.updateTable('contents').set(to).where('id', '=', id).execute()

test('events are listed as they come, with their seats', async () => {
  const { data } = await sandbox.call(pageEvents, { body: {} }, member)
  expect(data).toMatchObject({ pageIndex: 1, pageSize: 15, totalCount: 2 })
  expect(data.result).toEqual([TAKEOVER, expect.objectContaining({ id: '980004', seats: 8 })])
  await change('980004', { startsAt: SECONDS + 1 })
  const body = { pageIndex: 2, pageSize: 1 }
  const second = (await sandbox.call(pageEvents, { body }, member)).data
  expect(second).toMatchObject({ pageIndex: 2, pageSize: 1, totalCount: 2 })
  expect(second.result).toEqual([TAKEOVER])
})

test('materials are read by anybody, the newest first, in their language', async () => {
  const headers = { 'Accept-Language': 'zh-CN' }
  const { data } = await sandbox.call(pageMaterials, { body: { pageSize: 1 }, headers })
  expect(data).toEqual({
    result: [
      {
        id: '980001',
        title: expect.stringMatching(/\p{Script=Han}/u),
        intro: expect.stringMatching(/\p{Script=Han}/u),
        image: '/pictures/banner/hop-field.svg',
        url: '',
        createdAt: SECONDS,
      },
    ],
    pageIndex: 1,
    pageSize: 1,
    totalCount: 2,
  })
  const rest = await sandbox.call(pageMaterials, { body: { pageIndex: 2, pageSize: 1 } })
  expect(rest.data.result).toMatchObject([{ id: '980002', title: 'Cellar notes' }])
  const videos = (await sandbox.call(pageVideos, { body: {} })).data.result
  expect(videos.map(({ id }: { id: string }) => id)).not.toContain('980001')
  expect(videos.length).toBeGreaterThan(0)
})

test('a seat is taken once by everybody, and given back', async () => {
  expect((await book('980003')).data).toEqual({ ...TAKEOVER, seatsLeft: 23, isBooked: true })
  expect((await book('980003')).data).toMatchObject({ seatsLeft: 23, isBooked: true })
  expect((await book('980003', newcomer)).data).toMatchObject({ seatsLeft: 22, isBooked: true })
  expect((await book('980004', newcomer)).data).toMatchObject({ seatsLeft: 7, isBooked: true })
  expect((await cancel('980003')).data).toEqual({ ...TAKEOVER, seatsLeft: 23, isBooked: false })
  expect((await cancel('980003')).data).toMatchObject({ seatsLeft: 23, isBooked: false })
  const { result } = (await sandbox.call(pageEvents, { body: {} }, newcomer)).data
  expect(result).toMatchObject([
    { seatsLeft: 23, isBooked: true },
    { seatsLeft: 7, isBooked: true },
  ])
  const open = (await sandbox.call(pageEvents, { body: {} })).data.result
  expect(open.map(({ isBooked }: { isBooked: boolean }) => isBooked)).toEqual([false, false])
})

test('the last seat can be had, and no more', async () => {
  await change('980003', { seats: 1 })
  expect((await book('980003')).data).toMatchObject({ seatsLeft: 0 })
  expect(await book('980003', newcomer)).toMatchObject({
    status: 400,
    message: 'There is no seat left.',
  })
  // Who has the seat may say so again.
  expect((await book('980003')).data).toMatchObject({ seatsLeft: 0, isBooked: true })
})

test('what has begun is neither booked nor given back', async () => {
  await book('980003')
  await change('980003', { startsAt: SECONDS })
  for (const ask of [book, cancel])
    expect(await ask('980003')).toMatchObject({ status: 400, message: 'The event has begun.' })
  await change('980003', { startsAt: SECONDS + 1 })
  expect((await cancel('980003')).code).toBe(200)
})

test.each(['980001', '9'])('%s is no event', async (id) => {
  expect(await book(id)).toMatchObject({ status: 400, message: 'The event was not found.' })
  expect((await cancel(id)).code).toBe(400)
})
