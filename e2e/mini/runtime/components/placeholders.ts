import { text } from '../units'
import { type Builtin, type BuiltinDefinition, mark } from './builtin'
import { view } from './view'

/** Native parts a browser has no counterpart for: a named box with the attributes that matter. */
export const map = placeholder('map', ['longitude', 'latitude', 'markers', 'scale'])
export const canvas = placeholder('canvas', ['canvasId', 'type'])
const frame = placeholder('web-view', ['src'])
/** A page of another site never comes; that it failed, a test says by the event `mini-failed`. */
export const webView: BuiltinDefinition = {
  ...frame,
  setup(part) {
    frame.setup?.(part)
    part.attached(() =>
      part
        .element()
        .addEventListener('mini-failed', () => part.emit('error', { url: part.data.src })),
    )
  },
}
export const progress = placeholder('progress', ['percent'])
export const slider = placeholder('slider', ['value', 'min', 'max', 'step', 'disabled'])

/** `page-meta` draws nothing. */
export const pageMeta: BuiltinDefinition = { attributes: ['pageStyle', 'rootFontSize'] }

function placeholder(name: string, attributes: string[]): BuiltinDefinition {
  return {
    attributes: [...(view.attributes ?? []), ...attributes],
    setup(part: Builtin) {
      view.setup?.(part)
      part.attached(() => {
        const box = document.createElement('span')
        box.className = 'mini-placeholder'
        box.textContent = name
        part.element().append(box)
      })
      for (const attribute of attributes) {
        part.watch(attribute, (value) => {
          const shown = typeof value === 'object' ? JSON.stringify(value) : text(value)
          if (value !== null) mark(part.element(), `data-${attribute.toLowerCase()}`, shown)
        })
      }
    },
  }
}
