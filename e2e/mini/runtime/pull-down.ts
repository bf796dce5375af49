import { HostFailure } from './bridge'
import { pageLook } from './page-config'
import { callPage, topPage } from './pages'

/** Pulls the visible page down. Fails on a page that has not enabled it. */
export function pullDown(): void {
  const page = topPage()
  if (!pageLook(page.path).pullDown) throw new HostFailure('not enabled on this page')
  page.element.classList.add('is-refreshing')
  callPage(page, 'onPullDownRefresh', { from: 'manual' })
}

export function stopPullDown(): void {
  topPage().element.classList.remove('is-refreshing')
}
