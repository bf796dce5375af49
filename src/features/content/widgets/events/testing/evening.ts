export const PAGE = 'event/page'
export const SHOW = 'event/show'
export const BOOK = 'event/book'
export const TICKETS = 'event/ticket/page'
export const TICKET = 'event/ticket/show'
export const CANCEL = 'event/cancel'
/** 1 December 2026, 19:00 in Beijing. */
export const EVENING = Date.parse('2026-12-01T19:00:00+08:00') / 1000
export const HOUR = 3600

export const place = {
  storeId: '301',
  name: 'River Quay',
  address: '18 Yanjiang West Road',
  phone: '020-80001101',
  latitude: 23.1,
  longitude: 113.2,
}
export const event = {
  id: '1',
  title: 'Tap takeover',
  intro: 'Twelve guest beers',
  image: '',
  url: '',
  createdAt: 1,
  startsAt: EVENING,
  endsAt: EVENING + 4 * HOUR,
  seats: 24,
  seatsLeft: 20,
  points: 0,
  state: 1,
  where: 'River Quay',
  city: 'Guangzhou',
  isBooked: false,
}
export const detail = {
  ...event,
  text: '<p>One evening.</p>',
  place,
  most: 4,
  cancelUntil: EVENING - 2 * HOUR,
  ticketId: '',
}
export const ticket = {
  id: '9',
  code: '2604000001',
  state: 1,
  eventId: '1',
  title: 'Tap takeover',
  image: '',
  startsAt: EVENING,
  endsAt: EVENING + 4 * HOUR,
  place,
  count: 2,
  points: 0,
  createdAt: 1,
  cancelUntil: EVENING - 2 * HOUR,
  canCancel: true,
  usedAt: null,
  cancelledAt: null,
}
export const cities = [
  { regionId: '440100', name: 'Guangzhou' },
  { regionId: '440300', name: 'Shenzhen' },
]
export const paged = (result: readonly object[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
