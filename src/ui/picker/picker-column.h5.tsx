import './picker.scss'
import './wheel.scss'
import { type KeyboardEvent, memo, useContext, useEffect, useRef, useState } from 'react'
import { StillContext } from '../page-contexts'
import { cx } from '../style'
import type { PickerColumnProps } from '../types'

const PAGE = 5

/** Room before the first row and after the last one are children too. */
const BEFORE = 1

/** ms without a movement after which a wheel that no finger holds has come to rest. */
const REST = 120

/** Where a key leads from a row; a list has no circle. */
const STEPS: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from) => from + PAGE,
  PageUp: (from) => from - PAGE,
  Home: () => 0,
  End: (_, last) => last,
}

interface RowProps {
  readonly name: string
  readonly index: number
  readonly chosen: boolean
  /** It lies in the middle. */
  readonly on: boolean
  readonly stop: boolean
  readonly onChoose: (index: number) => void
}

/** Alone: a date has three hundred of them, and a wheel that turns changes two at a time. */
const Row = memo(function Row({ name, index, chosen, on, stop, onChoose }: RowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a list that scrolls, drawn by us.
    <button
      type='button'
      role='radio'
      aria-checked={chosen}
      tabIndex={stop ? 0 : -1}
      className={cx('tp-press tp-picker__item tp-wheel__row', on && 'tp-picker__item--on')}
      onClick={() => onChoose(index)}
    >
      {name}
    </button>
  )
})

/** The row that lies in the middle of the list; names may be longer than a line, and rows higher. */
function middleRow(list: HTMLElement): number {
  const rows = [...list.children].slice(BEFORE, -1) as HTMLElement[]
  const middle = list.scrollTop + list.offsetTop + list.clientHeight / 2
  const at = rows.findIndex(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > middle)
  return at < 0 ? rows.length - 1 : at
}

/**
 * One list of a picker, a wheel under a finger: where it comes to rest is chosen. For the keyboard it is one
 * stop, and arrows choose, as in a group of radio buttons.
 */
export function PickerColumn({ label, items, chosen, onChoose }: PickerColumnProps) {
  const isStill = useContext(StillContext)
  const host = useRef<HTMLDivElement>(null)
  const settled = useRef(false)
  // While a hand turns it: the row that passes. What scrolls it otherwise chooses nothing.
  const [passing, setPassing] = useState<number>()
  const [rests, setRests] = useState(0)
  const isTurned = useRef(false)
  const isHeld = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const last = items.length - 1

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice that was not taken leads back, too.
  useEffect(() => {
    const list = host.current
    const row = list?.children[chosen + BEFORE]
    if (!list || !(row instanceof HTMLElement)) return
    const top = row.offsetTop - list.offsetTop - (list.clientHeight - row.offsetHeight) / 2
    // At first it is simply there; later it glides.
    const behavior = settled.current && !isStill ? 'smooth' : 'auto'
    settled.current = true
    isTurned.current = false
    setPassing(undefined)
    list.scrollTo?.({ top, behavior })
  }, [chosen, rests])

  const choose = useRef(onChoose)
  choose.current = onChoose
  const [pick] = useState(() => (index: number) => {
    choose.current(index)
    setRests((before) => before + 1)
  })

  function rest(): void {
    clearTimeout(timer.current)
    isTurned.current = false
    // A finger that only lay on it has turned nothing.
    if (passing !== undefined && host.current) pick(middleRow(host.current))
  }
  const latest = useRef(rest)
  latest.current = rest
  const wait = () => {
    clearTimeout(timer.current)
    if (!isHeld.current) timer.current = setTimeout(() => latest.current(), REST)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const isTurning = passing !== undefined
  useEffect(() => {
    if (!isTurning) return undefined
    // Whoever goes on, to another list or to the button, has chosen what they see.
    const goOn = ({ target }: Event) => {
      if (target instanceof Node && !host.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerdown', goOn, true)
    return () => document.removeEventListener('pointerdown', goOn, true)
  }, [isTurning])

  function scroll(): void {
    if (!isTurned.current || !host.current) return
    setPassing(middleRow(host.current))
    wait()
  }
  const hold = (isOn: boolean) => () => {
    isHeld.current = isOn
    if (isOn) isTurned.current = true
    else wait()
  }

  function step(event: KeyboardEvent): void {
    const lead = STEPS[event.key]
    if (!lead) return
    event.preventDefault()
    const next = Math.max(0, Math.min(last, lead(chosen, last)))
    const row = host.current?.children[next + BEFORE]
    if (row instanceof HTMLElement) row.focus({ preventScroll: true })
    if (next !== chosen) onChoose(next)
  }

  const stop = chosen < 0 ? 0 : chosen
  const middle = passing ?? chosen
  return (
    <div className={cx('tp-wheel', middle >= 0 && 'tp-wheel--on')}>
      <div
        ref={host}
        className='tp-scroll-y tp-picker__column tp-wheel__list'
        role='radiogroup'
        aria-label={label}
        onKeyDown={step}
        onScroll={scroll}
        onTouchStart={hold(true)}
        onTouchEnd={hold(false)}
        onTouchCancel={hold(false)}
        onWheel={() => {
          isTurned.current = true
        }}
      >
        <div className='tp-picker__end' />
        {items.map((name, index) => (
          <Row
            key={name}
            name={name}
            index={index}
            chosen={index === chosen}
            on={index === middle}
            stop={index === stop}
            onChoose={pick}
          />
        ))}
        <div className='tp-picker__end' />
      </div>
    </div>
  )
}
