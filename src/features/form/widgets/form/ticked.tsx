import { useLocale } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Checkbox, Switch } from '../../../../ui/toggles/toggles'
import { type ControlProps, listIn } from './control'

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
