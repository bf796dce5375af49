import './spark.scss'
import { View } from '../primitives/elements'
import { cx } from '../style'

interface SparkProps {
  /** One a day, the oldest first. */
  readonly values: readonly number[]
  /** Levels, such as a balance, are drawn from their lowest on: what moves is to be seen. Amounts stand on 0. */
  readonly level?: boolean
  /** Its twin for who hears it; without it the figures are said beside it, and it is decoration. */
  readonly label?: string
  readonly className?: string
}

/** The lowest level still has a bar: a quarter of the way from it to the highest. */
const LOWEST = 0.25

/** A history the size of a word: a bar a day, the last one the strongest. */
export function Spark({ values, level, label, className }: SparkProps) {
  const most = Math.max(level ? Number.NEGATIVE_INFINITY : 1, ...values)
  const least = Math.min(...values)
  const ground = level ? least - Math.max(1, most - least) * LOWEST : 0
  return (
    <View
      className={cx('tp-spark', className)}
      role={label ? 'img' : undefined}
      label={label}
      decor={!label}
    >
      {values.map((value, at) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place.
          key={at}
          className='tp-spark__day'
          style={{
            height: `${Math.max(0, Math.round(((value - ground) / (most - ground)) * 100))}%`,
          }}
        />
      ))}
    </View>
  )
}

/** Cents a day, the oldest first, as records and reports have them: `1200,0,860`. None where it is anything else. */
export const weekOf = (days: unknown): readonly number[] =>
  typeof days === 'string' && /^\d+(,\d+)*$/.test(days) ? days.split(',').map(Number) : []
