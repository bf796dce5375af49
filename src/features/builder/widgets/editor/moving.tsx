import './moving.scss'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { draftKey, readDraft, writeDraft } from '../../../../engine/data/use-draft'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import { usePage } from '../../../../engine/page/page-context'
import { sanitize } from '../../../../engine/read/read-node'
import { useServices } from '../../../../engine/services'
import { isObject } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { View } from '../../../../ui/primitives/elements'
import { useNames, useWords } from '../../parts/catalogue'
import { MOST_WIDGETS, registryFor } from '../../parts/reading'
import { moveOps, PAGE, type Place, type Raw, type Row, rowsOf } from '../../rules/document'
import type { Editing } from './editing'
import words from './moving.json'

/** A place between rows that a drag can end at; nothing is seen of it. */
export const Spot = ({ parent, slot, index }: Place) => (
  <div className='tp-edit__spot' data-spot={JSON.stringify({ parent, slot, index })} />
)

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
function gapsFor(page: Raw, id: string, scroller: Element): readonly Gap[] {
  return [...document.querySelectorAll<HTMLElement>('.tp-edit__spot')].flatMap((spot) => {
    const place = JSON.parse(spot.dataset.spot ?? '{}') as Place
    const { top, left } = spot.getBoundingClientRect()
    const isLegal = moveOps(page, id, place).length > 0
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
  const say = useWords(words)
  const name = useNames()(row.type)
  const [isOn, setOn] = useState(false)
  const [gap, setGap] = useState<Gap>()
  const [said, setSaid] = useState('')
  const drag = useRef<Drag>()
  const ghost = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLButtonElement>(null)

  function begin(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return
    const { clientX: x, clientY: y, pointerId, currentTarget } = event
    currentTarget.setPointerCapture?.(pointerId)
    const scroller = scrollerOf(currentTarget)
    const gaps = gapsFor(editing.page, row.id, scroller)
    drag.current = { scroller, gaps, from: { x, y }, x, y }
    setSaid('')
    setOn(true)
  }
  function end(isDropped: boolean): void {
    if (!drag.current) return
    drag.current = undefined
    setOn(false)
    setGap(undefined)
    if (isDropped && gap) editing.move(row.id, gap.place)
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
    editing.shift(row, by)
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
      >
        <Icon name='drag' size={20} tone='muted' />
      </button>
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

interface Clipped {
  readonly node: Raw
  readonly type: string
}

/** What was copied, kept on the device: it goes to other pages, and outlives a restart. */
export function useClipboard(editing: Editing) {
  const { persistence, session, host } = useServices()
  const { registry } = usePage()
  const say = useWords(words)
  const nameOf = useNames()
  const key = draftKey(session.userId, '/diy/index', ':clipboard')

  function held(): Clipped | undefined {
    const node = readDraft(persistence, key)?.node
    const type = isObject(node) && isObject(node.config) ? node.config.type : undefined
    return typeof type === 'string' ? { node: node as Raw, type } : undefined
  }
  function copy({ node, type }: Row): boolean {
    try {
      writeDraft(persistence, key, { node })
    } catch {
      host.toast(say('unkept'))
      return false
    }
    host.toast(say('copied', { name: nameOf(type) }))
    return true
  }
  function cut(row: Row): void {
    if (copy(row)) editing.remove(row)
  }
  function paste(): void {
    const node = sanitize(held()?.node)?.json
    if (!isObject(node)) return void host.toast(say('broken'))
    const { row, url } = editing
    const added = rowsOf({ widgets: [node] })
    if (editing.rows.length + added.length > MOST_WIDGETS)
      return void host.toast(say('full', { n: MOST_WIDGETS }))
    const index = editing.rows.filter(({ parent }) => parent === PAGE).length
    const last = { parent: PAGE, slot: '', index }
    editing.add(
      node as Raw,
      row ? { parent: row.parent, slot: row.slot, index: row.index + 1 } : last,
    )
    const drawn = registry && registryFor(registry, url)
    const strange = added.filter(({ type }) => !drawn?.has(type)).map(({ type }) => nameOf(type))
    if (strange.length > 0) host.toast(say('strange', { names: [...new Set(strange)].join(', ') }))
  }
  return { held, copy, cut, paste }
}

interface PanelProps {
  readonly editing: Editing
  readonly onClose: () => void
}
const Ready = latePart<PanelProps>(
  () => import(/* webpackChunkName: "pick" */ './sources').then((part) => part.Ready),
  null,
)
const TextsTable = latePart<PanelProps>(
  () => import('./texts-table').then((part) => part.TextsTable),
  null,
)

/** What the keys of a clipboard do, for a thumb; and the way to all texts. */
export const Extras = observer(function Extras({ editing }: { readonly editing: Editing }) {
  const say = useWords(words)
  const nameOf = useNames()
  const [, draw] = useState(0)
  const [panel, setPanel] = useState<'texts' | 'ready'>()
  const close = () => setPanel(undefined)
  const { held, copy, cut, paste } = useClipboard(editing)
  const { row } = editing
  const there = held()
  const after = (act: () => unknown) => () => {
    act()
    draw((count) => count + 1)
  }
  return (
    <View className='tp-edit__choice'>
      {row && (
        <>
          <Button kind='secondary' size='s' icon='copy' onTap={after(() => copy(row))}>
            {say('copy')}
          </Button>
          <Button kind='secondary' size='s' onTap={after(() => cut(row))}>
            {say('cut')}
          </Button>
        </>
      )}
      {there && (
        <Button kind='secondary' size='s' onTap={paste}>
          {say('paste', { name: nameOf(there.type) })}
        </Button>
      )}
      <Button kind='secondary' size='s' icon='languages' onTap={() => setPanel('texts')}>
        {say('texts')}
      </Button>
      <Button kind='secondary' size='s' icon='layers' onTap={() => setPanel('ready')}>
        {say('ready')}
      </Button>
      {panel === 'texts' && <TextsTable editing={editing} onClose={close} />}
      {panel === 'ready' && <Ready editing={editing} onClose={close} />}
    </View>
  )
})
