import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { SHEET_TIME } from '../style'
import { Sheet } from './sheet'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type='button' onClick={() => setOpen(true)}>
        选规格
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title='规格' closeLabel='关闭'>
        330 ml
      </Sheet>
    </>
  )
}
const openSheet = () => fireEvent.click(screen.getByText('选规格'))
const leave = () => act(() => jest.advanceTimersByTime(SHEET_TIME))

test('shows its contents while open and takes them away after it has left', () => {
  render(<Page />)
  expect(screen.queryByText('330 ml')).toBeNull()
  openSheet()
  expect(screen.getByText('330 ml')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(screen.getByText('330 ml')).toBeInTheDocument()
  leave()
  expect(screen.queryByText('330 ml')).toBeNull()
})

test('a tap on the mask closes it, a tap on the panel does not', () => {
  render(<Page />)
  openSheet()
  fireEvent.click(screen.getByText('330 ml'))
  leave()
  expect(screen.getByText('330 ml')).toBeInTheDocument()
  const mask = screen.getByRole('dialog', { name: '规格' }).previousElementSibling
  fireEvent.click(mask as Element)
  leave()
  expect(screen.queryByText('330 ml')).toBeNull()
})

test('opened again while it leaves, it stays', () => {
  render(<Page />)
  openSheet()
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  act(() => jest.advanceTimersByTime(SHEET_TIME / 2))
  openSheet()
  leave()
  expect(screen.getByText('330 ml')).toBeInTheDocument()
})
