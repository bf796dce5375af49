/** What index.html has for it. */
export interface Ahead {
  /** Asks for a definition and the page drawn by it: `/product/show?id=2001`. */
  __taproomAsk(address: string): Promise<{ readonly data?: { readonly $drawn?: string } | null }>
  /** The first page, if it is one that is drawn. */
  __taproomFirst?: ReturnType<Ahead['__taproomAsk']> | undefined
  /** Fetches what draws a page. */
  __taproomAhead(key: string): void
}

/** A page that the server drew: which one it is, and what was pressed of it last. */
interface Cover {
  readonly element: HTMLElement
  readonly path: string
  pressed?: HTMLElement | undefined
}

/** So long it stays at most once the app has begun, ms: a page that has not come by then says why. */
const LONGEST = 5000
/** Where it is said that the page, or the app, did not come. */
const AWAY = '.tp-coming__retry, #app > .sk > p'
const HOME = '/pages/tabbar/index'

/** Where the history stands; the app says home's own path as soon as it is there. */
const here = () => window.location.hash.slice(1).split('?')[0] || HOME
/** What index.html draws until the app begins. */
const shape = () => document.querySelector('#app > .sk > i')
const pageOfApp = () => document.querySelector<HTMLElement>('.taro_page_show')
const pressable = (within: Element) => [...within.querySelectorAll<HTMLElement>('.tp-press')]
/** What is pressed looks and reads the same wherever it is drawn; the page may have more around it. */
const looksOf = (one: Element) => one.className + one.getAttribute('aria-label') + one.textContent
const like = (one: Element, within: Element) =>
  pressable(within).filter((each) => looksOf(each) === looksOf(one))

function elementOf(html: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  return box.firstElementChild as HTMLElement
}

/** Calls back once there are styles for the first page. */
function whenStyled(then: () => void): void {
  const styles = document.querySelector<HTMLLinkElement>('link[as=style]')
  if (!styles) {
    then()
    return
  }
  styles.onload = () => {
    styles.onload = null
    then()
  }
  // Whoever looks for it by its address finds none that has not come yet, and loads it as ever.
  styles.dataset.href = '0'
  styles.rel = 'stylesheet'
}

/** Whether the page of the app that is to be in front is there, or says why it is not. */
function stands(): boolean {
  if (document.querySelector(AWAY)) return true
  const page = pageOfApp()
  if (!page?.id.startsWith(here()) || pressable(page).length === 0) return false
  return [...page.querySelectorAll('.tp-bone')].every(
    (bone) => bone.getBoundingClientRect().top > window.innerHeight,
  )
}

/**
 * Pages that the server drew, in place of the app's own until that one stands (decisions 0139 and 0141). They know
 * the app by what it draws, and the history alone says which page is to be seen.
 */
export class Covers {
  /** The page in front comes first. */
  private readonly drawn: Cover[] = []
  private readonly watch = new MutationObserver(() => this.look())
  private timer: ReturnType<typeof setTimeout> | undefined
  private isLifting = false

  constructor(private readonly ahead: Ahead) {}

  /** Shows the first page, when it is there; a start goes on without it. */
  async begin(): Promise<void> {
    const answer = await this.ahead.__taproomFirst?.catch(() => undefined)
    this.ahead.__taproomFirst = undefined
    const html = answer?.data?.$drawn
    if (!html) return
    whenStyled(() => {
      // Not over the app, nor over the words that it did not come.
      if (!shape()) return
      this.show(html)
      window.addEventListener('click', this.press)
      window.addEventListener('popstate', this.follow)
      this.watch.observe(document.body, { childList: true, subtree: true })
    })
  }

  /** Puts a page in front of what is there. */
  private show(html: string): void {
    const element = elementOf(html)
    const [front] = this.drawn
    if (front) front.element.after(element)
    else document.body.prepend(element)
    this.drawn.unshift({ element, path: here() })
  }

  private readonly press = ({ target }: MouseEvent): void => {
    const [cover, below] = this.drawn
    const pressed = (target as Element).closest<HTMLElement>('.tp-press') ?? undefined
    if (!cover || (pressed && !cover.element.contains(pressed))) return
    const { to } = pressed?.dataset ?? {}
    // What cannot be drawn, and what fails, is opened by the app.
    if (to) this.open(to).catch(() => undefined)
    else if (below && pressed?.closest('.tp-nav__side')) window.history.back()
    else cover.pressed = pressed
  }

  /** Opens a product as its link will: the app finds that in the history, or hears of it. */
  private async open(to: string): Promise<void> {
    if (window.location.hash === '') window.history.replaceState(null, '', `#${HOME}`)
    window.location.hash = to
    const query = new URLSearchParams(to.split('?')[1])
    this.ahead.__taproomAhead(/^zh/i.test(navigator.language) ? 'zh' : 'en')
    this.ahead.__taproomAhead('/product/show')
    const id = encodeURIComponent(query.get('id') ?? '')
    const { data } = await this.ahead.__taproomAsk(`${query.get('url')}?id=${id}`)
    // Who went back, or has the page of the app by now, is shown nothing.
    if (data?.$drawn && window.location.hash === to && this.drawn.length > 0) this.show(data.$drawn)
  }

  /** Who goes back finds the page that they came from. */
  private readonly follow = (): void => {
    while (this.drawn[1] && this.drawn[0]?.path !== here()) this.drawn.shift()?.element.remove()
    this.look()
  }

  private look(): void {
    if (this.isLifting || shape()) return
    this.timer ??= setTimeout(() => this.lift(), LONGEST)
    if (!stands()) return
    this.isLifting = true
    // With a frame between them, in which everything finds its place unseen.
    requestAnimationFrame(() => requestAnimationFrame(() => this.lift()))
  }

  /** Takes all of it away. What was pressed and how far it was scrolled go on with the app's page. */
  private lift(): void {
    clearTimeout(this.timer)
    this.watch.disconnect()
    window.removeEventListener('click', this.press)
    window.removeEventListener('popstate', this.follow)
    const page = pageOfApp()
    const { pressed, element } = this.drawn.find(({ path }) => path === here()) ?? {}
    const at = pressed && element ? like(pressed, element).indexOf(pressed) : -1
    if (page && element) page.scrollTop = element.scrollTop
    for (const cover of this.drawn.splice(0)) cover.element.remove()
    if (pressed && page) like(pressed, page)[at]?.click()
  }
}
