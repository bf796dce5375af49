import { type ReactNode, useState } from 'react'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { pathTo } from '../../../../shared/picker-value'
import { Icon } from '../../../../ui/icon/icon'
import type { PickerShell } from '../../../../ui/picker/picker-sheet'
import { type Pickers, usePickers } from '../../../../ui/picker/use-pickers'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { Checkbox, Switch } from '../../../../ui/toggles/toggles'
import { regionsTo } from '../../../address'
import { type ControlProps, listIn, textIn } from './typed'

interface PickRowProps {
  readonly control: ControlProps
  /** What is chosen, as people read it; empty when nothing is. */
  readonly text: string
  readonly onOpen?: () => void
  /** The picker, in the shell every one of them takes. */
  readonly children: (shell: PickerShell, pickers: Pickers) => ReactNode
}

/** A row that opens a picker. */
function PickRow({ control, text, onOpen, children }: PickRowProps) {
  const { label, placeholder, readOnly } = control
  const t = useTranslate()
  const { host } = useServices()
  const [open, setOpen] = useState(false)
  const pickers = usePickers(open, (error) => {
    setOpen(false)
    host.toast(errorText(error, t))
  })
  const none = placeholder || t('form.pick')
  if (readOnly) return <Text className='tp-form__read'>{text || '—'}</Text>
  return (
    <>
      <Pressable
        className='tp-form__pick'
        label={`${label} ${text || none}`}
        expanded={open}
        onTap={() => {
          onOpen?.()
          setOpen(true)
        }}
      >
        <Text className={cx('tp-form__picked', text === '' && 'tp-form__none')}>
          {text || none}
        </Text>
        <Icon name='chevron-right' size={16} tone='faint' />
      </Pressable>
      {pickers &&
        children(
          {
            open,
            onClose: () => setOpen(false),
            title: label,
            okText: t('common.ok'),
            closeLabel: t('common.close'),
          },
          pickers,
        )}
    </>
  )
}

const bound = (value: number | string | undefined) =>
  typeof value === 'string' ? value : undefined

export function DateControl(control: ControlProps) {
  const { field, value, onChange } = control
  const t = useTranslate()
  const text = textIn(value)
  const labels = { year: t('form.year'), month: t('form.month'), day: t('form.day') }
  return (
    <PickRow control={control} text={text}>
      {(shell, { DatePicker }) => (
        <DatePicker
          {...shell}
          labels={labels}
          fields={field.precision}
          start={bound(field.min)}
          end={bound(field.max)}
          value={text}
          onChange={onChange}
        />
      )}
    </PickRow>
  )
}

export function TimeControl(control: ControlProps) {
  const { field, value, onChange } = control
  const t = useTranslate()
  const text = textIn(value)
  return (
    <PickRow control={control} text={text}>
      {(shell, { TimePicker }) => (
        <TimePicker
          {...shell}
          labels={{ hour: t('form.hour'), minute: t('form.minute') }}
          start={bound(field.min)}
          end={bound(field.max)}
          value={text}
          onChange={onChange}
        />
      )}
    </PickRow>
  )
}

export function SelectControl(control: ControlProps) {
  const { field, value, onChange } = control
  const locale = useLocale()
  const { options = [] } = field
  const names = options.map((option) => localize(option.value, locale))
  const index = options.findIndex(({ key }) => key === value)
  return (
    <PickRow control={control} text={names[index] ?? ''}>
      {(shell, { SelectorPicker }) => (
        <SelectorPicker
          {...shell}
          items={names}
          value={index}
          onChange={(row) => onChange(options[row]?.key ?? '')}
        />
      )}
    </PickRow>
  )
}

export function ColumnsControl(control: ControlProps) {
  const { field, value, onChange } = control
  const locale = useLocale()
  const { columns = [] } = field
  const chosen = listIn(value)
  const rows = columns.map(({ options }, i) => options.findIndex(({ key }) => key === chosen[i]))
  const names = rows.map((row, i) => localize(columns[i]?.options[row]?.value, locale))
  return (
    <PickRow control={control} text={names.filter(Boolean).join(' · ')}>
      {(shell, { MultiPicker }) => (
        <MultiPicker
          {...shell}
          columns={columns.map(({ name, options }) => ({
            label: localize(name, locale),
            items: options.map((option) => localize(option.value, locale)),
          }))}
          value={rows}
          onChange={(picked) =>
            onChange(picked.map((row, i) => columns[i]?.options[row]?.key ?? ''))
          }
        />
      )}
    </PickRow>
  )
}

const LEVELS = ['address.province', 'address.city', 'address.area', 'form.street'] as const

export function RegionControl(control: ControlProps) {
  const { field, value, onChange } = control
  const t = useTranslate()
  const [wanted, setWanted] = useState(false)
  const level = field.level ?? 3
  const code = textIn(value)
  // The names of a saved code are in the tree; an empty field asks for it when it is opened.
  const regions = useQuery({ ...regionsTo(level), enabled: wanted || code !== '' })
  const names = pathTo(regions.value ?? [], code).map(({ name }) => name)
  // A municipality is its own city.
  const text = names.filter((name, i) => name !== names[i - 1]).join(' ')
  return (
    <PickRow control={control} text={text || (code && '…')} onOpen={() => setWanted(true)}>
      {(shell, { RegionPicker }) => (
        <RegionPicker
          {...shell}
          regions={regions.value}
          value={code}
          labels={LEVELS.slice(0, level).map((key) => t(key))}
          onChange={(path) => onChange(path[path.length - 1]?.code ?? '')}
          instead={
            <QueryState
              query={regions}
              inSheet
              skeleton={<Skeleton kind='text' count={3} label={t('common.loading')} />}
            >
              {null}
            </QueryState>
          }
        />
      )}
    </PickRow>
  )
}

/** One of a few, all in sight. */
export function RadioControl({ field, label, value, readOnly, onChange }: ControlProps) {
  const locale = useLocale()
  return (
    <RadioGroup label={label} className='tp-form__choices'>
      {(field.options ?? []).map((option) => (
        <RadioRow
          key={option.key}
          title={localize(option.value, locale)}
          checked={option.key === value}
          disabled={readOnly}
          onChange={() => onChange(option.key)}
        />
      ))}
    </RadioGroup>
  )
}

/** Several of a few, all in sight. */
export function MultiSelectControl({ field, label, value, readOnly, onChange }: ControlProps) {
  const locale = useLocale()
  const chosen = listIn(value)
  const toggle = (key: string) => (on: boolean) =>
    // In the order of the form, however they were ticked.
    onChange((before) => {
      const held = listIn(before)
      const next = on ? [...held, key] : held.filter((each) => each !== key)
      return (field.options ?? []).map((option) => option.key).filter((each) => next.includes(each))
    })
  return (
    <View className='tp-form__ticks' role='group' label={label}>
      {(field.options ?? []).map((option) => (
        <Checkbox
          key={option.key}
          checked={chosen.includes(option.key)}
          disabled={readOnly}
          onChange={toggle(option.key)}
        >
          {localize(option.value, locale)}
        </Checkbox>
      ))}
    </View>
  )
}

/** On or off; one that must be on is an agreement, and looks like one. */
export function SwitchControl({ field, label, value, readOnly, onChange }: ControlProps) {
  const on = value === true
  if (field.required)
    return (
      <Checkbox checked={on} disabled={readOnly} onChange={onChange}>
        {label}
      </Checkbox>
    )
  return (
    <View className='tp-form__switch'>
      <Text className='tp-form__switch-label'>{label}</Text>
      <Switch checked={on} disabled={readOnly} onChange={onChange} label={label} />
    </View>
  )
}
