import type { Reveal } from './types'

const CONTROLS = 'input:not([disabled]), textarea:not([disabled]), button:not([disabled])'

/** Scrolls there and focuses the first control inside. Pages below keep theirs: the newest counts. */
export const reveal: Reveal = (id) => {
  const found = document.querySelectorAll(`[id="${id}"]`)
  const element = found[found.length - 1]
  if (!element) return
  element.scrollIntoView({ block: 'center' })
  element.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true })
}
