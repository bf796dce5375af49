import { render, screen } from '@testing-library/react'
import { TextField } from './form-field'

const field = { value: '1380', onChange: () => {}, placeholder: '手机号' }

test('what is wrong is announced and takes the place of the hint', () => {
  const { rerender } = render(<TextField label='手机号' hint='11 位' field={field} />)
  expect(screen.getByText('11 位')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<TextField label='手机号' hint='11 位' error='位数不对' field={field} />)
  expect(screen.getByRole('alert')).toHaveTextContent('位数不对')
  expect(screen.queryByText('11 位')).toBeNull()
})
