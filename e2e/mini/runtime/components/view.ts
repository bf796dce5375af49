import { truthy } from '../units'
import { type BuiltinDefinition, mark } from './builtin'

/** Attributes for assistive technology every built-in may carry, and the DOM's names for them. */
const ARIA: Record<string, string> = {
  ariaRole: 'role',
  ariaLabel: 'aria-label',
  ariaHidden: 'aria-hidden',
  ariaChecked: 'aria-checked',
  ariaSelected: 'aria-selected',
  ariaExpanded: 'aria-expanded',
  ariaDisabled: 'aria-disabled',
  ariaLive: 'aria-live',
  role: 'role',
}

/** A box or text: children, and what assistive technology hears. */
export const view: BuiltinDefinition = {
  attributes: ['hidden', ...Object.keys(ARIA)],
  setup(part) {
    part.watch('hidden', (value) => {
      part.element().hidden = truthy(value)
    })
    for (const [attribute, name] of Object.entries(ARIA)) {
      // What a page no longer says is taken back; what it never said is left to another name of it.
      let isSaid = false
      part.watch(attribute, (value) => {
        const wasSaid = isSaid
        isSaid = value !== null && value !== undefined
        if (isSaid || wasSaid) mark(part.element(), name, String(value ?? ''))
      })
    }
  },
}
