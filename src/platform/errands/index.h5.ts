import { HostError } from '../../errors'
import type { Reveal, ShowPlace } from '../../shared/host'
import { encodePart } from '../../shared/url'

/**
 * Opens the dialler with a number. A browser never says whether it could: nothing is thrown.
 */
export async function callPhone(phone: string): Promise<void> {
  window.location.assign(`tel:${phone.replace(/[^\d+]/g, '')}`)
}

interface Connection {
  readonly type?: string
  readonly saveData?: boolean
}

/** True when the device is on wifi or a cable; false as well when the browser does not tell, as most do not. */
export async function isOnWifi(): Promise<boolean> {
  const { connection } = window.navigator as { connection?: Connection }
  return connection?.saveData !== true && /^(wifi|ethernet)$/.test(connection?.type ?? '')
}

/** A browser tells when it has lost the network altogether, and when it has one again. */
export function onNetwork(callback: () => void): () => void {
  window.addEventListener('online', callback)
  return () => window.removeEventListener('online', callback)
}

/** Amap's address for a marker: the app where it is installed, else its page. */
export const showPlace: ShowPlace = async ({ latitude, longitude, name }) => {
  window.location.assign(
    `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${encodePart(name)}&coordinate=gaode&callnative=1`,
  )
}

const CONTROLS = 'input:not([disabled]), textarea:not([disabled]), button:not([disabled])'

/** Scrolls there and focuses the first control inside. Pages below keep theirs: the newest counts. */
export const reveal: Reveal = (id) => {
  const found = document.querySelectorAll(`[id="${id}"]`)
  const element = found[found.length - 1]
  if (!element) return
  element.scrollIntoView({ block: 'center' })
  element.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true })
}

/** Whether the browser's tab is behind another one. */
export const isHidden = (): boolean => document.hidden

const TICK = 10

/** Before the first tap a browser refuses, and writes so into its log. */
export function tick(): void {
  const { navigator } = window
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(TICK)
}

/** Puts a text on the clipboard. Rejects when the browser refuses. */
export async function copy(text: string): Promise<void> {
  try {
    // Missing on plain http, refused without a gesture.
    await window.navigator.clipboard.writeText(text)
  } catch (cause) {
    if (!copyBySelection(text)) throw new HostError('error.copyFailed', cause)
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.cssText = 'position:fixed;top:0;left:-9999px'
  document.body.append(area)
  area.select()
  area.setSelectionRange(0, text.length)
  const done = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return done
}
