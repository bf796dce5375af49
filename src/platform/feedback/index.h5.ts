import { TOAST_TIME } from '../../shared/constants'
import type { Question } from '../../shared/host-port'

let line: HTMLElement | undefined
let timer = 0

/** A short line that goes by itself (client spec §9: 1500 ms), one at a time. Never throws. */
export function toast(title: string): void {
  if (!line) {
    line = document.createElement('div')
    line.className = 'tp-toast'
    line.setAttribute('role', 'status')
  }
  // Screen readers speak a change of a region that is already there.
  if (!line.isConnected) document.body.append(line)
  const region = line
  window.clearTimeout(timer)
  region.textContent = title
  timer = window.setTimeout(() => {
    region.textContent = ''
  }, TOAST_TIME)
}

/** A browser's own dialogs stop the page and outlive it, and have no colours: the app draws its own. */
export const confirm = async (_question: Question): Promise<undefined> => undefined
