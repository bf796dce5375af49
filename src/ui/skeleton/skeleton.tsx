import './skeleton.scss'
import { View } from '../primitives/elements'
import { cx } from '../style'

export interface BoneProps {
  /** Default `line`. */
  readonly shape?: 'line' | 'block' | 'circle'
  /** Per cent of the container. */
  readonly width?: number
  /** Sizes come from a class. */
  readonly className?: string
}

/** One grey shape. */
export function Bone({ shape = 'line', width, className }: BoneProps) {
  return (
    <View
      className={cx('tp-bone', `tp-bone--${shape}`, className)}
      style={width === undefined ? undefined : { width: `${width}%` }}
      decor
    />
  )
}

const PARTS = {
  card: () => (
    <>
      <Bone shape='block' className='tp-skeleton__picture' />
      <Bone width={90} />
      <Bone width={55} />
    </>
  ),
  cell: () => (
    <>
      <Bone shape='circle' />
      <View className='tp-skeleton__text'>
        <Bone width={60} />
        <Bone width={36} />
      </View>
    </>
  ),
  text: () => (
    <>
      <Bone width={40} />
      <Bone />
      <Bone width={76} />
    </>
  ),
  banner: () => <Bone shape='block' className='tp-skeleton__wide' />,
} as const

export interface SkeletonProps {
  /** The shape of what comes: product cards in a grid, cells, a text, a wide picture. */
  readonly kind: keyof typeof PARTS
  /** Default 1. */
  readonly count?: number
  /** Says that something is loading. */
  readonly label: string
  readonly className?: string
}

/** The shape of what comes. */
export function Skeleton({ kind, count = 1, label, className }: SkeletonProps) {
  const Part = PARTS[kind]
  return (
    <View
      className={cx('tp-skeleton', `tp-skeleton--${kind}`, className)}
      role='status'
      label={label}
    >
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered.
        <View key={at} className={`tp-skeleton__${kind}`}>
          <Part />
        </View>
      ))}
    </View>
  )
}
