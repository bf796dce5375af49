import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { CARD_ROOM, CONTROLS, FIELDS, LAYOUTS, roomOf } from './card-room'
import { FilterButton, LayoutButton, type Sort, Sorts } from './shelf-bar'

// The texts have come before anything is drawn.
beforeEach(() => act(async () => {}))

const draw = (element: ReactElement) => render(element)

const NAMES = [
  ['', 'Default'],
  ['sold', 'Sales'],
  ['priceAsc', 'Price'],
  ['new', 'Newest'],
] as const

describe('what a list is sorted by', () => {
  const drawSorts = (value: Sort) => {
    const onChange = jest.fn()
    draw(<Sorts value={value} onChange={onChange} />)
    return { onChange, radios: screen.getAllByRole('radio') }
  }
  const checked = (radios: readonly HTMLElement[]) =>
    radios.map((radio) => radio.getAttribute('aria-checked'))

  test.each([
    ['', 0],
    ['sold', 1],
    ['priceAsc', 2],
    ['priceDesc', 2],
    ['new', 3],
  ] as const)('%p is the one that is chosen', (value, at) => {
    const { radios } = drawSorts(value)
    expect(checked(radios)).toEqual(radios.map((_, each) => String(each === at)))
  })

  test.each(NAMES)('a tap on what is not chosen chooses %p', (value, _name) => {
    const at = NAMES.findIndex(([each]) => each === value)
    const { onChange, radios } = drawSorts(value === 'new' ? 'sold' : 'new')
    fireEvent.click(radios[at] as HTMLElement)
    expect(onChange.mock.calls).toEqual([[value]])
  })

  test.each([
    ['priceAsc', 'priceDesc'],
    ['priceDesc', 'priceAsc'],
  ] as const)('a tap on the price turns %s round to %s', (value, next) => {
    const { onChange, radios } = drawSorts(value)
    fireEvent.click(radios[2] as HTMLElement)
    expect(onChange.mock.calls).toEqual([[next]])
  })

  test('arrows stand beside what goes both ways, the price alone', () => {
    const { radios } = drawSorts('')
    const hasArrows = (radio: HTMLElement) => radio.querySelector('[aria-hidden="true"]') !== null
    expect(radios.map(hasArrows)).toEqual([false, false, true, false])
  })

  test('a tap on what is chosen keeps it', () => {
    const { onChange, radios } = drawSorts('sold')
    fireEvent.click(radios[1] as HTMLElement)
    expect(onChange.mock.calls).toEqual([['sold']])
  })

  test('each says what it is, the price also in which direction', () => {
    expect(drawSorts('').radios.map(({ textContent }) => textContent)).toEqual(TEXTS)
    expect(screen.getByRole('radiogroup')).toHaveAccessibleName('Sort by')
    expect(screen.getAllByRole('radio')[2]).not.toHaveAttribute('aria-label')
  })

  test.each([
    ['priceAsc', 'Price, lowest first'],
    ['priceDesc', 'Price, highest first'],
  ] as const)('%s is named', (value, name) => {
    expect(drawSorts(value).radios[2]).toHaveAccessibleName(name)
  })
})

describe('the tools beside it', () => {
  test('the filters say in how many ways the list is narrowed', () => {
    const onTap = jest.fn()
    const { rerender } = draw(<FilterButton ways={0} onTap={onTap} />)
    expect(screen.getByRole('button')).toHaveAccessibleName('Filter')
    expect(screen.queryByText('0')).not.toBeInTheDocument()
    rerender(<FilterButton ways={1} onTap={onTap} />)
    expect(screen.getByRole('button')).toHaveAccessibleName('Filter, 1 choice')
    fireEvent.click(screen.getByRole('button'))
    expect(onTap).toHaveBeenCalledTimes(1)
  })

  test('the layout says what a tap changes it to', () => {
    const onTap = jest.fn()
    const { rerender } = draw(<LayoutButton isRows onTap={onTap} />)
    expect(screen.getByRole('button')).toHaveAccessibleName('Show as a grid')
    rerender(<LayoutButton isRows={false} onTap={onTap} />)
    expect(screen.getByRole('button')).toHaveAccessibleName('Show as rows')
    fireEvent.click(screen.getByRole('button'))
    expect(onTap).toHaveBeenCalledTimes(1)
  })
})

test('a definition may ask for these, and for no others', () => {
  expect(FIELDS).toEqual(['style', 'abv', 'tags', 'price', 'marketPrice', 'sold', 'add'])
  expect(LAYOUTS).toEqual(['1big', '1small', '2col', '3col', 'swipe'])
  expect(CONTROLS).toEqual(['classes', 'sort', 'filter', 'layout', 'count', 'add'])
})

test.each([
  ['1big', [0, 390, 780]],
  ['1small', [0, 136, 272]],
  ['2col', [0, 316, 316, 632]],
  ['3col', [0, 210, 210, 210, 420]],
  ['swipe', [0, 270, 270]],
] as const)('the room of %s is that of its rows', (layout, heights) => {
  expect(heights.map((_, cards) => roomOf(layout, cards))).toEqual(heights)
  expect(Object.keys(CARD_ROOM)).toContain(layout)
})

const TEXTS: readonly string[] = NAMES.map(([, name]) => name)
