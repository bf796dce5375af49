const awaited: Promise<unknown>[] = []

/** No page is drawn before this settles; it travels beside the page's own script. */
export function beforeFirstPage(promise: Promise<unknown>): void {
  awaited.push(promise.catch(() => {}))
}

/** Settles with everything `beforeFirstPage` was told. */
export const ready = (): Promise<unknown> => Promise.all(awaited)
