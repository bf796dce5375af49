import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { CodeField } from './sms-code-field'

function Code() {
  const [code, setCode] = useState('')
  return (
    <CodeField
      label='Code'
      value={code}
      onChange={setCode}
      onSend={async () => undefined}
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
