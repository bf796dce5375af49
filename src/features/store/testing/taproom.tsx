import { renderWidget, testUser, type WidgetSetup } from '../../../engine/testing/render-widget'
import { storeDetail } from '../widgets/store-detail'

export const SHOW = 'people/store/show'

export const event = {
  id: 'e1',
  title: 'Cask night',
  intro: 'Oak, two winters.',
  image: '/pictures/1.svg',
  url: '/views/index?url=/article&id=1',
  // 20:30 of 20 November 2026 in Beijing.
  startsAt: Date.UTC(2026, 10, 20, 12, 30) / 1000,
}

export const store = {
  id: '301',
  name: 'River Quay',
  address: '18 Yanjiang West Road',
  phone: '020-80001101',
  hours: 'Daily 11:00–01:00',
  isOpen: true,
  image: '/pictures/store/1.svg',
  images: ['/pictures/store/1.svg', '/pictures/beer/1.svg'],
  latitude: 23.1,
  longitude: 113.2,
  followers: 12,
  isFollowed: false,
  productCount: 9,
  classes: [
    { id: '1', name: 'Hoppy', count: 5 },
    { id: '2', name: 'Dark', count: 4 },
  ],
  events: [event],
  coupons: 1,
}

/** Opens the page of store 301. @param more what the setup has otherwise, the answers of the server beside. */
export const show = (api: Record<string, unknown> = {}, more: WidgetSetup = {}) =>
  renderWidget(storeDetail, {
    query: { id: '301' },
    user: testUser,
    ...more,
    api: { [SHOW]: store, ...api },
  })
