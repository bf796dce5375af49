import { fireEvent, render, screen } from '@testing-library/react'
import { NOWHERE } from '../page-contexts'
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

test('what leads nowhere is no button and no link; an area keeps what it holds', () => {
  const { container } = render(
    <>
      <Pressable onTap={NOWHERE}>买</Pressable>
      <Pressable role='link' wayOnly onTap={NOWHERE}>
        全部
      </Pressable>
      <Pressable role='link' label='酒' onTap={NOWHERE}>
        <Pressable stop>加</Pressable>
      </Pressable>
    </>,
  )
  expect(container).toHaveTextContent(/^加$/)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.queryByRole('link')).toBeNull()
})
