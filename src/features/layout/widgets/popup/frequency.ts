import type { Persistence } from '../../../../stores/persistence'
import type { PopupConfig } from '.'

type Store = Pick<Persistence, 'read' | 'tryWrite'>

/** Pages remembered at most; the oldest is forgotten first. */
const REMEMBERED = 50

const today = (now: number) => {
  const date = new Date(now)
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
}

const rules: Readonly<
  Record<PopupConfig['frequency'], (last: string | undefined, day: string) => boolean>
> = {
  always: () => true,
  daily: (last, day) => last !== day,
  once: (last) => last === undefined,
}

/** Whether the popup of this page is to be shown now. `now` in ms. */
export function isDue(
  page: string,
  frequency: PopupConfig['frequency'],
  store: Store,
  now: number = Date.now(),
): boolean {
  const last = store.read('popups')?.find(([name]) => name === page)?.[1]
  return rules[frequency](last, today(now))
}

/** Remembers that the popup of this page was shown. */
export function seen(page: string, store: Store, now: number = Date.now()): void {
  const others = (store.read('popups') ?? []).filter(([name]) => name !== page)
  store.tryWrite('popups', [...others, [page, today(now)] as const].slice(-REMEMBERED))
}
