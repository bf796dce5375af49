import { shellStyles } from './layout-styles'

/** The fixed parts of the drawn phone: bars around the area that holds the pages. */
export interface Shell {
  navigation: HTMLElement
  screen: HTMLElement
  tabs: HTMLElement
  overlays: HTMLElement
}

let shell: Shell | undefined

/** Draws the phone's frame into the body. */
export function drawShell(): Shell {
  const style = document.createElement('style')
  style.textContent = shellStyles
  document.head.prepend(style)
  const navigation = element('header', 'mini-navigation')
  const screen = element('main', 'mini-screen')
  const tabs = element('nav', 'mini-tabs')
  const overlays = element('div', 'mini-overlays')
  tabs.hidden = true
  document.body.append(navigation, screen, tabs, overlays)
  shell = { navigation, screen, tabs, overlays }
  new ResizeObserver(measure).observe(screen)
  return shell
}

export function theShell(): Shell {
  if (!shell) throw new Error('The shell is not drawn yet.')
  return shell
}

/** Keeps the page's own `vh` in step with the area the bars leave; call it when a bar comes or goes. */
export function measure(): void {
  const height = theShell().screen.clientHeight
  document.documentElement.style.setProperty('--mini-vh', `${height / 100}px`)
}

/** Size of the area a page sees as its window. */
export function windowSize(): { width: number; height: number } {
  const { clientWidth, clientHeight } = theShell().screen
  return { width: clientWidth || window.innerWidth, height: clientHeight || window.innerHeight }
}

/** Makes an element with a class and a text. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  content = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = content
  return made
}

/** A button of the host's own drawings. */
export function shellButton(
  className: string,
  label: string,
  onPress: () => void,
): HTMLButtonElement {
  const button = element('button', className, label)
  button.type = 'button'
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    onPress()
  })
  return button
}
