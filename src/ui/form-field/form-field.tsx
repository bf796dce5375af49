import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '../button/button'
import { Box, Press, Txt } from '../primitives/elements'
import { Field } from '../primitives/fields'
import type { FieldProps } from '../primitives/types'
import { cx } from '../style'
import './form-field.scss'

export interface FormFieldProps {
  readonly label: string
  readonly required?: boolean
  /** Under the field, while nothing is wrong. */
  readonly hint?: string
  /** What is wrong. Announced. */
  readonly error?: string
  /** At the right of the field: a unit, a button that sends a code. */
  readonly extra?: ReactNode
  /** The field itself. Give it the same `label`, which names it for screen readers. */
  readonly children?: ReactNode
}

/** Label, field, and what is wrong with it. */
export function FormField({ label, required, hint, error, extra, children }: FormFieldProps) {
  return (
    <Box className={cx('tp-form-field', error && 'tp-form-field--wrong')}>
      <Txt className='tp-form-field__label'>
        {label}
        {required && <Txt className='tp-form-field__star'> *</Txt>}
      </Txt>
      <Box className='tp-form-field__row'>
        {children}
        {extra}
      </Box>
      {error && (
        <Txt className='tp-form-field__error' role='alert'>
          {error}
        </Txt>
      )}
      {hint && !error && <Txt className='tp-form-field__hint'>{hint}</Txt>}
    </Box>
  )
}

export interface TextFieldProps extends Omit<FormFieldProps, 'children'> {
  /** All but `label` and `invalid`, which follow from this one's. */
  readonly field: Omit<FieldProps, 'label' | 'invalid'>
}

/** A `FormField` around a single-line `Field`. */
export function TextField({ field, ...form }: TextFieldProps) {
  return (
    <FormField {...form}>
      <Field {...field} label={form.label} invalid={Boolean(form.error)} />
    </FormField>
  )
}

export interface PasswordFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly confirmType?: 'next' | 'done'
  readonly onConfirm?: () => void
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password, hidden until the eye is tapped. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, showLabel, hideLabel, ...field } = props
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      field={{ confirmType: 'next', ...field, type: shown ? 'text' : 'password' }}
      extra={
        <IconButton
          name={shown ? 'eye' : 'eye-off'}
          label={`${shown ? hideLabel : showLabel}: ${label}`}
          onTap={() => setShown(!shown)}
        />
      }
    />
  )
}

const SECOND = 1000
/** Codes have six digits; the rule says at least six, so longer ones are not cut. */
const CODE_LENGTH = 8

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
  const { label, hint, error, onSend, sendText, waitText, ...field } = props
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
        <Press
          className='tp-code-field__send tp-num'
          disabled={sending || left > 0}
          onTap={() => void send()}
        >
          {left > 0 ? waitText(left) : sendText}
        </Press>
      }
    />
  )
}

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
