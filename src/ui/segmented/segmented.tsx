import './segmented.scss'
import { cx } from '../cx'
import { Box } from '../primitives/box'
import { Press } from '../primitives/press'

export interface SegmentedProps<V extends string> {
  /** Two to four. */
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly value: V
  readonly onChange: (value: V) => void
  /** What is chosen. */
  readonly label: string
}

/** One of a few, all in sight. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { options, value, onChange, label } = props
  return (
    <Box className='tp-segmented' role='radiogroup' label={label}>
      {options.map((option) => (
        <Press
          key={option.value}
          role='radio'
          className={cx('tp-segmented__item', option.value === value && 'tp-segmented__item--on')}
          checked={option.value === value}
          onTap={() => option.value !== value && onChange(option.value)}
        >
          {option.label}
        </Press>
      ))}
    </Box>
  )
}
