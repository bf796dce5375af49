import { render, screen } from '@testing-library/react'
import { Pressable } from './elements'

const button = () => screen.getByRole('button', { name: '买' })

test('that it takes taps again is said in words: a host may keep what is said no more', () => {
  const { rerender } = render(<Pressable label='买' />)
  expect(button()).not.toHaveAttribute('aria-disabled')
  rerender(<Pressable label='买' disabled />)
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  rerender(<Pressable label='买' />)
  expect(button()).toHaveAttribute('aria-disabled', 'false')
})
