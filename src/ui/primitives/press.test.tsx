import { fireEvent, render, screen } from '@testing-library/react'
import { Press } from './elements'

test('a tap on the area calls once', () => {
  const onTap = jest.fn()
  render(<Press label='加入购物车' onTap={onTap} />)
  fireEvent.click(screen.getByRole('button', { name: '加入购物车' }))
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('a disabled area takes no tap', () => {
  const onTap = jest.fn()
  render(
    <Press disabled onTap={onTap}>
      买
    </Press>,
  )
  fireEvent.click(screen.getByText('买'))
  expect(onTap).not.toHaveBeenCalled()
})

test('a control inside a card keeps its tap to itself', () => {
  const open = jest.fn()
  const add = jest.fn()
  render(
    <Press role='link' label='酒' onTap={open}>
      <Press label='加' stop onTap={add} />
    </Press>,
  )
  fireEvent.click(screen.getByRole('button', { name: '加' }))
  expect(add).toHaveBeenCalledTimes(1)
  expect(open).not.toHaveBeenCalled()
})

test('its state is announced', () => {
  render(<Press role='checkbox' label='同意' checked />)
  expect(screen.getByRole('checkbox', { name: '同意' })).toBeChecked()
})
