import { text } from '../units'
import { type BuiltinDefinition, controlsIn } from './builtin'
import { view } from './view'

/** Collects its named controls when a button inside asks for `submit`. */
export const form: BuiltinDefinition = {
  attributes: view.attributes,
  setup(part) {
    view.setup?.(part)
    part.on('mini-submit', () => {
      const named = controlsIn(part.element()).filter((control) => control.name())
      const value = Object.fromEntries(named.map((each) => [each.name(), each.value()]))
      part.emit('submit', { value, formId: '' })
    })
    part.on('mini-reset', () => {
      for (const control of controlsIn(part.element())) control.reset()
      part.emit('reset', {})
    })
  },
}

/** A tap on it reaches the control it names, or the first one inside. */
export const label: BuiltinDefinition = {
  attributes: [...(view.attributes ?? []), 'for'],
  setup(part) {
    view.setup?.(part)
    part.attached(() => {
      part.element().addEventListener('click', (event) => {
        const target = event.target as HTMLElement
        const inner = controlsIn(part.element())
        // The control itself was hit: it has heard the tap already.
        if (inner.some((control) => control.element().contains(target))) return
        const named = text(part.data.for)
        const page = part.element().closest<HTMLElement>('wx-page')
        const control = named
          ? page && controlsIn(page).find((each) => each.element().id === named)
          : inner[0]
        control?.activate?.()
      })
    })
  },
}
