import { type ComponentType, useEffect, useRef } from 'react'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import type { Field } from '../../rules/describe'
import type { Editing } from './editing'
import { useClipboard } from './moving'
import type { ControlProps } from './plain-controls'

export { Extras, Grip, Spot } from './moving'

/** A key that belongs to what is typed into, to a panel, or to the page that is tried. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role=dialog], .tp-edit__stage') !== null)

type Clipboard = ReturnType<typeof useClipboard>

function act(editing: Editing, clipboard: Clipboard, event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  const { row } = editing
  const name = key.toLowerCase()
  if (ctrlKey || metaKey) {
    // A text that is selected is what is copied.
    const isText = window.getSelection()?.isCollapsed === false
    if (name === 'z') shiftKey ? editing.redo() : editing.undo()
    else if (name === 's') void editing.save()
    else if (name === 'd' && row) editing.copy(row)
    else if (name === 'c' && row && !isText) clipboard.copy(row)
    else if (name === 'x' && row && !isText) clipboard.cut(row)
    else if (name === 'v') clipboard.paste()
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

/** Alt and arrows move, Delete removes, Ctrl with Z, Shift and Z, C, X, V, D and S do what they do everywhere. */
export function useShortcuts(editing: Editing): void {
  const clipboard = useClipboard(editing)
  const latest = useRef(clipboard)
  latest.current = clipboard
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
      if (isElsewhere(event.target) && !isSave) return
      if (act(editing, latest.current, event)) event.preventDefault()
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
  /** The controls there are, handed on: a part of the editor that brought them itself would be too large. */
  readonly parts: Readonly<
    Record<'Control' | 'Line' | 'Json' | 'Reset', ComponentType<ControlProps>>
  >
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

/** See `Conditions` of the other hosts. */
export const Conditions = latePart<ControlProps>(
  () => import('./conditions').then((part) => part.Conditions),
  null,
)

/** See `Pick`. */
export const Picker = latePart<PickerProps>(
  () => import(/* webpackChunkName: "pick" */ './pickers').then((part) => part.Pick),
  null,
)
