import { useEffect, useState } from 'react'
import { Box } from '../primitives/box'
import type { SliceProps } from './types'

/** A pause between slices long enough for a tap to get through, ms. */
const SLICE_PAUSE = 60

/** Part of a long page: drawn one after the other once the first screen stands. */
export function Slice({ height, eager, order, children }: SliceProps) {
  const [drawn, setDrawn] = useState(eager)
  useEffect(() => {
    if (drawn) return undefined
    const timer = setTimeout(() => setDrawn(true), order * SLICE_PAUSE)
    return () => clearTimeout(timer)
  }, [drawn, order])
  if (drawn) return <>{children()}</>
  return <Box style={{ height: `${height}px` }} decor />
}
