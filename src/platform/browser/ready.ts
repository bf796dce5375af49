import type { ComingPage } from '../../shared/host-port'

type Needs = (path: string) => Promise<unknown>

/** What the app told its router before there was one. */
const told: { needs: Needs[]; describe: (url: string) => ComingPage } = {
  needs: [],
  describe: () => ({ title: '' }),
}

/** `need` is asked with the public address of every page; the page is not drawn before it settles. */
export function beforePage(need: Needs): void {
  told.needs.push(need)
}

/** Settles when everything a page needs is there; rejects when something cannot be had. */
export const ready = (path: string): Promise<unknown> =>
  Promise.all(told.needs.map((need) => need(path)))

/** `describe` says what stands in place of a page while its code is on the way, by its public address. */
export function beforeCode(describe: (url: string) => ComingPage): void {
  told.describe = describe
}

/** What is known of the page of an address. */
export const about = (url: string): ComingPage => told.describe(url)

/**
 * Of the router: whether the history stands at a page that is not drawn yet, and how what stands in its place
 * is drawn anew once more is known of it.
 */
export const waiting = { isWaiting: () => false, refresh: () => {} }
