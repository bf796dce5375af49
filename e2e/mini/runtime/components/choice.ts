import { text, truthy } from '../units'
import {
  ancestor,
  type Builtin,
  type BuiltinDefinition,
  type Control,
  controlsIn,
  registerControl,
} from './builtin'
import { view } from './view'

const ATTRIBUTES = [...(view.attributes ?? []), 'value', 'checked', 'disabled', 'color', 'name']

/** On or off, per element: what the group reads and a radio's neighbours change. */
const states = new WeakMap<HTMLElement, { on: boolean; set(on: boolean): void; value(): string }>()

export const checkbox: BuiltinDefinition = {
  attributes: ATTRIBUTES,
  setup(part) {
    setupBox(part, 'checkbox', (on) => !on)
  },
}

export const radio: BuiltinDefinition = {
  attributes: ATTRIBUTES,
  setup(part) {
    setupBox(part, 'radio', () => true)
  },
}

/** `switch`: sends its own change, and counts as a named control of the form. */
export const toggle: BuiltinDefinition = {
  attributes: [...ATTRIBUTES, 'type'],
  setup(part) {
    view.setup?.(part)
    let on = false
    const set = (value: boolean): void => {
      on = value
      part.element().setAttribute('aria-checked', String(on))
    }
    const activate = (): void => {
      if (truthy(part.data.disabled)) return
      set(!on)
      part.emit('change', { value: on })
    }
    part.attached(() => addBox(part, 'mini-switch', 'switch'))
    part.watch('checked', (value) => set(truthy(value)))
    part.on('tap', activate)
    registerControl(part, { value: () => on, reset: () => set(false), activate })
  },
}

export const checkboxGroup: BuiltinDefinition = group((boxes) =>
  boxes.filter((box) => box.on).map((box) => box.value()),
)

export const radioGroup: BuiltinDefinition = group(
  (boxes) => boxes.find((box) => box.on)?.value() ?? '',
)

function setupBox(part: Builtin, role: 'checkbox' | 'radio', next: (on: boolean) => boolean): void {
  view.setup?.(part)
  const state = {
    on: false,
    set(on: boolean): void {
      state.on = on
      part.element().setAttribute('aria-checked', String(on))
    },
    value: () => text(part.data.value),
  }
  const activate = (): void => {
    if (truthy(part.data.disabled)) return
    const before = state.on
    state.set(next(before))
    const holder = ancestor(part.node, `wx-${role}-group`)
    if (holder && role === 'radio') {
      for (const other of boxesIn(holder.getBackendElement() as unknown as HTMLElement)) {
        if (other !== state) other.set(false)
      }
    }
    // Alipay's boxes also speak for themselves.
    part.emit('change', { value: state.on })
    if (before !== state.on) holder?.triggerEvent('mini-change', {}, {})
  }
  part.attached(() => {
    addBox(part, 'mini-box', role)
    states.set(part.element(), state)
  })
  part.watch('checked', (value) => state.set(truthy(value)))
  part.on('tap', activate)
  registerControl(part, { value: () => undefined, reset: () => state.set(false), activate })
}

function addBox(part: Builtin, className: string, role: string): void {
  const box = document.createElement('span')
  box.className = className
  const element = part.element()
  element.prepend(box)
  element.setAttribute('role', role)
  if (truthy(part.data.disabled)) element.setAttribute('aria-disabled', 'true')
}

type Box = { on: boolean; set(on: boolean): void; value(): string }

function boxesIn(element: HTMLElement): Box[] {
  return controlsIn(element).flatMap((control: Control) => states.get(control.element()) ?? [])
}

function group(read: (boxes: Box[]) => unknown): BuiltinDefinition {
  return {
    attributes: ATTRIBUTES,
    setup(part) {
      view.setup?.(part)
      const value = (): unknown => read(boxesIn(part.element()))
      part.on('mini-change', () => part.emit('change', { value: value() }))
      registerControl(part, {
        value,
        reset: () => {
          for (const box of boxesIn(part.element())) box.set(false)
        },
      })
    },
  }
}
