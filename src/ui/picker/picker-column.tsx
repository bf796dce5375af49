import './picker.scss'
import { Pressable, View } from '../primitives/elements'
import { ScrollView } from '../primitives/scroll'
import { cx } from '../style'
import type { PickerColumnProps } from '../types'

/** Rows above the chosen one, which lies in the middle: hosts scroll an element to the top. */
const ABOVE = 2

/** One list of a picker. */
export function PickerColumn({ label, name, items, chosen, onChoose }: PickerColumnProps) {
  const idOf = (index: number) => `tp-picker-${name}-${index}`
  return (
    <ScrollView
      className='tp-picker__column'
      role='radiogroup'
      label={label}
      into={chosen < 0 ? undefined : idOf(chosen)}
    >
      {/* The element that is scrolled to the top lies two rows above the chosen one, here at first. */}
      <View id={idOf(0)} className='tp-picker__row' />
      <View id={idOf(1)} className='tp-picker__row' />
      {items.map((item, index) => (
        <Pressable
          key={item}
          id={idOf(index + ABOVE)}
          role='radio'
          className={cx('tp-picker__item', index === chosen && 'tp-picker__item--on')}
          checked={index === chosen}
          onTap={() => onChoose(index)}
        >
          {item}
        </Pressable>
      ))}
      <View className='tp-picker__end' />
    </ScrollView>
  )
}
