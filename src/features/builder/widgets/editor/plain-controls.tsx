import { useEffect, useState } from 'react'
import { isThere, translateIn, useLocale, useTranslate } from '../../../../i18n'
import { isObject, parseJson } from '../../../../shared/json'
import { type L10n, LOCALES, type Locale, localize, type TextKey } from '../../../../shared/l10n'
import { IconButton } from '../../../../ui/button/button'
import { Segmented, Stepper } from '../../../../ui/choices/choices'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import type { Field, Named } from '../../rules/describe'
import type { Raw } from '../../rules/document'
import { Switch } from './hands'

export interface ControlProps {
  readonly field: Field
  readonly value: unknown
  readonly label: string
  /** The widget it belongs to, whose words for it may be its own. */
  readonly type?: string
  /** Where it stands, in its widget. */
  readonly at?: string
  /** Somebody wants to see this in it; empty for all of it. */
  readonly aim?: string | undefined
  /** Undefined takes the value away. `isTyped` for one of many letters. */
  readonly onChange: (value: unknown, isTyped?: boolean) => void
  /** Fills the fields beside it too; there where a picture has words of its own that are not said yet. */
  readonly onTogether?: (values: Raw) => void
}

/** What the editor calls something by its name, of which there is more than it has a word for. */
const said = (key: string, locale: Locale): string | undefined =>
  isThere(`editor.${key}`) ? translateIn(locale)(`editor.${key}` as TextKey) : undefined

/** What a field is called: by the word of its package, of its widget, of all, else by its name. */
export const labelOf = ({ name, words }: Named, locale: Locale, type = ''): string =>
  words?.[name]?.[locale] ??
  said(`special.${type}.${name}`, locale) ??
  said(`field.${name}`, locale) ??
  name

/** What says by its word what is called by a name; without one it goes by its name. */
export const namesIn =
  (group: 'setting' | 'option' | 'operator' | 'condition') =>
  (name: unknown, locale: Locale): string =>
    said(`${group}.${name}`, locale) ?? String(name)

/** What a setting of the page is called. */
export const settingOf = namesIn('setting')

const optionNames = namesIn('option')
/** What a choice is called, first by the word of the field's package; numbers are their own names. */
export const optionOf = (option: unknown, locale: Locale, own?: Field['words']): string =>
  own?.[String(option)]?.[locale] ?? optionNames(option, locale)

/** Languages by their own names, whoever reads them. */
export const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', 'zh-Hans': '中文' }

/** What an entry of a list is called; empty for one without a name. */
export function titleIn(item: Field, value: unknown, locale: Locale): string {
  if (item.kind === 'choice') return optionOf(value, locale, item.words)
  const text = isObject(value) ? (value.title ?? value.name ?? value.text ?? value.key) : value
  return localize(text as L10n, locale)
}

const MOST = 2000
/** More steps than this are typed. */
const MOST_STEPS = 20
const FEW = 4

/** Back to the default, where something else is set. */
export function Reset({ field, value, label, onChange }: ControlProps) {
  const t = useTranslate()
  if (value === undefined || field.isRequired) return null
  return (
    <IconButton
      name='circle-x'
      label={t('builder.fields.reset', { name: label })}
      onTap={() => onChange(undefined)}
    />
  )
}

/** Mini-programs give the keyboard to no field but by what it is told itself. */
const isWanted = (aim: string | undefined) => aim !== undefined || undefined

const shown = (value: unknown) => (value === undefined ? '' : String(value))

export function Line(props: ControlProps) {
  const { field, value, label, aim, onChange } = props
  const text = shown(value)
  if (field.kind === 'long' || text.length > 60) {
    return (
      <FormField label={label} extra={<Reset {...props} />}>
        <TextArea
          label={label}
          value={text}
          maxLength={MOST * 10}
          autoFocus={isWanted(aim)}
          placeholder={shown(field.initial)}
          onChange={(next) => onChange(next, true)}
        />
      </FormField>
    )
  }
  return (
    <TextField
      label={label}
      extra={<Reset {...props} />}
      field={{
        value: text,
        maxLength: MOST,
        autoFocus: isWanted(aim),
        placeholder: shown(field.initial) || (field.kind === 'url' ? '/…' : ''),
        onChange: (next) => onChange(next, true),
      }}
    />
  )
}

/** A text in both languages, one below the other. */
export function Texts(props: ControlProps) {
  const { value, label, aim, onChange, field } = props
  const initial = isObject(field.initial) || typeof field.initial === 'string' ? field.initial : ''
  const textIn = (locale: Locale) => (isObject(value) ? shown(value[locale]) : shown(value))
  function change(locale: Locale, next: string) {
    const before = typeof value === 'string' ? { en: value, 'zh-Hans': value } : value
    onChange({ ...(isObject(before) ? before : {}), [locale]: next }, true)
  }
  return (
    <View role='group' label={label}>
      {LOCALES.map((locale, at) => (
        <TextField
          key={locale}
          label={`${label} · ${LANGUAGES[locale]}`}
          extra={at === 0 && <Reset {...props} />}
          field={{
            value: textIn(locale),
            maxLength: MOST,
            autoFocus: aim === locale || (aim === '' && at === 0) || undefined,
            placeholder: localize(initial as L10n, locale),
            onChange: (next) => change(locale, next),
          }}
        />
      ))}
    </View>
  )
}

export function NumberControl(props: ControlProps) {
  const { field, value, label, aim, onChange } = props
  const { min, max, isWhole, initial } = field
  const t = useTranslate()
  const [typed, setTyped] = useState(shown(value))
  // What was undone or moved is shown; what is being typed stays as it is.
  useEffect(() => {
    setTyped((before) => (Number(before) === value && before !== '' ? before : shown(value)))
  }, [value])
  if (isWhole && min !== undefined && max !== undefined && max - min <= MOST_STEPS) {
    const standing = typeof value === 'number' ? value : initial
    return (
      <FormField label={label} extra={<Reset {...props} />}>
        <Stepper
          label={label}
          lessLabel={t('builder.fields.less', { name: label })}
          moreLabel={t('builder.fields.more', { name: label })}
          value={typeof standing === 'number' ? standing : min}
          min={min}
          max={max}
          onChange={(next) => onChange(next)}
        />
      </FormField>
    )
  }
  const isRight = (text: string) => {
    const next = Number(text)
    if (text.trim() === '' || !Number.isFinite(next) || (isWhole && !Number.isInteger(next)))
      return false
    return next >= (min ?? next) && next <= (max ?? next)
  }
  function change(text: string) {
    setTyped(text)
    if (text.trim() === '') onChange(undefined, true)
    else if (isRight(text)) onChange(Number(text), true)
  }
  const isWrong = typed.trim() !== '' && !isRight(typed)
  return (
    <TextField
      label={label}
      extra={<Reset {...props} />}
      error={
        isWrong ? t('builder.fields.number', { min: min ?? '−∞', max: max ?? '∞' }) : undefined
      }
      field={{
        value: typed,
        autoFocus: isWanted(aim),
        placeholder: shown(initial),
        onChange: change,
      }}
    />
  )
}

export function SwitchControl(props: ControlProps) {
  const { field, value, label, onChange } = props
  return (
    <View className='tp-edit__switch'>
      <Text className='tp-edit__label'>{label}</Text>
      <Reset {...props} />
      <Switch
        label={label}
        checked={Boolean(value ?? field.initial)}
        onChange={(next) => onChange(next)}
      />
    </View>
  )
}

export function Choice(props: ControlProps) {
  const { field, value, label, onChange } = props
  const locale = useLocale()
  const options = field.options ?? []
  const chosen = String(value ?? field.initial ?? '')
  const choose = (next: string) => onChange(options.find((option) => String(option) === next))
  return (
    <FormField label={label} extra={<Reset {...props} />}>
      {options.length <= FEW ? (
        <Segmented
          label={label}
          options={options.map((option) => ({
            value: String(option),
            label: optionOf(option, locale, field.words),
          }))}
          value={chosen}
          onChange={choose}
        />
      ) : (
        <RadioGroup label={label}>
          {options.map((option) => (
            <RadioRow
              key={option}
              title={optionOf(option, locale, field.words)}
              checked={String(option) === chosen}
              onChange={() => choose(String(option))}
            />
          ))}
        </RadioGroup>
      )}
    </FormField>
  )
}

/** Anything else, as text; what is no JSON is not taken. */
export function JsonControl(props: ControlProps) {
  const { value, label, aim, onChange } = props
  const t = useTranslate()
  const written = value === undefined ? '' : JSON.stringify(value, undefined, 2)
  const [typed, setTyped] = useState(written)
  useEffect(() => {
    setTyped((before) => {
      const isSame = JSON.stringify(parseJson(before)) === JSON.stringify(value)
      return isSame && before !== '' ? before : written
    })
  }, [value, written])
  const isWrong = typed.trim() !== '' && parseJson(typed) === undefined
  function change(text: string) {
    setTyped(text)
    const next = parseJson(text)
    if (text.trim() === '') onChange(undefined, true)
    else if (next !== undefined) onChange(next, true)
  }
  return (
    <FormField
      label={label}
      extra={<Reset {...props} />}
      error={isWrong ? t('builder.fields.json') : undefined}
    >
      <TextArea
        label={label}
        value={typed}
        maxLength={MOST * 10}
        autoFocus={isWanted(aim)}
        onChange={change}
      />
    </FormField>
  )
}
