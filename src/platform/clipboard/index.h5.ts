import { HostError } from '../../errors'

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
