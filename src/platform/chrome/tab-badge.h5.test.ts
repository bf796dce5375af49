import { screen } from '@testing-library/react'
import { setTabBadge } from './tab-badge'

beforeEach(() => {
  document.body.innerHTML = ['Home', 'Ranking', 'Shops']
    .map((name) => `<a class="tp-tab-bar__tab" href="#${name}"><span>${name}</span></a>`)
    .join('')
})

const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))

test('is seen on its tab, and read out with it', () => {
  setTabBadge(2, '3', () => 'Shops, 3 unread')
  expect(screen.getByRole('link', { name: 'Shops, 3 unread' })).toHaveTextContent('Shops3')
  expect(names()).toEqual([null, null, 'Shops, 3 unread'])
})

test('there is one: the next takes its place, and an empty one leaves the tab as it was', () => {
  setTabBadge(2, '3', () => 'Shops, 3 unread')
  setTabBadge(2, '99+', () => 'Shops, 120 unread')
  expect(screen.getByRole('link', { name: 'Shops, 120 unread' })).toHaveTextContent('Shops99+')
  setTabBadge(2, '', () => '')
  expect(screen.getByRole('link', { name: 'Shops' })).toHaveTextContent(/^Shops$/)
})

test('a bar without that tab shows nothing', () => {
  setTabBadge(3, '3', () => 'Mine, 3 unread')
  expect(names()).toEqual([null, null, null])
})
