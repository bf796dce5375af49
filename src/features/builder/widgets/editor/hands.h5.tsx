import { type ReactNode, useEffect } from 'react'
import type { Editing } from './editing'

/** What is drawn and takes no taps, keys or focus: React knows the attribute under its plain name only. */
export function Still({ children }: { readonly children: ReactNode }) {
  return (
    <div className='tp-edit__still' {...{ inert: '' }}>
      {children}
    </div>
  )
}

/** A key that belongs to what is typed into. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)

function act(
  editing: Editing,
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
): boolean {
  const { row } = editing
  const name = key.toLowerCase()
  if (ctrlKey || metaKey) {
    if (name === 'z') shiftKey ? editing.redo() : editing.undo()
    else if (name === 's') void editing.save()
    else if (name === 'd' && row) editing.copy(row)
    else return false
    return true
  }
  if (!row) return false
  if (altKey && name === 'arrowup') editing.shift(row, -1)
  else if (altKey && name === 'arrowdown') editing.shift(row, 1)
  else if (name === 'delete') editing.remove(row)
  else return false
  return true
}

/** Alt and arrows move, Delete removes, Ctrl with Z, Shift and Z, D and S do what they do everywhere. */
export function useShortcuts(editing: Editing): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
      if (isTyping(event.target) && !isSave) return
      if (act(editing, event)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [editing])
}

/** Scrolls to a part of the page. */
export function bringToSight(id: string): void {
  document.getElementById(id)?.scrollIntoView?.({ block: 'center' })
}
