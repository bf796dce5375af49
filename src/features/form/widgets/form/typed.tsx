import { useState } from 'react'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { readMobile } from '../../../../shared/validation'
import { IconButton } from '../../../../ui/button/button'
import { Text } from '../../../../ui/primitives/elements'
import { TextArea, TextInput } from '../../../../ui/primitives/fields'
import type { FieldType } from '../../../../ui/primitives/types'
import type { FieldValue, FormField } from '../../contract'
import type { Pending } from '../../parts/pictures'

/** What every control of a form is given. */
export interface ControlProps {
  readonly field: FormField
  /** Its name as people read it. */
  readonly label: string
  readonly placeholder: string
  readonly value: FieldValue
  readonly readOnly: boolean
  readonly invalid: boolean
  /** This is the first field that is wrong: hosts without a focus of their own open the keyboard here. */
  readonly focus: boolean
  readonly onChange: (next: FieldValue | ((before: FieldValue | undefined) => FieldValue)) => void
  readonly onBlur: () => void
  readonly onPending: (pending: Pending) => void
}

/** The text a field holds; empty when it holds none. */
export const textIn = (value: FieldValue): string => (typeof value === 'string' ? value : '')
/** The texts of a field that holds several; empty when it holds none. */
export const listIn = (value: FieldValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

const NUMBER_LENGTH = 16
const ID_CARD_LENGTH = 18
const PASSWORD_LENGTH = 128

interface LineProps extends ControlProps {
  readonly type?: FieldType
  readonly maxLength?: number
  readonly clean?: (typed: string) => string
}

function Line({ type = 'text', maxLength, clean = (typed) => typed, ...props }: LineProps) {
  const { field, label, placeholder, value, readOnly, invalid, focus, onChange, onBlur } = props
  const text = textIn(value)
  if (readOnly)
    return (
      <Text className='tp-form__read' select>
        {text || '—'}
      </Text>
    )
  return (
    <TextInput
      label={label}
      value={text}
      type={type}
      maxLength={maxLength ?? field.maxLength}
      placeholder={placeholder}
      invalid={invalid}
      autoFocus={focus || undefined}
      confirmType='next'
      onChange={(typed) => onChange(clean(typed))}
      onBlur={onBlur}
    />
  )
}

export const TextControl = (props: ControlProps) => <Line {...props} />

export const IdCardControl = (props: ControlProps) => (
  <Line
    {...props}
    maxLength={ID_CARD_LENGTH}
    clean={(typed) => typed.replace(/\s/g, '').toUpperCase()}
  />
)

// A pasted number may have blanks and a country code: it is read, not cut.
export const MobileControl = (props: ControlProps) => (
  <Line {...props} type='tel' clean={readMobile} />
)

export function AreaControl(props: ControlProps) {
  const { field, label, placeholder, value, readOnly, invalid, focus, onChange, onBlur } = props
  const text = textIn(value)
  if (readOnly)
    return (
      <Text className='tp-form__read' select>
        {text || '—'}
      </Text>
    )
  return (
    <TextArea
      label={label}
      value={text}
      rows={4}
      maxLength={field.maxLength}
      placeholder={placeholder}
      invalid={invalid}
      autoFocus={focus || undefined}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}

export function NumberControl(props: ControlProps) {
  const locale = useLocale()
  const { decimals = 0, unit } = props.field
  return (
    <>
      <Line {...props} type={decimals > 0 ? 'digit' : 'number'} maxLength={NUMBER_LENGTH} />
      {unit !== undefined && <Text className='tp-form__unit'>{localize(unit, locale)}</Text>}
    </>
  )
}

export const MoneyControl = (props: ControlProps) => (
  <>
    <Text className='tp-form__unit'>¥</Text>
    <Line {...props} type='digit' maxLength={NUMBER_LENGTH} />
  </>
)

export function PasswordControl(props: ControlProps) {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  return (
    <>
      <Line {...props} type={shown ? 'text' : 'password'} maxLength={PASSWORD_LENGTH} />
      <IconButton
        name={shown ? 'eye' : 'eye-off'}
        label={`${t(shown ? 'form.hide' : 'form.show')}: ${props.label}`}
        onTap={() => setShown(!shown)}
      />
    </>
  )
}
