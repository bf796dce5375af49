import stacks from '@tarojs/router/dist/router/stack'
import { routesAlias } from '@tarojs/router/dist/utils/index'
import type { SpaRouterConfig } from '@tarojs/router/types/router'
import {
  addLeadingSlash,
  createPageConfig,
  eventCenter,
  incrementId,
  type PageInstance,
  stringify,
} from '@tarojs/runtime'
import { troubleOf } from './chunks'
import type { Curtain } from './curtain'
import type { Living, Place, Stage, Trouble } from './page-stack'
import { ready } from './ready'

type Routes = SpaRouterConfig['routes']
/** The module of a page, as its `import()` gives it. */
export type Code = { readonly default?: object }
/** A page as Taro makes it; what it does when it is loaded is called with what is to be done then. */
type Page = PageInstance & { onLoad(query: object, done: () => void): void }

/** The page for addresses without one: it shows what its `url` names, and says so when that is nothing. */
const NOWHERE = '/views/index'
/** Classes of browser.scss: the page is behind another, in front, and stands there. */
const [BEHIND, IN, STANDS] = ['taro_page_shade', 'taro_page_show', 'taro_page_stationed'] as const
/** Still seen below the page that comes: a picture of it is about to travel. */
const LEAVING = 'tp-leaving'
/** How long a page slides, as in browser.scss, and how long it takes to be drawn before that, ms. */
const [SLIDE, FIRST_FRAME] = [300, 50] as const

/** Of a part that a picture becomes, or was; and how the two are told to be one. */
const [HERO, NAME] = ['.tp-hero', 'tp-hero'] as const

/** Whether a picture may travel: by the browser's own means, and where nobody asked for less motion. */
const canTravel = () =>
  document.startViewTransition !== undefined && !document.documentElement.matches('.tp-still')

/**
 * Lets a picture travel to where it lies after `change`, by the browser's own means (decision 0093). False, and
 * nothing was done, where there is no picture in sight, no such means, or less motion is asked for.
 */
function travel(from: Element | null | undefined, change: () => Element | null | undefined) {
  if (!(from instanceof HTMLElement) || from.getBoundingClientRect().bottom <= 0 || !canTravel())
    return false
  const named = (element: unknown, name: string) => {
    if (element instanceof HTMLElement) element.style.setProperty('view-transition-name', name)
  }
  named(from, NAME)
  let to: Element | null | undefined
  const { ready, finished } = document.startViewTransition(() => {
    named(from, '')
    to = change()
    named(to, NAME)
  })
  // It is left out when the window is hidden or turned: the change is done all the same.
  ready.catch(() => {})
  finished.finally(() => named(to, ''))
  return true
}

interface Events {
  /** Whether something stands in place of the page. */
  readonly isCovered: () => boolean
  /** What a page needs besides its code has come. */
  readonly onNeeds: () => void
}

/** Draws pages with Taro's lifecycles, in the elements that its runtime makes for them. */
export class TaroStage implements Stage<Code, Page> {
  readonly nextStamp = incrementId()
  /** Of the page that the app starts with. */
  stamp = this.nextStamp()
  private readonly byPath = new Map<string, Routes[number]>()
  private readonly tabs: readonly string[]
  private readonly scrolled = new WeakMap<Page, number>()
  /** Pages that have an element, and such as were left before they had one. */
  private readonly made = new WeakSet<Page>()
  private readonly left = new WeakSet<Page>()
  /** The picture in what was tapped last, and those that pages were opened by. */
  private tapped: Element | null | undefined
  private readonly openedBy = new WeakMap<Page, Element>()
  /** What is still to be done when the page in front has slid away. */
  private sliding: { readonly timer: number; readonly end: () => void } | undefined

  constructor(
    { routes, router, tabBar }: SpaRouterConfig,
    private readonly curtain: Curtain,
    private readonly events: Events,
  ) {
    routesAlias.set(router.customRoutes)
    for (const route of routes) {
      const path = addLeadingSlash(route.path)
      for (const name of [path, ...routesAlias.getAll(path)]) this.byPath.set(name, route)
    }
    document.addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element && target.closest('[role="link"]')
        this.tapped = link ? link.querySelector('img') : undefined
      },
      true,
    )
    this.tabs = (tabBar?.list ?? []).map(({ pagePath }) => addLeadingSlash(pagePath))
  }

  tabOf(path: string): string | undefined {
    const origin = routesAlias.getOrigin(path)
    return this.tabs.includes(origin) ? origin : undefined
  }

  async load({ path }: Pick<Place, 'path'>): Promise<Code> {
    const load = this.routeOf(path)?.load as (context: object, params: object) => unknown
    const needed = ready(path)
    needed.then(this.events.onNeeds, () => {})
    const code = async () => Promise.all((await load({ pathname: path }, {})) as readonly Code[])
    const [all] = await Promise.all([code(), needed])
    return all[0] as Code
  }

  troubleOf(error: unknown): Trouble {
    return troubleOf(error)
  }

  open(code: Code, { path, url }: Place, slides: boolean): Page {
    this.settle()
    const { path: _path, load: _load, ...config } = this.routeOf(path) ?? {}
    const query = { ...queryOf(url), stamp: this.stamp }
    this.stamp = this.nextStamp()
    const { tapped } = this
    this.tapped = undefined
    const seen = canTravel() ? tapped?.closest('.taro_page') : undefined
    seen?.classList.add(LEAVING)
    const leave = () => seen?.classList.remove(LEAVING)
    const page = createPageConfig(code.default ?? code, path + stringify(query), {}, config) as Page
    page.options = {}
    stacks.push(page)
    page.onLoad(query, () => {
      this.made.add(page)
      if (this.left.has(page)) {
        leave()
        this.end(page)
        return
      }
      const element = elementOf(page)
      if (this.tabOf(path) !== undefined) element?.classList.add('taro_tabbar_page')
      const stand = () => {
        leave()
        if (stacks.get().includes(page)) element?.classList.add(IN, STANDS)
      }
      const hero = () => element?.querySelector(HERO)
      const arrive = () => {
        const picture = stacks.last === page && hero() ? tapped : undefined
        const stay = () => {
          stand()
          return hero()
        }
        if (picture && travel(picture, stay)) this.openedBy.set(page, picture)
        else {
          leave()
          element?.classList.add(IN)
        }
      }
      if (slides) {
        setTimeout(arrive, FIRST_FRAME)
        setTimeout(stand, FIRST_FRAME + SLIDE)
      } else stand()
      // Another one may lie over it before it was drawn for the first time.
      if (stacks.last === page) page.onShow?.()
      else element?.classList.add(BEHIND)
      page.onReady?.()
      // Not before: what is on the screen stays until the page itself is there.
      if (!this.events.isCovered()) this.curtain.hide(false)
    })
    return page
  }

  show({ page }: Living<Page>): void {
    this.settle()
    stacks.push(page)
    this.bringBack(page)
  }

  hide(page: Page, as: 'tab' | 'below'): void {
    this.settle()
    const element = elementOf(page)
    this.scrolled.set(page, element?.scrollTop ?? 0)
    // Neither a finger nor a screen reader meets it while the next one slides over it.
    element?.setAttribute('inert', '')
    page.onHide?.()
    if (as === 'tab') {
      stacks.pop()
      element?.classList.add(BEHIND)
      return
    }
    const shade = () => stacks.last !== page && element?.classList.add(BEHIND)
    setTimeout(shade, FIRST_FRAME + SLIDE)
  }

  close(ends: readonly Page[], back?: Living<Page>): void {
    this.settle()
    const [front, ...others] = ends
    for (const _ of ends) stacks.pop()
    for (const page of others) {
      elementOf(page)?.classList.remove(IN, STANDS)
      this.end(page)
    }
    if (!front) return
    const element = elementOf(front)
    const go = () => element?.classList.remove(IN, STANDS)
    const end = () => {
      this.end(front)
      if (back) this.bringBack(back.page)
    }
    if (!back) {
      go()
      end()
      return
    }
    // The page in front slides away over the one that lies below it.
    element?.setAttribute('inert', '')
    if (element) element.style.zIndex = '1'
    this.reveal(back.page)
    this.sliding = { timer: window.setTimeout(() => this.settle(), SLIDE), end }
    const picture = this.openedBy.get(front)
    const goBack = () => {
      element?.classList.add(BEHIND)
      this.settle()
      return picture
    }
    if (!picture?.isConnected || !travel(element?.querySelector(HERO), goBack)) go()
  }

  drop(page: Page): void {
    this.end(page)
  }

  cover(place: Place, why: 'loading' | Trouble): void {
    announce(place)
    this.curtain.show(place, why, this.tabOf(place.path) !== undefined)
  }

  uncover(place: Place, isNew: boolean): void {
    announce(place)
    if (!isNew) this.curtain.hide(true)
  }

  private routeOf(path: string): Routes[number] | undefined {
    return this.byPath.get(path) ?? this.byPath.get(NOWHERE)
  }

  /** Taro would end the page drawn last in place of one that has no element yet: that waits for it. */
  private end(page: Page): void {
    if (this.made.has(page)) page.onUnload?.()
    else this.left.add(page)
  }

  /** Does at once what waits for a page to have slid away. */
  private settle(): void {
    const { sliding } = this
    this.sliding = undefined
    if (!sliding) return
    clearTimeout(sliding.timer)
    sliding.end()
  }

  private bringBack(page: Page): void {
    this.reveal(page)
    page.onShow?.()
  }

  private reveal(page: Page): void {
    const element = elementOf(page)
    if (!element) return
    element.removeAttribute('inert')
    element.classList.remove(BEHIND)
    element.classList.add(IN, STANDS)
    // One that was hidden may have lost how far it was scrolled.
    const top = this.scrolled.get(page)
    this.scrolled.delete(page)
    if (top !== undefined && element.scrollTop !== top) element.scrollTop = top
  }
}

const elementOf = ({ path = '' }: Page) => document.getElementById(path)

/** The tab bar shows what is in front. */
const announce = ({ path }: Place) =>
  eventCenter.trigger('__taroRouterChange', { toLocation: { path } })

/** Names and values as they are, escapes included. */
export function queryOf(url: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null)
  const at = url.indexOf('?')
  for (const pair of at < 0 ? [] : url.slice(at + 1).split('&')) {
    const [name = '', ...value] = pair.split('=')
    if (name !== '' && !(name in query)) query[name] = value.join('=')
  }
  return query
}
