// The browser's variant by name: only there an input method shares the Enter key.
import { fireEvent, render, screen } from '@testing-library/react'
import { TextInput } from './fields.h5'

test('Enter that picks a candidate does not confirm', () => {
  const onConfirm = jest.fn()
  render(<TextInput label='搜索' value='pijiu' onChange={() => {}} onConfirm={onConfirm} />)
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true })
  expect(onConfirm).not.toHaveBeenCalled()
})

test('an amount is typed as text, so that a wheel cannot change it', () => {
  render(<TextInput type='digit' label='金额' value='1' onChange={() => {}} />)
  const field = screen.getByRole('textbox', { name: '金额' })
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveAttribute('inputmode', 'decimal')
})
