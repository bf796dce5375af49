import { type ComponentType, type ReactNode, useEffect } from 'react'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import type { Field } from '../../rules/describe'
import type { Editing } from './editing'
import type { ControlProps } from './plain-controls'

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

export type PickKind = 'link' | 'icon' | 'asset' | 'action' | 'source' | 'map'

export interface PickerProps extends ControlProps {
  readonly kind: PickKind
  /** Draws the fields of what is chosen. */
  readonly Control: ComponentType<ControlProps>
}

const PICTURES = /^(image|images|picture|poster|avatar|logo|cover)$/
const WIRES: Readonly<Record<string, PickKind | undefined>> = {
  on: 'action',
  bind: 'source',
  map: 'map',
}

/** What a field is chosen by; undefined for one that is written. */
export function pickedBy({ name, kind }: Field, type?: string): PickKind | undefined {
  if (kind === 'json' || name === 'bind') return WIRES[name]
  if (kind === 'url') return 'link'
  if (kind !== 'text') return undefined
  if (name === 'icon') return 'icon'
  return PICTURES.test(name) || (type === 'image' && name === 'value') ? 'asset' : undefined
}

/** See `Pick`. */
export const Picker = latePart<PickerProps>(
  () => import(/* webpackChunkName: "pick" */ './pickers').then((part) => part.Pick),
  null,
)
