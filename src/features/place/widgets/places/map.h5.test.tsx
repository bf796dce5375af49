import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { map } from '.'

const quay = { id: '301', name: 'River Quay', latitude: 23.11216, longitude: 113.25968 }

beforeAll(() => initI18n('en'))

const markerOf = (name: string) => {
  const found = within(screen.getByRole('region')).getAllByRole('button', { name })[0]
  if (!found) throw new Error(`no marker ${name}`)
  return found
}
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))

describe('where all are to be seen', () => {
  const east = (degrees: number) => ({
    id: '303',
    name: 'Next Door',
    latitude: quay.latitude,
    longitude: quay.longitude + degrees,
  })
  const far = { id: '304', name: 'Capital', latitude: 39.9, longitude: 116.4 }
  /** px to the right of the middle of the map. */
  const offsetOf = (name: string) =>
    Number(/left: calc\(50% \+ (-?[\d.]+)px/.exec(markerOf(name).getAttribute('style') ?? '')?.[1])
  const show = (value: unknown[]) => renderWidget(map, { value, config: { zoom: 'fit' } })

  test('a tap comes so near that a kilometre is a hundred pixels, the next corner in sight', async () => {
    await show([quay, east(0.01), far])
    await tap(markerOf('River Quay'))
    expect(offsetOf('Next Door')).toBeCloseTo(116.5, 0)
  })

  test('a tap never goes farther away', async () => {
    await show([quay, east(0.002)])
    // The middle lies between the two, then at the one that is tapped.
    const half = offsetOf('Next Door')
    expect(half).toBeGreaterThan(0.002 * 11_651)
    await tap(markerOf('River Quay'))
    expect(offsetOf('Next Door')).toBeCloseTo(half * 2, 0)
  })
})
