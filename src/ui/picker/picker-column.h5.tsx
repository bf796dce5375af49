import './picker.scss'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cx, reducedMotion } from '../style'
import type { PickerColumnProps } from '../types'

const PAGE = 5

/** Room before the first row and after the last one are children too. */
const BEFORE = 1

/** Where a key leads from a row; a list has no circle. */
const STEPS: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from) => from + PAGE,
  PageUp: (from) => from - PAGE,
  Home: () => 0,
  End: (_, last) => last,
}

/** One list of a picker: one stop of the keyboard, arrows choose, as in a group of radio buttons. */
export function PickerColumn({ label, items, chosen, onChoose }: PickerColumnProps) {
  const host = useRef<HTMLDivElement>(null)
  const settled = useRef(false)

  useEffect(() => {
    const list = host.current
    const row = list?.children[chosen + BEFORE]
    if (!list || !(row instanceof HTMLElement)) return
    const top = row.offsetTop - list.offsetTop - (list.clientHeight - row.offsetHeight) / 2
    // At first it is simply there; later it glides.
    const behavior = settled.current && !reducedMotion() ? 'smooth' : 'auto'
    settled.current = true
    list.scrollTo?.({ top, behavior })
  }, [chosen])

  function step(event: KeyboardEvent): void {
    const lead = STEPS[event.key]
    if (!lead) return
    event.preventDefault()
    const last = items.length - 1
    const next = Math.max(0, Math.min(last, lead(chosen, last)))
    const row = host.current?.children[next + BEFORE]
    if (row instanceof HTMLElement) row.focus({ preventScroll: true })
    if (next !== chosen) onChoose(next)
  }

  const stop = chosen < 0 ? 0 : chosen
  return (
    <div
      ref={host}
      className='tp-scroll-y tp-picker__column'
      role='radiogroup'
      aria-label={label}
      onKeyDown={step}
    >
      <div className='tp-picker__end' />
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useSemanticElements: rows of a list that scrolls, drawn by us.
        <button
          key={item}
          type='button'
          role='radio'
          aria-checked={index === chosen}
          tabIndex={index === stop ? 0 : -1}
          className={cx('tp-press tp-picker__item', index === chosen && 'tp-picker__item--on')}
          onClick={() => onChoose(index)}
        >
          {item}
        </button>
      ))}
      <div className='tp-picker__end' />
    </div>
  )
}
