type Needs = (path: string) => Promise<unknown>

const needs: Needs[] = []

/** `need` is asked with the public address of every page; the page is not drawn before it settles. */
export function beforePage(need: Needs): void {
  needs.push(need)
}

/** Settles, and never rejects, when everything a page needs is there. */
export const ready = (path: string): Promise<unknown> =>
  Promise.all(needs.map((need) => need(path).catch(() => {})))
