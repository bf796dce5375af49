// The browser's variant by name: the others have no keyboard.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { StillContext } from '../page-contexts'
import { PickerColumn } from './picker-column.h5'

function Held({ at = 1, said }: { readonly at?: number; readonly said?: (row: number) => void }) {
  const [chosen, setChosen] = useState(at)
  return (
    <PickerColumn
      name='0'
      label='月'
      items={['一月', '二月', '三月']}
      chosen={chosen}
      onChoose={(row) => {
        said?.(row)
        setChosen(row)
      }}
    />
  )
}
const press = (key: string) => fireEvent.keyDown(screen.getByRole('radiogroup'), { key })

test('is one stop of the keyboard: its chosen row', () => {
  render(<Held />)
  const stops = screen.getAllByRole('radio').filter((row) => row.tabIndex === 0)
  expect(stops).toEqual([screen.getByRole('radio', { name: '二月' })])
})

test.each([
  ['ArrowDown', '三月'],
  ['ArrowUp', '一月'],
  ['Home', '一月'],
  ['End', '三月'],
  ['PageDown', '三月'],
])('%s chooses and focuses %s', (key, name) => {
  render(<Held />)
  press(key)
  expect(screen.getByRole('radio', { name })).toBeChecked()
  expect(screen.getByRole('radio', { name })).toHaveFocus()
})

test('there is nothing past the end', () => {
  render(<Held />)
  press('End')
  press('ArrowDown')
  expect(screen.getByRole('radio', { name: '三月' })).toBeChecked()
})

describe('a wheel under a finger', () => {
  /** As browsers lay it out: five rows of 44 px are seen, two of which lie before the first. */
  const ROW = 44
  const sizes = {
    clientHeight: () => 5 * ROW,
    offsetHeight: () => ROW,
    offsetTop(this: HTMLElement) {
      const at = [...(this.parentElement?.children ?? [])].indexOf(this)
      return this.getAttribute('role') === 'radio' ? (at + 1) * ROW : 0
    },
  }
  beforeEach(() => {
    jest.useFakeTimers()
    for (const [name, get] of Object.entries(sizes))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get })
  })
  afterEach(() => {
    jest.useRealTimers()
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLElement.prototype, name)
  })

  const wheel = () => screen.getByRole('radiogroup')
  const scrolled = (rows: number) => {
    wheel().scrollTop = rows * ROW
    fireEvent.scroll(wheel())
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  const chosen = () => screen.queryByRole('radio', { checked: true })?.textContent

  test('it is chosen where it comes to rest, and not before', () => {
    const said = jest.fn()
    render(<Held said={said} />)
    fireEvent.touchStart(wheel())
    scrolled(1.7)
    pass(1000)
    expect(said).not.toHaveBeenCalled()
    fireEvent.touchEnd(wheel())
    pass(119)
    // It still turns by itself.
    scrolled(2)
    pass(119)
    expect(chosen()).toBe('二月')
    pass(1)
    expect(chosen()).toBe('三月')
    expect(said.mock.calls).toEqual([[2]])
  })

  test.each([
    [0.4, '一月'],
    [0.6, '二月'],
    [-1, '一月'],
    [9, '三月'],
  ])('%d rows down lies %s', (rows, name) => {
    render(<Held at={rows > 2 ? 0 : 2} />)
    fireEvent.touchStart(wheel())
    scrolled(rows)
    fireEvent.touchEnd(wheel())
    pass(120)
    expect(chosen()).toBe(name)
  })

  test('a mouse wheel turns it', () => {
    render(<Held />)
    fireEvent.wheel(wheel())
    scrolled(2)
    pass(120)
    expect(chosen()).toBe('三月')
  })

  test('whoever goes on while it turns has chosen what they see', () => {
    render(<Held />)
    fireEvent.touchStart(wheel())
    scrolled(0)
    fireEvent.touchEnd(wheel())
    fireEvent.pointerDown(screen.getAllByRole('radio')[2] as HTMLElement)
    expect(chosen()).toBe('二月')
    fireEvent.pointerDown(document.body)
    expect(chosen()).toBe('一月')
  })

  test('what scrolls without a hand, and a finger that turns nothing, choose nothing', () => {
    const said = jest.fn()
    render(<Held at={-1} said={said} />)
    scrolled(2)
    pass(120)
    fireEvent.touchStart(wheel())
    fireEvent.touchEnd(wheel())
    pass(120)
    scrolled(1)
    pass(120)
    expect(said).not.toHaveBeenCalled()
  })

  test('a row that is tapped while it turns is the one', () => {
    render(<Held />)
    fireEvent.touchStart(wheel())
    scrolled(0)
    fireEvent.touchEnd(wheel())
    fireEvent.click(screen.getByRole('radio', { name: '二月' }))
    pass(120)
    expect(chosen()).toBe('二月')
  })

  test.each([
    [true, 'auto'],
    [false, 'smooth'],
  ])('who asked for less motion (%s) sees no glide: %s', (isLess, behavior) => {
    const scrollTo = jest.fn()
    HTMLElement.prototype.scrollTo = scrollTo
    render(
      <StillContext.Provider value={isLess}>
        <Held />
      </StillContext.Provider>,
    )
    press('End')
    expect(scrollTo.mock.calls).toEqual([
      [{ top: ROW, behavior: 'auto' }],
      [{ top: 2 * ROW, behavior }],
    ])
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo')
  })
})
