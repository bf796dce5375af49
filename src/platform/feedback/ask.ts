import type { Question } from '../../shared/host-port'
import './ask.scss'

function part(tag: string, name: string, text = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = `tp-ask${name}`
  element.textContent = text
  return element
}

/** A modal dialog with two answers. Esc and a tap beside it mean no; the focus stays in and goes back. */
export function ask({ title, text, ok, cancel }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const before = document.activeElement
    const mask = part('div', '')
    const panel = part('div', '__panel')
    const heading = part('h2', '__title', title)
    const body = part('p', '__text', text)
    const foot = part('div', '__foot')
    const no = part('button', '__no', cancel)
    const yes = part('button', '__yes', ok)
    panel.setAttribute('role', 'alertdialog')
    panel.setAttribute('aria-modal', 'true')
    panel.setAttribute('aria-label', title)
    body.id = 'tp-ask-text'
    if (text) panel.setAttribute('aria-describedby', body.id)
    foot.append(no, yes)
    panel.append(heading, ...(text ? [body] : []), foot)
    mask.append(panel)

    const answer = (value: boolean) => {
      mask.remove()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      resolve(value)
    }
    no.addEventListener('click', () => answer(false))
    yes.addEventListener('click', () => answer(true))
    mask.addEventListener('click', (event) => {
      if (event.target === mask) answer(false)
    })
    mask.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') answer(false)
      if (event.key !== 'Tab') return
      event.preventDefault()
      const next = document.activeElement === yes ? no : yes
      next.focus()
    })
    document.body.append(mask)
    yes.focus({ preventScroll: true })
  })
}
