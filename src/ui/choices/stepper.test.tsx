import { fireEvent, render, screen } from '@testing-library/react'
import { Stepper, type StepperProps } from './choices'

const draw = (props: Partial<StepperProps>) => {
  const onChange = jest.fn()
  render(
    <Stepper value={1} label='数量' lessLabel='减' moreLabel='加' onChange={onChange} {...props} />,
  )
  return onChange
}
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('counts by one', () => {
  const onChange = draw({ value: 2 })
  tap('加')
  tap('减')
  expect(onChange.mock.calls).toEqual([[3], [1]])
})

test('stops at its bounds', () => {
  const onChange = draw({ value: 1, max: 1 })
  tap('减')
  tap('加')
  expect(onChange).not.toHaveBeenCalled()
})

test('comes back from a value outside its bounds', () => {
  const onChange = draw({ value: 9, max: 5 })
  tap('减')
  expect(onChange).toHaveBeenCalledWith(5)
})
