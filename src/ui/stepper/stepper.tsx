import './stepper.scss'
import { Icon } from '../icon/icon'
import { Box } from '../primitives/box'
import { Press } from '../primitives/press'
import { Txt } from '../primitives/txt'

export interface StepperProps {
  readonly value: number
  readonly onChange: (value: number) => void
  /** Default 1. */
  readonly min?: number
  /** Default: none. */
  readonly max?: number
  /** What is counted. */
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly disabled?: boolean
}

/** Counts up and down by one and stays within its bounds. */
export function Stepper(props: StepperProps) {
  const { value, onChange, min = 1, max = Number.POSITIVE_INFINITY, disabled } = props
  const { label, lessLabel, moreLabel } = props
  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by))
    if (next !== value) onChange(next)
  }
  return (
    <Box className='tp-stepper' role='group' label={label}>
      <Press
        className='tp-stepper__button'
        label={lessLabel}
        disabled={disabled || value <= min}
        stop
        onTap={() => step(-1)}
      >
        <Icon name='minus' size={16} />
      </Press>
      <Txt className='tp-stepper__value tp-num' role='status'>
        {value}
      </Txt>
      <Press
        className='tp-stepper__button'
        label={moreLabel}
        disabled={disabled || value >= max}
        stop
        onTap={() => step(1)}
      >
        <Icon name='plus' size={16} />
      </Press>
    </Box>
  )
}
