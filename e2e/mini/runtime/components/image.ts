import { displayUrl } from '../files'
import { text } from '../units'
import type { BuiltinDefinition } from './builtin'
import { view } from './view'

/** The hosts' `mode` as the browser's fit and position. */
const FITS: Record<string, string> = {
  scaleToFill: 'fill',
  aspectFit: 'contain',
  aspectFill: 'cover',
  top: 'none',
  bottom: 'none',
  center: 'none',
  left: 'none',
  right: 'none',
}

export const image: BuiltinDefinition = {
  attributes: [...(view.attributes ?? []), 'src', 'mode', 'lazyLoad', 'alt', 'defaultSource'],
  setup(part) {
    view.setup?.(part)
    const picture = document.createElement('img')
    picture.alt = ''
    picture.draggable = false
    part.attached(() => part.element().append(picture))
    part.watch('ariaLabel', (value) => {
      picture.alt = text(value)
    })
    part.watch('alt', (value) => {
      if (value) picture.alt = text(value)
    })
    part.watch('mode', (value) => {
      const mode = text(value)
      const host = part.element()
      picture.style.objectFit = FITS[mode] ?? 'fill'
      picture.style.objectPosition = FITS[mode] === 'none' ? mode : 'center'
      picture.style.height = mode === 'widthFix' ? 'auto' : '100%'
      picture.style.width = mode === 'heightFix' ? 'auto' : '100%'
      if (mode === 'widthFix') host.style.height = 'auto'
      if (mode === 'heightFix') host.style.width = 'auto'
    })
    part.watch('src', (value) => {
      const src = text(value)
      if (src) picture.src = displayUrl(src)
      else picture.removeAttribute('src')
    })
    picture.addEventListener('load', () => {
      part.emit('load', { width: picture.naturalWidth, height: picture.naturalHeight })
    })
    picture.addEventListener('error', () => {
      part.emit('error', { errMsg: `load image fail ${text(part.data.src)}` })
    })
  },
}
