import { pageLook } from '../page-config'
import { element, measure, shellButton, theShell } from './layout'

/** What a page may have changed on its bar since it opened. */
export interface BarState {
  title?: string
  background?: string
  color?: string
  loading?: boolean
  homeHidden?: boolean
}

/** Alipay's `auto`: clear at the top of the page, solid once it was scrolled as far as the bar is high. */
export function fadeNavigationBar(path: string, scrolled: number): void {
  const bar = theShell().navigation
  bar.classList.toggle('is-solid', pageLook(path).bar === 'auto' && scrolled >= bar.clientHeight)
}

/** The button left of the title: back, home, or none. */
export type LeftButton = 'back' | 'home' | 'none'

const LABELS = { back: ['‹', '返回'], home: ['⌂', '返回首页'] } as const

/** Draws the navigation bar of a page. */
export function drawNavigationBar(
  path: string,
  state: BarState,
  left: LeftButton,
  onLeft: () => void,
): void {
  const bar = theShell().navigation
  const look = pageLook(path)
  bar.classList.toggle('is-over', look.bar !== 'above')
  bar.classList.toggle('is-open', look.bar === 'none' || look.penetrable)
  bar.style.background = state.background ?? look.background
  bar.style.color = state.color ?? look.color
  bar.replaceChildren()
  if (look.bar !== 'none') {
    if (left !== 'none' && !(left === 'home' && state.homeHidden)) {
      const [sign, label] = LABELS[left]
      const button = shellButton(`mini-${left}`, sign, onLeft)
      button.setAttribute('aria-label', label)
      bar.append(button)
    }
    const title = state.title ?? look.title
    bar.append(element('h1', 'mini-title', title))
    if (state.loading) bar.append(element('i', 'mini-bar-loading', '◌'))
    document.title = title
  }
  const capsule = element('span', 'mini-capsule', '•••◎')
  capsule.setAttribute('aria-hidden', 'true')
  bar.append(capsule)
  measure()
}

/** The title as drawn. */
export function drawnTitle(): string {
  return theShell().navigation.querySelector('h1')?.textContent ?? ''
}
