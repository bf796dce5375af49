import { useEffect, useId, useRef, useState } from 'react'
import { Box } from '../primitives/elements'
import type { SliceProps, WatchNear } from '../types'
import './slice.scss'

let given: WatchNear | undefined

/** Mini-programs: what watches the page is the host's, which `src/ui` does not know. */
export function giveNearWatcher(watch: WatchNear | undefined): void {
  given = watch
}

export const nearWatcher = (): WatchNear | undefined => given

/** Rows of a list that come and go together: few, because a mini-program counts its elements. */
export const SLICE_ROWS = 5
/** Cards of a grid that come and go together, a multiple of what stands in a row: 2, 3, 4 or 6. */
export const SLICE_CARDS = 12
/** Whether the first slice of a grid stays when it is far: a page of a mini-program is to have few elements. */
export const KEEPS_FIRST = false

/** A pause between slices long enough for a tap to get through, ms. */
const SLICE_PAUSE = 60
/** How long a host may take to say what is near, ms. */
const PATIENCE = 3000

/** A host has told of some slice: it can be trusted to tell of the others. */
let heard = false
/** Slices that were drawn because it took too long; it will tell of those that are near. */
const impatient = new Set<() => void>()

function hear(): void {
  if (heard) return
  heard = true
  for (const undo of impatient) undo()
  impatient.clear()
}

/**
 * Part of a long page: drawn near the screen, replaced by its height when far, so that a page of hundreds
 * has the elements of a few screens. Where a host does not tell what is near, slices are drawn one after
 * the other once the first screen stands.
 */
export function Slice({ height, eager, order, holdsMargins, children }: SliceProps) {
  const id = `tp-slice-${useId().replace(/\W/g, '')}`
  const measured = useRef(height)
  const [drawn, setDrawn] = useState(eager)
  const watch = nearWatcher()

  useEffect(
    () =>
      watch?.(id, (near, size) => {
        hear()
        // The room it takes now; measured while it is drawn, since a placeholder only says what it was told.
        if (!near && size > 0) measured.current = size
        setDrawn(near)
      }),
    [watch, id],
  )
  useEffect(() => {
    if (drawn || (watch && heard)) return undefined
    const wait = order * SLICE_PAUSE + (watch ? PATIENCE : 0)
    const undo = () => setDrawn(false)
    const timer = setTimeout(() => {
      if (watch && heard) return
      if (watch) impatient.add(undo)
      setDrawn(true)
    }, wait)
    return () => clearTimeout(timer)
  }, [drawn, order, watch])

  // Nothing but the height differs: an element of another kind would be a new one, which nobody watches.
  return (
    <Box
      id={id}
      className={holdsMargins ? 'tp-slice' : undefined}
      style={drawn ? undefined : { height: `${measured.current}px` }}
    >
      {drawn ? children() : null}
    </Box>
  )
}
