import './product-grid.scss'
import type { ReactNode } from 'react'
import { Box } from '../../../ui/primitives/elements'
import { Scroll } from '../../../ui/primitives/scroll'
import { Bone } from '../../../ui/skeleton/skeleton'
import { KEEPS_FIRST, SLICE_CARDS, Slice } from '../../../ui/slice/slice'
import { cx } from '../../../ui/style'
import { CARD_ROOM, type Layout } from './card-room'

export interface ProductGridProps {
  readonly layout: Layout
  readonly label?: string
  /** False when another grid goes on below it. */
  readonly isLast?: boolean
  readonly children: ReactNode
}

/** Lays cards out: a grid that gains columns with the width, or a row that scrolls. */
export function ProductGrid({ layout, label, isLast = true, children }: ProductGridProps) {
  if (layout !== 'swipe') {
    return (
      <Box className={cx('tp-products', `tp-products--${layout}`, !isLast && 'tp-products--on')}>
        {children}
      </Box>
    )
  }
  return (
    <Scroll direction='x' label={label}>
      <Box className='tp-products__strip'>{children}</Box>
    </Scroll>
  )
}

export interface ProductSlicesProps<T> {
  readonly layout: Layout
  readonly items: readonly T[]
  readonly draw: (item: T) => ReactNode
}

/** A grid in slices: a list of thousands keeps no more than what is near the screen. */
export function ProductSlices<T extends { readonly id: string }>(props: ProductSlicesProps<T>) {
  const { layout, items, draw } = props
  const count = Math.ceil(items.length / SLICE_CARDS)
  const { columns, height } = CARD_ROOM[layout]
  const slices = Array.from({ length: count }, (_, at) => {
    const cards = items.slice(at * SLICE_CARDS, (at + 1) * SLICE_CARDS)
    const key = cards[0]?.id
    const grid = () => (
      <ProductGrid key={key} layout={layout} isLast={at === count - 1}>
        {cards.map(draw)}
      </ProductGrid>
    )
    if (at === 0 && KEEPS_FIRST) return grid()
    const room = Math.ceil(cards.length / columns) * height
    return (
      <Slice key={key} height={room} eager={at === 0} order={at}>
        {grid}
      </Slice>
    )
  })
  // In a box of their own: one more before the end of the list would send all of them anew.
  return <Box>{slices}</Box>
}

const BONES: Readonly<Record<Layout, number>> = {
  '1big': 2,
  '1small': 4,
  '2col': 4,
  '3col': 6,
  swipe: 3,
}

/** Cards to come, in the same places. */
export function ProductBones({ layout, label }: { layout: Layout; label: string }) {
  return (
    <Box role='status' label={label}>
      <ProductGrid layout={layout}>
        {Array.from({ length: BONES[layout] }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered.
          <Box key={at} className={`tp-product tp-product--${layout}`}>
            <Box className='tp-product__art'>
              <Bone shape='block' className='tp-product__pic' />
            </Box>
            <Box className='tp-product__body'>
              <Bone width={92} />
              <Bone width={58} />
              <Bone width={40} className='tp-products__bone' />
            </Box>
          </Box>
        ))}
      </ProductGrid>
    </Box>
  )
}
