import { render } from '@testing-library/react'
import { Price } from './marks'

const read = (price: JSX.Element) => render(price).container.textContent

test('reads as one amount', () => {
  expect(read(<Price cents={123_450} />)).toBe('¥1,234.50')
})

test('shows the former price only when it was higher', () => {
  expect(read(<Price cents={3850} was={4500} />)).toBe('¥38.50¥45.00')
  expect(read(<Price cents={3850} was={3850} />)).toBe('¥38.50')
})

test('a gain and a loss carry their signs', () => {
  expect(read(<Price cents={14_200} plus />)).toBe('+¥142.00')
  expect(read(<Price cents={-14_200} plus />)).toBe('−¥142.00')
})
