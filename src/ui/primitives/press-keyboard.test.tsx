// The browser's variant by name: the others have no keyboard.
import { fireEvent, render, screen } from '@testing-library/react'
import { Pressable } from './elements.h5'

test('a button is a real one and submits no form', () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Pressable>关闭</Pressable>
    </form>,
  )
  const button = screen.getByRole('button', { name: '关闭' })
  fireEvent.click(button)
  expect(button.tagName).toBe('BUTTON')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('Enter opens a card, and on the button inside it does not', () => {
  const open = jest.fn()
  render(
    <Pressable role='link' label='酒' onTap={open}>
      <Pressable label='加' stop />
    </Pressable>,
  )
  const card = screen.getByRole('link', { name: '酒' })
  expect(card).toHaveAttribute('tabindex', '0')
  fireEvent.keyDown(screen.getByRole('button', { name: '加' }), { key: 'Enter' })
  expect(open).not.toHaveBeenCalled()
  fireEvent.keyDown(card, { key: 'Enter' })
  expect(open).toHaveBeenCalledTimes(1)
})

test('a disabled card is not a stop of the keyboard', () => {
  render(<Pressable role='link' label='酒' disabled />)
  expect(screen.getByRole('link', { name: '酒' })).not.toHaveAttribute('tabindex')
})
