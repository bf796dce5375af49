import { displayUrl } from '../files'
import { text, truthy } from '../units'
import { type BuiltinDefinition, mark } from './builtin'
import { view } from './view'

/** The browser's player, without a sound: what it plays, and what became of it, is told as a host tells it. */
export const video: BuiltinDefinition = {
  attributes: [...(view.attributes ?? []), 'src', 'poster', 'autoplay', 'loop', 'controls'],
  setup(part) {
    view.setup?.(part)
    const player = document.createElement('video')
    player.muted = true
    player.playsInline = true
    player.style.cssText = 'width: 100%; height: 100%; display: block'
    part.attached(() => part.element().append(player))
    part.watch('ariaLabel', (value) => player.setAttribute('aria-label', text(value)))
    part.watch('poster', (value) => {
      player.poster = text(value) && displayUrl(text(value))
    })
    part.watch('loop', (value) => {
      player.loop = truthy(value)
    })
    part.watch('controls', (value) => {
      player.controls = truthy(value)
    })
    part.watch('autoplay', (value) => {
      player.autoplay = truthy(value)
    })
    part.watch('src', (value) => {
      const src = text(value)
      mark(part.element(), 'data-src', src)
      if (src) player.src = displayUrl(src)
      else player.removeAttribute('src')
    })
    for (const name of ['play', 'pause', 'ended']) {
      player.addEventListener(name, () => part.emit(name))
    }
    player.addEventListener('timeupdate', () => {
      part.emit('timeupdate', { currentTime: player.currentTime, duration: player.duration })
    })
    player.addEventListener('error', () => {
      part.emit('error', { errMsg: player.error?.message ?? 'MEDIA_ERR' })
    })
  },
}
