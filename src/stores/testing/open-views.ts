import { VIEW_TTL, ViewStore, type ViewStoreDeps } from '../view-store'
import { memoryViews } from './memory-views'

/** A definition as the server sends it. */
export const view = (name: string, url = '/zero/index') => ({ name, url, widgets: [] })

/** The app's views, started on a device. */
export function openViews(changes: Partial<ViewStoreDeps> = {}, storage = memoryViews()) {
  const clock = { ms: 1_000_000 }
  const fetched: string[] = []
  const server: { view: (url: string) => unknown } = { view: (url) => view('first', url) }
  const views = new ViewStore({
    async fetchView(url) {
      fetched.push(url)
      return server.view(url)
    },
    fetchAll: async () => [],
    storage,
    scope: () => 'master|WapH5|1.1.2',
    ttl: VIEW_TTL.development,
    now: () => clock.ms,
    ...changes,
  })
  return { views, clock, fetched, server, storage }
}
