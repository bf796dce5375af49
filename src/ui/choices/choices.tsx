import { Icon } from '../icon/icon'
import { Pressable, Text, View } from '../primitives/elements'
import { ScrollView } from '../primitives/scroll'
import { cx } from '../style'
import './choices.scss'

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
    <View className='tp-segmented' role='radiogroup' label={label}>
      {options.map((option) => (
        <Pressable
          key={option.value}
          role='radio'
          className={cx('tp-segmented__item', option.value === value && 'tp-segmented__item--on')}
          checked={option.value === value}
          onTap={() => option.value !== value && onChange(option.value)}
        >
          {option.label}
        </Pressable>
      ))}
    </View>
  )
}

export interface TabItem<K extends string> {
  readonly key: K
  readonly label: string
  /** A small number beside the text. */
  readonly count?: number
}

export interface TabsProps<K extends string> {
  readonly items: readonly TabItem<K>[]
  readonly active: K
  readonly onChange: (key: K) => void
  /** What the tabs divide. */
  readonly label: string
  /** Prefix of the tabs' element ids; needed when a page has two rows of tabs. */
  readonly id?: string
  /** All tabs share the width instead of scrolling. For two to four short ones. */
  readonly fill?: boolean
}

/** A row of tabs that scrolls and keeps the active one in sight. */
export function Tabs<K extends string>(props: TabsProps<K>) {
  const { items, active, onChange, label, id = 'tp-tab', fill } = props
  return (
    <ScrollView
      direction='x'
      className={cx('tp-tabs', fill && 'tp-tabs--fill')}
      role='tablist'
      label={label}
      into={`${id}-${active}`}
    >
      {items.map(({ key, label: text, count }) => (
        <Pressable
          key={key}
          id={`${id}-${key}`}
          role='tab'
          className={cx('tp-tabs__item', key === active && 'tp-tabs__item--on')}
          selected={key === active}
          onTap={() => key !== active && onChange(key)}
        >
          {text}
          {count !== undefined && <Text className='tp-tabs__count tp-num'>{count}</Text>}
        </Pressable>
      ))}
    </ScrollView>
  )
}

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
    <View className='tp-stepper' role='group' label={label}>
      <Pressable
        className='tp-stepper__button'
        label={lessLabel}
        disabled={disabled || value <= min}
        stop
        felt
        onTap={() => step(-1)}
      >
        <Icon name='minus' size={16} />
      </Pressable>
      <Text className='tp-stepper__value tp-num' role='status'>
        {value}
      </Text>
      <Pressable
        className='tp-stepper__button'
        label={moreLabel}
        disabled={disabled || value >= max}
        stop
        felt
        onTap={() => step(1)}
      >
        <Icon name='plus' size={16} />
      </Pressable>
    </View>
  )
}
