import './product-grid.scss'
import type { ReactNode } from 'react'
import { Box } from '../../ui/primitives/box'
import { Scroll } from '../../ui/primitives/scroll'
import { Bone } from '../../ui/skeleton/skeleton'
import type { Layout } from './schema'

export interface ProductGridProps {
  readonly layout: Layout
  readonly label?: string
  readonly children: ReactNode
}

/** Lays cards out: a grid that gains columns with the width, or a row that scrolls. */
export function ProductGrid({ layout, label, children }: ProductGridProps) {
  if (layout !== 'swipe')
    return <Box className={`tp-products tp-products--${layout}`}>{children}</Box>
  return (
    <Scroll direction='x' label={label}>
      <Box className='tp-products__strip'>{children}</Box>
    </Scroll>
  )
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
