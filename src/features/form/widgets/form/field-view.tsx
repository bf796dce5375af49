import { type ComponentType, memo } from 'react'
import type { SetValue } from '../../../../engine/data/use-draft'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Button, IconButton } from '../../../../ui/button/button'
import { FormField as Frame } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import { Text, View } from '../../../../ui/primitives/elements'
import type { FieldValue, FormField, FormFile } from '../../contract'
import { type Pending, Pictures, useUploads } from '../../parts/pictures'
import {
  FIELD_KINDS,
  type FieldKind,
  type FieldKindName,
  mostUploads,
} from '../../rules/field-kinds'
import {
  ColumnsControl,
  DateControl,
  MultiSelectControl,
  RadioControl,
  RegionControl,
  SelectControl,
  SwitchControl,
  TimeControl,
} from './picked'
import {
  AreaControl,
  type ControlProps,
  IdCardControl,
  listIn,
  MobileControl,
  MoneyControl,
  NumberControl,
  PasswordControl,
  TextControl,
} from './typed'

interface Look {
  readonly Control: ComponentType<ControlProps>
  /** `line`: in a bordered row. `group`: several controls under the label. `own`: it says its label itself. */
  readonly frame: 'line' | 'group' | 'own'
}

const line = (Control: Look['Control']): Look => ({ Control, frame: 'line' })
const group = (Control: Look['Control']): Look => ({ Control, frame: 'group' })

const LOOKS: Readonly<Record<FieldKindName, Look>> = {
  text: line(TextControl),
  textarea: line(AreaControl),
  number: line(NumberControl),
  money: line(MoneyControl),
  mobile: line(MobileControl),
  email: line(TextControl),
  idCard: line(IdCardControl),
  password: line(PasswordControl),
  date: line(DateControl),
  time: line(TimeControl),
  region: line(RegionControl),
  select: line(SelectControl),
  columns: line(ColumnsControl),
  radio: group(RadioControl),
  multiSelect: group(MultiSelectControl),
  switch: { Control: SwitchControl, frame: 'own' },
  images: group(ImagesControl),
  files: group(FilesControl),
}

const names = Object.keys(LOOKS) as readonly FieldKindName[]

/** Each kind of field: the control that draws it, and how it is checked, sent and read back. */
const KINDS: Readonly<Record<string, Look & FieldKind>> = Object.fromEntries(
  names.map((name) => [name, { ...FIELD_KINDS[name], ...LOOKS[name] }]),
)

export interface FieldViewProps {
  /** Of the element, so that it can be brought into sight. */
  readonly id: string
  readonly field: FormField
  readonly value: FieldValue | undefined
  /** What is wrong with it, as people read it. */
  readonly error: string | undefined
  readonly locked: boolean
  readonly editing: boolean
  readonly focus: boolean
  readonly onChange: SetValue<FieldValue>
  /** It was left: from now on it says what is wrong. */
  readonly onLeave: (field: string) => void
  readonly onPending: (field: string, pending: Pending) => void
}

/** One field: label, control, help, and what is wrong. */
export const FieldView = memo(function FieldView(props: FieldViewProps) {
  const { id, field, value, error, locked, editing, focus, onChange, onLeave, onPending } = props
  const locale = useLocale()
  const t = useTranslate()
  const label = localize(field.name, locale)
  const kind = KINDS[field.type]
  if (!kind) return <UnknownField label={label} />

  const { Control, empty } = kind
  const readOnly = locked || field.readOnly === true
  // What cannot be typed into looks like a text, not like a field.
  const frame = readOnly && kind.frame === 'line' ? 'group' : kind.frame
  const kept = editing && field.type === 'password' ? t('form.keep') : ''
  const hint = localize(field.help, locale) || kept || undefined
  const control = (
    <Control
      field={field}
      label={label}
      placeholder={localize(field.placeholder, locale)}
      value={value ?? empty}
      readOnly={readOnly}
      invalid={error !== undefined}
      focus={focus}
      onChange={(next) => {
        onChange(field.field, next)
        // What is chosen is done with at once; what is typed, when it is left.
        if (kind.frame !== 'line') onLeave(field.field)
      }}
      onBlur={() => onLeave(field.field)}
      onPending={(pending) => onPending(field.field, pending)}
    />
  )
  const required = field.required && !readOnly
  if (frame === 'line') {
    return (
      <View id={id} className='tp-form__field'>
        <Frame label={label} required={required} hint={hint} error={error}>
          {control}
        </Frame>
      </View>
    )
  }
  return (
    <View id={id} className='tp-form__field'>
      {frame === 'group' && (
        <Text className='tp-form-field__label'>
          {label}
          {required && <Text className='tp-form-field__star'> *</Text>}
        </Text>
      )}
      {control}
      {error !== undefined && (
        <Text className='tp-form-field__error' role='alert'>
          {error}
        </Text>
      )}
      {hint && error === undefined && <Text className='tp-form-field__hint'>{hint}</Text>}
    </View>
  )
})

/** A kind of a newer server: it says so and stops nobody. */
function UnknownField({ label }: { readonly label: string }) {
  const t = useTranslate()
  return (
    <View className='tp-form__unknown'>
      <Icon name='download' size={20} tone='muted' />
      <View className='tp-form__unknown-text'>
        <Text className='tp-form__unknown-name'>{label}</Text>
        <Text className='tp-form__unknown-note'>{t('form.update')}</Text>
      </View>
    </View>
  )
}

/** Pictures in a grid, the last place of which takes more. */
export function ImagesControl({
  field,
  label,
  value,
  readOnly,
  onChange,
  onPending,
}: ControlProps) {
  return (
    <Pictures
      label={label}
      urls={listIn(value)}
      most={mostUploads(field)}
      readOnly={readOnly}
      onChange={(change) => onChange((before) => change(listIn(before)))}
      onPending={onPending}
    />
  )
}

const filesIn = (value: unknown): readonly FormFile[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : []

/** Files by name, and a button that takes more. */
export function FilesControl({ field, label, value, readOnly, onChange, onPending }: ControlProps) {
  const t = useTranslate()
  const files = filesIn(value)
  const { uploads, free, choose, again, remove } = useUploads({
    kind: 'file',
    room: mostUploads(field) - files.length,
    onSent: (file) => onChange((before) => [...filesIn(before), file]),
    onPending,
  })
  return (
    <View className='tp-form__files' role='group' label={label}>
      {files.map(({ name, url }) => (
        <View key={url} className='tp-form__file'>
          <Icon name='file-text' size={20} tone='muted' />
          <Text className='tp-form__file-name'>{name}</Text>
          {!readOnly && (
            <IconButton
              name='x'
              size='s'
              label={t('form.remove', { name })}
              onTap={() => onChange((before) => filesIn(before).filter((each) => each.url !== url))}
            />
          )}
        </View>
      ))}
      {uploads.map((upload) => (
        <View key={upload.key} className='tp-form__file'>
          <Icon
            name={upload.problem === undefined ? 'file-text' : 'alert'}
            size={20}
            tone={upload.problem === undefined ? 'muted' : 'danger'}
          />
          <Text className='tp-form__file-name'>{upload.file.name}</Text>
          {upload.problem === undefined ? (
            <Text className='tp-form__unit tp-num' role='status'>
              {t('form.progress', { n: upload.sent })}
            </Text>
          ) : (
            <IconButton
              name='refresh'
              size='s'
              label={t('form.again', { name: upload.file.name })}
              onTap={() => void again(upload)}
            />
          )}
          <IconButton
            name='x'
            size='s'
            label={t('form.remove', { name: upload.file.name })}
            onTap={() => remove(upload.key)}
          />
        </View>
      ))}
      {!readOnly && free > 0 && (
        <Button
          kind='secondary'
          icon='plus'
          label={`${t('form.addFile')}: ${label}`}
          onTap={() => void choose()}
        >
          {t('form.addFile')}
        </Button>
      )}
    </View>
  )
}
