import { createContext, useContext, useEffect, useId, useRef, useState } from 'react'
import type { WatchNear } from '../../shared/host'
import { View } from '../primitives/elements'
import { ListFooter } from '../states/states'
import type { EndMarkerProps, PageSlicesProps, SliceProps } from '../types'
import './slice.scss'

const Watch = createContext<WatchNear | undefined>(undefined)

/** Around a page: its slices belong to it, and are watched there whichever page is in front. */
export function PageSlices({ watch, children }: PageSlicesProps) {
  return <Watch.Provider value={watch}>{children}</Watch.Provider>
}

/** Rows of a list that come and go together: few, because a mini-program counts its elements. */
export const SLICE_ROWS = 5
/** Cards of a grid that come and go together, a multiple of what stands in a row: 2, 3, 4 or 6. */
export const SLICE_CARDS = 12
/** So much of a page is drawn at once, in screens: it crosses to the view in one call (budget B5). */
export const SCREENS_AT_ONCE = 1

/** A pause between slices long enough for a tap to get through, ms. */
const SLICE_PAUSE = 60

/**
 * Part of a long page: drawn near the screen, replaced by its height when far, so that a page of hundreds
 * has the elements of a few screens. Where a host cannot watch a page, slices are drawn one after the other
 * once the first screen stands.
 */
export function Slice({ height, eager, order, holdsMargins, children }: SliceProps) {
  const id = `s-${useId().replace(/\W/g, '')}`
  const measured = useRef(height)
  const [drawn, setDrawn] = useState(eager)
  const watch = useContext(Watch)

  useEffect(
    () =>
      watch?.(id, (near, size) => {
        // What draws nothing stays: a guess in its place would come above what is read, and the page jump.
        if (!near && size === 0) return
        // The room it takes now; measured while it is drawn, since a placeholder only says what it was told.
        if (!near) measured.current = size
        setDrawn(near)
      }),
    [watch, id],
  )
  useEffect(() => {
    if (drawn || watch) return undefined
    const timer = setTimeout(() => setDrawn(true), order * SLICE_PAUSE)
    return () => clearTimeout(timer)
  }, [drawn, order, watch])

  // Nothing but the height differs: an element of another kind would be a new one, which nobody watches.
  return (
    <View
      id={id}
      className={holdsMargins ? 'tp-slice' : undefined}
      style={drawn ? undefined : { height: `${measured.current}px` }}
    >
      {drawn ? children() : null}
    </View>
  )
}

/**
 * The end of a list that grows with its page. Mini-programs: a tap asks for more. Its box keeps the list as it
 * is: an element that is exchanged for another one sends all its neighbours to the view again.
 */
export function EndMarker({ state, text, onReach }: EndMarkerProps) {
  return (
    <View>
      <ListFooter state={state} text={text} onTap={onReach} />
    </View>
  )
}
