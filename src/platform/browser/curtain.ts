import type { Place, Trouble } from './page-stack'
import { about } from './ready'
import words from './words.json'

/** What a person may do while a page does not come. */
interface Ways {
  readonly back: () => void
  readonly retry: () => void
}

/** The shape of a page nobody knows anything about, as index.html has it: px of its parts. */
const SHAPE: readonly number[] = [96, 96, 96, 96, 96]

/**
 * Stands in place of a page that has not come: with its title, the way back, and its shape or why it is not
 * there. Part of the entry and made of nothing else: it is there when all the rest is not.
 */
export class Curtain {
  private readonly box = element('div', 'sk tp-coming')
  private readonly appName = document.title
  private titleBelow: string | undefined

  constructor(private readonly ways: Ways) {}

  /** @param isTab a tab has no way back: its neighbours are below it. */
  show({ url }: Place, why: 'loading' | Trouble, isTab: boolean): void {
    const { title, shape = SHAPE } = about(url)
    const say = words[document.documentElement.lang === 'en' ? 'en' : 'zh-Hans']
    this.titleBelow ??= document.title
    document.title = title || this.appName
    const bar = element('header')
    if (!isTab) {
      const back = button('tp-coming__back', '', this.ways.back)
      back.setAttribute('aria-label', say.back)
      bar.append(back)
    }
    bar.append(element('h1', '', document.title))
    this.box.replaceChildren(bar)
    if (why === 'loading') {
      const parts = element('div')
      parts.setAttribute('role', 'status')
      parts.setAttribute('aria-label', say.loading)
      for (const height of shape) {
        const part = element('i')
        part.style.height = `${height}px`
        parts.append(part)
      }
      this.box.append(parts)
    } else {
      const text = why === 'offline' ? say.offline : say.timeout
      this.box.append(button('tp-coming__retry', text, this.ways.retry))
    }
    // After the pages, which lie below it and are not to be reached.
    document.querySelector('.taro-tabbar__panel')?.append(this.box)
    pages()?.setAttribute('inert', '')
  }

  /** @param isBelow nothing new was drawn: what lay below is in front again. */
  hide(isBelow: boolean): void {
    this.box.remove()
    pages()?.removeAttribute('inert')
    if (isBelow && this.titleBelow !== undefined) document.title = this.titleBelow
    this.titleBelow = undefined
  }
}

const pages = () => document.querySelector('.taro_router')

function button(name: string, text: string, run: () => void): HTMLElement {
  const made = element('button', name, text)
  made.addEventListener('click', run)
  return made
}

function element(tag: string, name = '', text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = name
  made.textContent = text
  return made
}
