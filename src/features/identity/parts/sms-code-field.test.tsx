import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { isOff, press } from '../../../engine/testing/hands'
import { CodeField, type CodeFieldProps } from './sms-code-field'

function Code({ onSend = async () => undefined }: Partial<Pick<CodeFieldProps, 'onSend'>>) {
  const [code, setCode] = useState('')
  return (
    <CodeField
      label='Code'
      value={code}
      onChange={setCode}
      onSend={onSend}
      sendText='Send'
      waitText={String}
    />
  )
}
const typed = (text: string) => {
  const field = screen.getByLabelText<HTMLInputElement>('Code')
  fireEvent.change(field, { target: { value: text } })
  return field.value
}

test('a code is digits, eight of them at most', () => {
  render(<Code />)
  expect(screen.getByLabelText('Code')).toHaveAttribute('maxlength', '8')
  expect(typed('12 34-5a6')).toBe('123456')
  expect(typed('12345678')).toBe('12345678')
  expect(typed('123456789')).toBe('12345678')
})

test('the next code is asked for when this one has been sent and its time is over', async () => {
  jest.useFakeTimers()
  let arrive: (seconds: number) => void = () => {}
  const onSend = jest.fn(() => new Promise<number>((resolve) => (arrive = resolve)))
  render(<Code onSend={onSend} />)
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  const sendsNothing = async (name: string) => {
    await press(name)
    expect(isOff(screen.getByRole('button', { name }))).toBe(true)
    expect(onSend).toHaveBeenCalledTimes(1)
  }
  await press('Send')
  await sendsNothing('Send')
  await act(async () => arrive(2))
  await sendsNothing('2')
  await pass(1000)
  await sendsNothing('1')
  await pass(999)
  await sendsNothing('1')
  await pass(1)
  await press('Send')
  expect(onSend).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

test('where none was sent the next may be asked for at once', async () => {
  const onSend = jest.fn(async () => undefined)
  render(<Code onSend={onSend} />)
  await press('Send')
  await press('Send')
  expect(onSend).toHaveBeenCalledTimes(2)
})
