import './form-field.scss'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../button/button'
import { Text, View } from '../primitives/elements'
import { TextInput } from '../primitives/fields'
import type { TextInputProps } from '../primitives/types'
import { cx } from '../style'

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
    <View className={cx('tp-form-field', error && 'tp-form-field--wrong')}>
      <Text className='tp-form-field__label'>
        {label}
        {required && <Text className='tp-form-field__star'> *</Text>}
      </Text>
      <View className='tp-form-field__row'>
        {children}
        {extra}
      </View>
      {error && (
        <Text className='tp-form-field__error' role='alert'>
          {error}
        </Text>
      )}
      {hint && !error && <Text className='tp-form-field__hint'>{hint}</Text>}
    </View>
  )
}

export interface TextFieldProps extends Omit<FormFieldProps, 'children'> {
  /** All but `label` and `invalid`, which follow from this one's. */
  readonly field: Omit<TextInputProps, 'label' | 'invalid'>
}

/** A `FormField` around a single-line `TextInput`. */
export function TextField({ field, ...form }: TextFieldProps) {
  return (
    <FormField {...form}>
      <TextInput {...field} label={form.label} invalid={Boolean(form.error)} />
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
