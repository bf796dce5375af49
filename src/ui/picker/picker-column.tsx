import './picker.scss'
import { cx } from '../cx'
import { Press } from '../primitives/press'
import { Scroll } from '../primitives/scroll'
import type { PickerColumnProps } from './types'

/** Rows above the chosen one: hosts scroll an element to the top, and it should lie in the middle. */
const ABOVE = 2

/** One list of a picker. */
export function PickerColumn({ label, name, items, chosen, onChoose }: PickerColumnProps) {
  const idOf = (index: number) => `tp-picker-${name}-${index}`
  return (
    <Scroll
      className='tp-picker__column'
      role='radiogroup'
      label={label}
      into={chosen < 0 ? undefined : idOf(Math.max(0, chosen - ABOVE))}
    >
      {items.map((item, index) => (
        <Press
          key={item}
          id={idOf(index)}
          role='radio'
          className={cx('tp-picker__item', index === chosen && 'tp-picker__item--on')}
          checked={index === chosen}
          onTap={() => onChoose(index)}
        >
          {item}
        </Press>
      ))}
    </Scroll>
  )
}
