import '../../parts/moving.scss'
import { observer } from 'mobx-react-lite'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import { useNames, useWords } from '../../parts/catalogue'
import type { StageProps } from '../../parts/stage'
import type { Place, Row } from '../../rules/document'
import { gapBeyond, moveOps } from '../../rules/several'
import type { Editing } from './editing'

export { useShortcuts } from './extras'

/** A place between rows that a drag can end at; nothing is seen of it. */
export const Spot = ({ parent, slot, index }: Place) => (
  <div className='tp-edit__spot' data-spot={JSON.stringify({ parent, slot, index })} />
)

const ITEM = '[role=treeitem]'
const ROW = '.tp-edit__row'

/** From row to row of the outline: up and down as they stand, out to what holds it, in to the first inside. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event
  const all = [...currentTarget.querySelectorAll<HTMLElement>(ROW)]
  const at = all.indexOf(target as HTMLElement)
  const own = all[at]?.closest(ITEM)
  if (!own || altKey || ctrlKey || metaKey) return
  const next: Readonly<Record<string, Element | null | undefined>> = {
    ArrowDown: all[at + 1],
    ArrowUp: all[at - 1],
    Home: all[0],
    End: all[all.length - 1],
    ArrowLeft: own.parentElement?.closest(ITEM)?.querySelector(ROW),
    ArrowRight: own.querySelectorAll(ROW)[1],
  }
  const found = next[key] as HTMLElement | undefined
  if (!found) return
  event.preventDefault()
  event.stopPropagation()
  found.focus()
}

interface TreeProps {
  /** 0 for the page itself. */
  readonly depth: number
  readonly label: string
  /** Whether several are being chosen. */
  readonly isMany: boolean
  readonly children: ReactNode
}

/** Rows below each other: a tree, with those inside others as its branches. */
export const Tree = ({ depth, label, isMany, children }: TreeProps) =>
  depth > 0 ? (
    // biome-ignore lint/a11y/useSemanticElements: a branch of a tree is no fieldset.
    <div role='group' aria-label={label} className='tp-edit__inner'>
      {children}
    </div>
  ) : (
    <div role='tree' aria-label={label} aria-multiselectable={isMany} onKeyDown={walk}>
      {children}
    </div>
  )

interface ItemProps extends Omit<TreeProps, 'isMany'> {
  readonly isOn: boolean
  /** Whether those inside it are shown; undefined where there are none. */
  readonly isOpen: boolean | undefined
  readonly onOpen: (isOpen: boolean) => void
  /** One more is chosen, or one less; with `isTo` all up to it. */
  readonly onChoose: (isTo: boolean) => void
}

/** A row with all inside it: the arrows to the left and right close and open it, Ctrl or Shift and a tap choose it. */
export function TreeItem(props: ItemProps) {
  const { depth, label, isOn, isOpen, onOpen, onChoose, children } = props
  function choose(event: MouseEvent<HTMLElement>): void {
    const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
    const isOwn = (target as Element).closest(ROW) === currentTarget.querySelector(ROW)
    if (!isOwn || !(ctrlKey || metaKey || shiftKey)) return
    event.stopPropagation()
    // Shift selects the text between as well, which the keys would copy in place of the parts.
    window.getSelection()?.removeAllRanges()
    onChoose(shiftKey)
  }
  function press(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget, altKey } = event
    const isOwn = target === currentTarget.querySelector(ROW)
    if (!isOwn || altKey || isOpen !== (key === 'ArrowLeft') || !/^Arrow(Left|Right)$/.test(key))
      return
    event.preventDefault()
    event.stopPropagation()
    onOpen(!isOpen)
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its row takes the keyboard.
    <div
      role='treeitem'
      aria-level={depth + 1}
      aria-label={label}
      aria-selected={isOn}
      aria-expanded={isOpen}
      onKeyDown={press}
      onClickCapture={choose}
    >
      {children}
    </div>
  )
}

interface Gap {
  readonly place: Place
  /** From the top of all that scrolls, and from the left, px. */
  readonly y: number
  readonly x: number
}
/** Near the upper or lower end of the screen it scrolls, px. */
const EDGE = 96
const SPEED = 12
/** Gaps as near to each other as this are told apart by how far to the right the finger is, px. */
const SAME = 14

/** What scrolls: the page of the app, not the document. */
const scrollerOf = (element: Element) => element.closest('.taro_page') ?? document.documentElement

/** Where a widget may go, read once: nothing of the page is measured while it is dragged. */
function gapsFor({ page }: Editing, ids: readonly string[], scroller: Element): readonly Gap[] {
  return [...document.querySelectorAll<HTMLElement>('.tp-edit__spot')].flatMap((spot) => {
    const place = JSON.parse(spot.dataset.spot ?? '{}') as Place
    const { top, left } = spot.getBoundingClientRect()
    const isLegal = moveOps(page, ids, place).length > 0
    return isLegal ? [{ place, y: top + scroller.scrollTop, x: left }] : []
  })
}

function nearest(gaps: readonly Gap[], x: number, y: number): Gap | undefined {
  const distance = (gap: Gap) => Math.abs(gap.y - y)
  const least = Math.min(...gaps.map(distance))
  return gaps
    .filter((gap) => distance(gap) < least + SAME)
    .sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]
}

interface Drag {
  readonly scroller: Element
  readonly gaps: readonly Gap[]
  /** Where the finger went down, and is now. */
  readonly from: { readonly x: number; readonly y: number }
  x: number
  y: number
}

interface GripProps {
  readonly editing: Editing
  readonly row: Row
}

/** By what a row is dragged; with the keyboard arrows move it. */
export const Grip = observer(function Grip({ editing, row }: GripProps) {
  const say = useWords('moving')
  const name = useNames()(row.type)
  const [isOn, setOn] = useState(false)
  const [gap, setGap] = useState<Gap>()
  const [said, setSaid] = useState('')
  const drag = useRef<Drag>()
  const ghost = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLButtonElement>(null)

  /** A row that is chosen takes the others along. */
  const along = () => (editing.chosen?.has(row.id) ? [...editing.chosen] : [row.id])
  function begin(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return
    const { clientX: x, clientY: y, pointerId, currentTarget } = event
    currentTarget.setPointerCapture?.(pointerId)
    const scroller = scrollerOf(currentTarget)
    const gaps = gapsFor(editing, along(), scroller)
    drag.current = { scroller, gaps, from: { x, y }, x, y }
    setSaid('')
    setOn(true)
  }
  function end(isDropped: boolean): void {
    if (!drag.current) return
    drag.current = undefined
    setOn(false)
    setGap(undefined)
    if (isDropped && gap) editing.move(along(), gap.place)
    else setSaid(say('stays'))
  }
  const latest = useRef(end)
  latest.current = end

  useEffect(() => {
    if (!isOn) return undefined
    let frame = 0
    const step = () => {
      frame = requestAnimationFrame(step)
      const now = drag.current
      if (!now) return
      const { x, y, from, gaps, scroller } = now
      const up = y < EDGE ? -SPEED : 0
      scroller.scrollTop += y > window.innerHeight - EDGE ? SPEED : up
      if (ghost.current)
        ghost.current.style.transform = `translate(${x - from.x}px, ${y - from.y}px)`
      // A finger that has hardly moved has not chosen a place.
      if (Math.abs(y - from.y) + Math.abs(x - from.x) > SAME)
        setGap(nearest(gaps, x, y + scroller.scrollTop))
    }
    frame = requestAnimationFrame(step)
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      latest.current(false)
    }
    document.addEventListener('keydown', cancel, true)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('keydown', cancel, true)
    }
  }, [isOn])

  useEffect(() => {
    // A finger that drags a part down does not pull the page down.
    const stop = (event: Event) => event.stopPropagation()
    const names = ['touchstart', 'touchmove', 'touchend']
    for (const name of names) own.current?.addEventListener(name, stop, { passive: true })
  }, [])

  function press(event: KeyboardEvent<HTMLElement>): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (by === undefined || event.altKey) return
    event.preventDefault()
    editing.move([row.id], gapBeyond([row], by))
  }
  const { slot = '', index = 0 } = gap?.place ?? {}
  const over = gap && say(slot ? 'overIn' : 'over', { slot, at: index + 1 })
  return (
    <>
      <button
        ref={own}
        type='button'
        className='tp-edit__grip tp-press'
        aria-label={say('grip', { name })}
        onPointerDown={begin}
        onPointerMove={({ clientX, clientY }) => {
          if (!drag.current) return
          drag.current.x = clientX
          drag.current.y = clientY
        }}
        onPointerUp={() => end(true)}
        onPointerCancel={() => end(false)}
        onKeyDown={press}
      />
      {isOn && (
        <>
          <div
            ref={ghost}
            className='tp-edit__ghost'
            style={{ top: drag.current?.from.y }}
            aria-hidden
          >
            {name}
          </div>
          {gap && (
            <div
              className='tp-edit__drop'
              style={{ top: gap.y - (drag.current?.scroller.scrollTop ?? 0), left: gap.x }}
              aria-hidden
            />
          )}
        </>
      )}
      <span className='tp-only-read' role='status'>
        {over ?? said}
      </span>
    </>
  )
})

/** See `LookedAt`. */
export const Stage = latePart<StageProps>(
  () => import(/* webpackChunkName: "look" */ '../../parts/looks').then((part) => part.LookedAt),
  <BlockSkeleton height={320} />,
)
