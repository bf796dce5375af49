/** In place of @tarojs/router's header: ours is `ui/nav-bar`, and titles are set through `chrome`. */
export function initNavigationBar(): void {}

/** The part of the router's page handler that is put right here. */
interface PageHandler {
  /** Hides the page that was left, once the change of pages has run. */
  hideTimer?: ReturnType<typeof setTimeout> | null
  readonly lastHidePage?: Element
  /** The element of the current page. */
  getPageContainer(): Element | null
}

/** What the router calls when a page comes to the front. */
export class NavigationBarHandler {
  constructor(private readonly pages: PageHandler) {}

  /**
   * Someone who goes back while the change still runs returns to a page that is about to be hidden, and
   * would look at nothing. The router states the current page a moment after this call.
   */
  load(): void {
    setTimeout(() => {
      const { pages } = this
      const shown = pages.getPageContainer()
      if (!pages.hideTimer || !shown || pages.lastHidePage !== shown) return
      clearTimeout(pages.hideTimer)
      pages.hideTimer = null
    }, 0)
  }
}

// biome-ignore lint/style/noDefaultExport: the router imports the default.
export default NavigationBarHandler
