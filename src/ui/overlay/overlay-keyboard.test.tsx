// The browser's variant by name: the others have no keyboard.
import { fireEvent, render, screen } from '@testing-library/react'
import { LookContext } from '../page-contexts'
import { Overlay } from './overlay.h5'

const draw = (open: boolean, onClose = jest.fn(), firm = false) => (
  <>
    <button type='button'>外</button>
    <Overlay open={open} onClose={onClose} label='规格' place='bottom' firm={firm}>
      <button type='button'>一</button>
      <button type='button'>二</button>
    </Overlay>
  </>
)

test('takes the focus, keeps it in a circle and gives it back', () => {
  const { rerender } = render(draw(false))
  screen.getByText('外').focus()
  rerender(draw(true))
  const dialog = screen.getByRole('dialog', { name: '规格' })
  expect(dialog).toHaveFocus()
  screen.getByText('二').focus()
  fireEvent.keyDown(screen.getByText('二'), { key: 'Tab' })
  expect(screen.getByText('一')).toHaveFocus()
  fireEvent.keyDown(screen.getByText('一'), { key: 'Tab', shiftKey: true })
  expect(screen.getByText('二')).toHaveFocus()
  rerender(draw(false))
  expect(screen.getByText('外')).toHaveFocus()
})

test('Esc asks to close, unless it is firm', () => {
  const onClose = jest.fn()
  const { rerender } = render(draw(true, onClose))
  fireEvent.keyDown(screen.getByText('一'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
  rerender(draw(true, onClose, true))
  fireEvent.keyDown(screen.getByText('一'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('looks as its page does, also when that changes, and holds the page still', () => {
  const look = (name: string) => (
    <LookContext.Provider value={name}>{draw(true)}</LookContext.Provider>
  )
  const { rerender, unmount } = render(look('theme-dark font-scale-140'))
  expect(screen.getByRole('dialog').closest('.theme-dark.font-scale-140')).not.toBeNull()
  expect(document.body.style.overflow).toBe('hidden')
  rerender(look('theme-light font-scale-100'))
  expect(screen.getByRole('dialog').closest('.theme-light.font-scale-100')).not.toBeNull()
  expect(screen.getByRole('dialog').closest('.theme-dark')).toBeNull()
  unmount()
  expect(document.body.style.overflow).toBe('')
})
