import { act, screen } from '@testing-library/react'
import { isOff, offers, press, sent, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import type { LiveRoom } from '../../contract-shapes'
import { liveForm } from '.'
import { page, roomOf, type } from './testing/author'

beforeAll(() => initI18n('en'))
beforeEach(() => void jest.useFakeTimers({ now: new Date(2026, 10, 22, 12) }))
afterEach(() => void jest.useRealTimers())

const CREATE = 'live/create'
const UPDATE = 'live/update'
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const beer = (id: string) => ({
  id,
  name: `Beer ${id}`,
  image: '',
  style: 'IPA',
  abv: 5,
  price: 2800,
  sold: 1,
  stock: 1,
  tags: [],
  classId: '1',
  storeId: '1',
  skuId: '1',
})
const open = (room?: LiveRoom, api: object = {}) =>
  renderWidget(liveForm, {
    user: testUser,
    query: room ? { id: '7' } : {},
    api: {
      'live/show': room,
      [CREATE]: roomOf(0),
      [UPDATE]: roomOf(0),
      'product/page': page([beer('1'), beer('2')]),
      ...api,
    },
  })
const seconds = (...parts: [number, number, number, number, number]) =>
  new Date(...parts).getTime() / 1000
/** A whole minute, as the form writes it. */
const LATER = seconds(2026, 10, 23, 20, 0)
async function pick(name: RegExp, ...rows: string[]): Promise<void> {
  await press(name)
  await pass(20)
  for (const row of rows) await tap(screen.getAllByRole('radio', { name: row })[0] as HTMLElement)
  await press('OK')
  await pass(300)
}

test('a new stream is announced, and its desk takes the place of the form', async () => {
  const { calls, host, navigator } = await open()
  expect(sent(calls, 'live/show')).toEqual([])
  await type('Title', 'Balcony')
  await press('Save')
  expect(host.toast).toHaveBeenCalledWith('Announced')
  await pass(5000)
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/live/desk&id=7')
  expect(navigator.back).not.toHaveBeenCalled()
})

test('a stream that was changed is saved, and the page is left', async () => {
  const { host, navigator, calls } = await open(roomOf(0, { startsAt: LATER }))
  await type('Title', ' Thirteen ')
  await press('Save')
  expect(sent(calls, UPDATE)).toEqual([
    {
      liveId: '7',
      title: 'Thirteen',
      cover: '/pictures/live/pilsner.bottle.4.harbour-gold.svg',
      startsAt: LATER,
      productIds: ['2001', '2013'],
    },
  ])
  expect(host.toast).toHaveBeenCalledWith('Saved')
  await pass(5000)
  expect(navigator.back).toHaveBeenCalledTimes(1)
  expect(navigator.replace).not.toHaveBeenCalled()
})

test('a title has words', async () => {
  const { calls } = await open()
  await type('Title', '  ')
  await press('Save')
  expect(screen.getByText('Give the stream a title')).toBeInTheDocument()
  expect(sent(calls, CREATE)).toEqual([])
})

test('a day that is chosen is its evening, an hour that is chosen is today’s', async () => {
  const first = await open()
  await type('Title', 'Balcony')
  await pick(/^Day/)
  expect(offers('Day 2026-11-22')).toBe(true)
  expect(offers('Time 20:00')).toBe(true)
  await press('Save')
  expect(sent(first.calls, CREATE)).toMatchObject([{ startsAt: seconds(2026, 10, 22, 20, 0) }])
  first.unmount()
  const { calls } = await open()
  await type('Title', 'Balcony')
  await pick(/^Time/, '21')
  expect(offers('Day 2026-11-22')).toBe(true)
  await press('Save')
  expect(sent(calls, CREATE)).toMatchObject([{ startsAt: seconds(2026, 10, 22, 21, 0) }])
})

test('what was chosen first stays when the other is chosen', async () => {
  const { calls } = await open()
  await type('Title', 'Balcony')
  await pick(/^Time/, '21')
  await pick(/^Day/, '24')
  expect(offers('Time 21:00')).toBe(true)
  await pick(/^Time/, '09')
  expect(offers('Day 2026-11-24')).toBe(true)
  await press('Save')
  expect(sent(calls, CREATE)).toMatchObject([{ startsAt: seconds(2026, 10, 24, 9, 0) }])
})

test('days are offered from today to sixty days ahead', async () => {
  await open()
  await press(/^Day/)
  await pass(20)
  const column = (name: string) => screen.getByRole('radiogroup', { name })
  expect(column('Year')).toHaveTextContent(/^20262027$/)
  expect(column('Day').querySelector('[role=radio]')).toHaveTextContent('22')
  await tap(screen.getByRole('radio', { name: '2027' }))
  expect(column('Month')).toHaveTextContent(/^01$/)
  expect([...column('Day').querySelectorAll('[role=radio]')].at(-1)).toHaveTextContent('21')
})

// A moment that has come is past; one that was kept as it is may lie behind.
test.each([
  [19, 59, true],
  [20, 0, false],
  [20, 1, false],
])('at %i:%i this evening at 20:00 can be announced: %s', async (hour, minute, can) => {
  const { calls } = await open()
  await type('Title', 'Balcony')
  await pick(/^Day/)
  expect(offers('Time 20:00')).toBe(true)
  jest.setSystemTime(new Date(2026, 10, 22, hour, minute))
  await press('Save')
  expect(sent(calls, CREATE)).toHaveLength(can ? 1 : 0)
  expect(screen.queryAllByText('This lies in the past')).toHaveLength(can ? 0 : 1)
})

test.each([
  [19, 29, 'Day 2026-11-22', 'Time 20:00'],
  [19, 31, 'Day 2026-11-22', 'Time 20:30'],
  [22, 31, 'Day 2026-11-22', 'Time 23:30'],
  [23, 5, 'Day 2026-11-23', 'Time 20:00'],
])('at %i:%i the first day and hour proposed still lie ahead', async (hour, minute, day, time) => {
  jest.setSystemTime(new Date(2026, 10, 22, hour, minute))
  const { calls } = await open()
  await type('Title', 'Balcony')
  await pick(/^Day/)
  expect([offers(day), offers(time)]).toEqual([true, true])
  await press('Save')
  expect(sent(calls, CREATE)).toHaveLength(1)
})

test('a stream that is late keeps its time', async () => {
  const startsAt = seconds(2026, 10, 22, 11, 30)
  const { calls } = await open(roomOf(0, { startsAt }))
  expect(offers('Day 2026-11-22')).toBe(true)
  expect(offers('Time 11:30')).toBe(true)
  await press('Save')
  expect(sent(calls, UPDATE)).toMatchObject([{ startsAt }])
})

test('on the air it is not asked when it begins, and that stays as it was', async () => {
  const startsAt = seconds(2026, 10, 22, 11, 30)
  const { calls, unmount } = await open(roomOf(1, { startsAt }))
  expect(screen.queryByText('When it begins')).toBeNull()
  await press('Save')
  expect(sent(calls, UPDATE)).toMatchObject([{ startsAt }])
  unmount()
  const other = await open(roomOf(1, { startsAt: null }))
  await press('Save')
  expect(sent(other.calls, UPDATE)).toMatchObject([{ startsAt: null }])
})

test('without a cover, a time and products hints say what then is', async () => {
  await open()
  for (const hint of [
    'Without one a picture of the house is shown.',
    'Viewers see it. You begin it yourself.',
    'Viewers see them in this order.',
  ])
    expect(screen.getByText(hint)).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
})

test('one cover is enough; without it none is sent', async () => {
  const { calls } = await open(roomOf(0, { startsAt: LATER }))
  expect(offers(/^Add a picture/)).toBe(false)
  await press(/^Remove Cover/)
  expect(offers(/^Add a picture/)).toBe(true)
  await press('Save')
  expect(sent(calls, UPDATE)).toMatchObject([{ cover: '' }])
})

test('while the cover is on its way nothing is saved', async () => {
  const { calls, host } = await open(undefined, {
    'basic/storageFile/upload': () => new Promise(() => {}),
  })
  host.chooseMedia.mockResolvedValue([{ path: 'tmp://a.png', name: 'a.png', size: 9 }])
  await type('Title', 'Balcony')
  await press(/^Add a picture/)
  await press('Save')
  expect(screen.getByText('Wait until the cover has arrived')).toBeInTheDocument()
  expect(sent(calls, CREATE)).toEqual([])
})

test('products are ticked and unticked, in the order of the ticks', async () => {
  const { calls } = await open()
  await type('Title', 'Balcony')
  await press('Add products')
  expect(offers('Done, 0 of 20')).toBe(true)
  const box = (name: string) => screen.getByRole('checkbox', { name })
  await tap(box('Beer 2'))
  await tap(box('Beer 1'))
  expect(box('Beer 1')).toBeChecked()
  expect(offers('Done, 2 of 20')).toBe(true)
  await tap(box('Beer 2'))
  expect(box('Beer 2')).not.toBeChecked()
  await tap(box('Beer 2'))
  await press('Done, 2 of 20')
  await pass(300)
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Save')
  expect(sent(calls, CREATE)).toMatchObject([{ productIds: ['1', '2'] }])
})

test.each([
  [19, false],
  [20, true],
])('with %i products another one is refused: %s', async (count, isFull) => {
  const products = Array.from({ length: count }, (_, at) => beer(`${at + 1}`))
  await open(roomOf(0, { products }), { 'product/page': page([beer('1'), beer('99')]) })
  await press('Add products')
  expect(isOff(screen.getByRole('checkbox', { name: 'Beer 99' }))).toBe(isFull)
  // One that is in can always be taken out.
  expect(isOff(screen.getByRole('checkbox', { name: 'Beer 1' }))).toBe(false)
})

test('products are found by name once nobody has typed for 300 ms', async () => {
  const { calls } = await open(undefined, { 'product/page': page([]) })
  expect(sent(calls, 'product/page')).toEqual([])
  await press('Add products')
  await type('Name of a product', ' Haze ')
  await pass(299)
  expect(sent(calls, 'product/page')).toEqual([{ pageIndex: 1, pageSize: 15 }])
  await pass(1)
  expect(sent(calls, 'product/page').at(-1)).toEqual({
    pageIndex: 1,
    pageSize: 15,
    keyWord: 'Haze',
  })
  expect(screen.getByText('No such product')).toBeInTheDocument()
})

test('what is refused is said, and stays as it was typed', async () => {
  const { host } = await open(roomOf(0, { startsAt: null }), {
    [UPDATE]: new ApiError(UPDATE, 400, 'It is over.'),
  })
  await type('Title', 'Thirteen')
  await press('Save')
  expect(screen.getByText('It is over.')).toBeInTheDocument()
  expect(screen.getByLabelText('Title')).toHaveValue('Thirteen')
  expect(host.toast).not.toHaveBeenCalled()
})
