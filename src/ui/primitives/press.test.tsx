import { fireEvent, render, screen } from '@testing-library/react'
import { Pressable } from './elements'

test('a tap on the area calls once', () => {
  const onTap = jest.fn()
  render(<Pressable label='加入购物车' onTap={onTap} />)
  fireEvent.click(screen.getByRole('button', { name: '加入购物车' }))
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('a disabled area takes no tap', () => {
  const onTap = jest.fn()
  render(
    <Pressable disabled onTap={onTap}>
      买
    </Pressable>,
  )
  fireEvent.click(screen.getByText('买'))
  expect(onTap).not.toHaveBeenCalled()
})

test('a control inside a card keeps its tap to itself', () => {
  const open = jest.fn()
  const add = jest.fn()
  render(
    <Pressable role='link' label='酒' onTap={open}>
      <Pressable label='加' stop onTap={add} />
    </Pressable>,
  )
  fireEvent.click(screen.getByRole('button', { name: '加' }))
  expect(add).toHaveBeenCalledTimes(1)
  expect(open).not.toHaveBeenCalled()
})

test('its state is announced', () => {
  render(<Pressable role='checkbox' label='同意' checked />)
  expect(screen.getByRole('checkbox', { name: '同意' })).toBeChecked()
})
