import './form-field.scss'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Box } from '../primitives/box'
import { Field } from '../primitives/field'
import { Txt } from '../primitives/txt'
import type { FieldProps } from '../primitives/types'

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
