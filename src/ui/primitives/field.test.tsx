import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { TextInput } from './fields'
import type { TextInputProps } from './types'

function Held(props: Partial<TextInputProps>) {
  const [value, setValue] = useState('')
  return <TextInput placeholder='输入' {...props} value={value} onChange={setValue} />
}

const type = (text: string) => {
  const input = screen.getByPlaceholderText<HTMLInputElement>('输入')
  fireEvent.change(input, { target: { value: text } })
  return input
}

test('a long paste is cut at 140 characters', () => {
  render(<Held />)
  expect(type('酒'.repeat(200)).value).toHaveLength(140)
})

test('a shorter limit holds', () => {
  render(<Held maxLength={6} type='number' />)
  expect(type('12 34 56 78').value).toBe('123456')
})

test('Enter confirms', () => {
  const onConfirm = jest.fn()
  render(<Held onConfirm={onConfirm} />)
  fireEvent.keyDown(type('ipa'), { key: 'Enter' })
  expect(onConfirm).toHaveBeenCalledTimes(1)
})
