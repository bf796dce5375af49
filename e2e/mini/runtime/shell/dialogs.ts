import { element, shellButton, theShell } from './layout'

let toast: HTMLElement | undefined
let toastTimer = 0

/** Shows a toast or the loading box; there is one at a time. `duration` in milliseconds, 0 stays. */
export function showToast(
  message: string,
  options: { duration: number; mask: boolean; loading?: boolean },
): void {
  hideToast()
  toast = element('div', options.mask ? 'mini-toast-holder mini-mask-clear' : 'mini-toast-holder')
  const box = element('div', options.loading ? 'mini-toast is-loading' : 'mini-toast', message)
  box.setAttribute('role', 'status')
  toast.append(box)
  if (options.mask) toast.style.cssText = 'position:fixed;inset:0;z-index:11'
  theShell().overlays.append(toast)
  if (options.duration > 0) toastTimer = window.setTimeout(hideToast, options.duration)
}

export function hideToast(): void {
  window.clearTimeout(toastTimer)
  toast?.remove()
  toast = undefined
}

/** A box over the page; `close` takes it away. */
export interface Overlay {
  panel: HTMLElement
  close(): void
}

/** Opens an empty overlay. `onMask` is called for a tap beside the panel. */
export function openOverlay(
  placement: 'centre' | 'bottom',
  panelClass: string,
  onMask?: () => void,
): Overlay {
  const mask = element('div', placement === 'bottom' ? 'mini-mask is-bottom' : 'mini-mask')
  const panel = element('div', panelClass)
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-modal', 'true')
  mask.append(panel)
  mask.addEventListener('click', (event) => {
    if (event.target === mask) onMask?.()
  })
  theShell().overlays.append(mask)
  return { panel, close: () => mask.remove() }
}

export interface ModalOptions {
  title: string
  content: string
  confirmText: string
  /** Absent: one button only. */
  cancelText?: string
  editable?: boolean
  placeholder?: string
}

/** Asks a question and waits for a tap on one of its buttons. */
export function showModal(options: ModalOptions): Promise<{ confirm: boolean; input: string }> {
  return new Promise((resolve) => {
    const { panel, close } = openOverlay('centre', 'mini-dialog')
    const input = element('input', 'mini-dialog-input')
    const answer = (confirm: boolean): void => {
      close()
      resolve({ confirm, input: input.value })
    }
    if (options.title) panel.append(element('h2', 'mini-dialog-title', options.title))
    if (options.editable) {
      input.placeholder = options.placeholder ?? ''
      input.value = options.content
      panel.append(input)
    } else {
      panel.append(element('p', 'mini-dialog-content', options.content))
    }
    const actions = element('div', 'mini-actions')
    if (options.cancelText !== undefined) {
      actions.append(shellButton('mini-cancel', options.cancelText, () => answer(false)))
    }
    actions.append(shellButton('mini-confirm', options.confirmText, () => answer(true)))
    panel.append(actions)
  })
}

/** Lists entries to choose from; resolves with the position, or -1 when cancelled. */
export function showActionSheet(items: string[], title: string, cancel?: string): Promise<number> {
  return new Promise((resolve) => {
    const answer = (index: number): void => {
      close()
      resolve(index)
    }
    const { panel, close } = openOverlay('bottom', 'mini-sheet', () => answer(-1))
    if (title) panel.append(element('h2', 'mini-sheet-title', title))
    items.forEach((item, index) => {
      panel.append(shellButton('mini-sheet-item', item, () => answer(index)))
    })
    if (cancel !== undefined) {
      panel.append(shellButton('mini-sheet-cancel', cancel, () => answer(-1)))
    }
  })
}
