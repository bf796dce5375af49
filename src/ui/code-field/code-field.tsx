import './code-field.scss'
import { useEffect, useState } from 'react'
import { TextField, type TextFieldProps } from '../form-field/form-field'
import { digitsOf } from '../primitives/clean-input'
import { Pressable } from '../primitives/elements'

export interface CodeFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly confirmType?: 'next' | 'done'
  readonly onConfirm?: () => void
  /** Sends a code; the seconds until the next may be asked for, or nothing when none was sent. */
  readonly onSend: () => Promise<number | undefined>
  readonly sendText: string
  readonly waitText: (seconds: number) => string
}

/** A code from a text message, with the button that sends it and its countdown. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, onSend, sendText, waitText, onChange, ...rest } = props
  const field = { ...rest, onChange: (typed: string) => onChange(digitsOf(typed, CODE_LENGTH)) }
  const [sending, setSending] = useState(false)
  const { left, start } = useCountdown()

  async function send(): Promise<void> {
    if (sending || left > 0) return
    setSending(true)
    const seconds = await onSend()
    setSending(false)
    if (seconds !== undefined) start(seconds)
  }

  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      field={{ confirmType: 'next', maxLength: CODE_LENGTH, ...field, type: 'number' }}
      extra={
        <Pressable
          className='tp-code-field__send tp-num'
          disabled={sending || left > 0}
          onTap={() => void send()}
        >
          {left > 0 ? waitText(left) : sendText}
        </Pressable>
      }
    />
  )
}

const SECOND = 1000

/** Codes have six digits; the rule says at least six, so longer ones are not cut. */
const CODE_LENGTH = 8

/** Seconds left, by the clock, so that a pause in the background costs nothing. */
function useCountdown() {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / SECOND))
  const counting = left > 0
  useEffect(() => {
    if (!counting) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [counting])
  const start = (seconds: number) => {
    const started = Date.now()
    setNow(started)
    setUntil(started + seconds * SECOND)
  }
  return { left, start }
}
