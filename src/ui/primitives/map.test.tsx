import { fireEvent, render, screen } from '@testing-library/react'
import { StreetMap } from './map'
import type { MapProps } from './types'

const QUAY = { id: 'a', name: 'River Quay', latitude: 23.11216, longitude: 113.25968 }
const base: MapProps = {
  center: QUAY,
  zoom: 16,
  onZoom: () => {},
  markers: [QUAY, { ...QUAY, id: 'b', name: 'Pier', longitude: 113.2617 }],
  lines: [],
  circles: [],
  areas: [],
  controls: true,
  selected: 'a',
  onSelect: () => {},
  texts: { label: 'Map', zoomIn: 'Closer', zoomOut: 'Farther', credit: 'Map: Tencent' },
  mapKey: '',
}

test('tells which marker was tapped', async () => {
  const onSelect = jest.fn()
  render(<StreetMap {...base} onSelect={onSelect} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Pier' }))
  expect(onSelect).toHaveBeenCalledWith('b')
})

test.each([
  [base.markers, 'b', 'Pier'],
  [base.markers, '', undefined],
  [[QUAY], '', 'River Quay'],
])(
  'of %j with ‘%s’ chosen, the name of %s stands above its pin',
  async (markers, selected, name) => {
    render(<StreetMap {...base} markers={markers} selected={selected} />)
    await screen.findByRole('button', { name: 'River Quay' })
    const names = ['River Quay', 'Pier'].filter((each) => screen.queryByText(each) !== null)
    expect(names).toEqual(name === undefined ? [] : [name])
  },
)
