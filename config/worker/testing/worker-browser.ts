import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { buildServiceWorker } from '../../../scripts/lib/service-worker.mjs'

// @reads nothing

export const SCOPE = 'https://shop.example/taproom/'
export const HTML = 'text/html'
const SCRIPT = 'text/javascript'

/** Runs the worker of a build over a network and caches that a test sees. */
export async function start(files: Readonly<Record<string, string>>, browser: Browser) {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-worker-'))
  const precache = Object.keys(files).filter((name) => name.startsWith('js/'))
  const all = { ...files, 'size-manifest.json': JSON.stringify({ precache }) }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  await buildServiceWorker(folder)
  const code = readFileSync(join(folder, 'sw.js'), 'utf8')
  rmSync(folder, { recursive: true })
  return browser.run(code)
}

class FakeEvent {
  readonly works: Promise<unknown>[] = []
  waitUntil(work: Promise<unknown>): void {
    this.works.push(work)
  }
  async settled(): Promise<void> {
    for (let done = 0; done < this.works.length; done++) await this.works[done]
  }
}

class FakeFetchEvent extends FakeEvent {
  answer: Promise<Response> | undefined
  constructor(readonly request: Request) {
    super()
  }
  respondWith(answer: Promise<Response>): void {
    this.answer = answer
  }
}

export type Answer = (url: string) => Response | Promise<Response>

export class Browser {
  /** By name and url. */
  readonly caches = new Map<string, Map<string, Response>>()
  /** Open pages. */
  windows = 0
  readonly asked: string[] = []
  readonly skipped = jest.fn()
  network: Answer = () => {
    throw new TypeError('no network')
  }

  /** What the server has at its own paths. */
  serve(files: Readonly<Record<string, string>>): void {
    this.network = (url) => {
      const text = files[url.replace(SCOPE, '')]
      const type = url.endsWith('.js') ? SCRIPT : HTML
      return new Response(text ?? 'nothing', {
        status: text === undefined ? 404 : 200,
        headers: { 'content-type': type },
      })
    }
  }

  kept = () => [...this.caches.values()].flatMap((cache) => [...cache.keys()])

  private cacheNamed(name: string) {
    const entries = this.caches.get(name) ?? new Map<string, Response>()
    this.caches.set(name, entries)
    const urlOf = (asked: Request | string) => (typeof asked === 'string' ? asked : asked.url)
    return {
      match: async (asked: Request | string) => entries.get(urlOf(asked))?.clone(),
      put: async (asked: Request | string, response: Response) =>
        void entries.set(urlOf(asked), response),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (asked: Request | string) => entries.delete(urlOf(asked)),
    }
  }

  run(code: string) {
    const listeners: Record<string, ((event: never) => void)[]> = {}
    const caches = {
      open: async (name: string) => this.cacheNamed(name),
      keys: async () => [...this.caches.keys()],
      delete: async (name: string) => this.caches.delete(name),
      match: async (asked: Request, options: { cacheName?: string } = {}) => {
        const { cacheName } = options
        const names = cacheName === undefined ? [...this.caches.keys()] : [cacheName]
        const found = await Promise.all(names.map((name) => this.cacheNamed(name).match(asked)))
        return found.find(Boolean)
      },
    }
    const fetch = async (asked: Request | string) => {
      const url = typeof asked === 'string' ? asked : asked.url
      this.asked.push(url.replace(SCOPE, ''))
      return this.network(url)
    }
    const scope = {
      addEventListener: (type: string, listener: (event: never) => void) => {
        listeners[type] = [...(listeners[type] ?? []), listener]
      },
      registration: { scope: SCOPE },
      location: new URL('sw.js', SCOPE),
      clients: {
        claim: async () => {},
        matchAll: async () => Array.from({ length: this.windows }),
      },
      skipWaiting: async () => void this.skipped(),
      caches,
      fetch,
      Request,
      Response,
      Headers,
      URL,
      setTimeout: (run: () => void, ms: number) => globalThis.setTimeout(run, ms),
      FetchEvent: FakeFetchEvent,
      Error,
      TypeError,
    }
    runInContext(code, createContext(Object.assign(scope, { self: scope })))
    const tell = async (type: string, event: FakeEvent) => {
      for (const listener of listeners[type] ?? []) listener(event as never)
      await event.settled()
    }
    return {
      install: () => tell('install', Object.assign(new FakeEvent(), { type: 'install' })),
      activate: () => tell('activate', Object.assign(new FakeEvent(), { type: 'activate' })),
      say: async (data: object) => {
        const heard: unknown[] = []
        const port = { postMessage: (said: unknown) => heard.push(said) }
        await tell('message', Object.assign(new FakeEvent(), { data, ports: [port] }))
        return heard
      },
      /** What the worker answers; undefined when it leaves it to the browser. */
      ask: async (path: string, mode = 'no-cors', { method = 'GET', isDone = true } = {}) => {
        const request = new Request(new URL(path, SCOPE), { method })
        Object.defineProperty(request, 'mode', { value: mode })
        const event = new FakeFetchEvent(request)
        for (const listener of listeners.fetch ?? []) listener(event as never)
        const answer = await event.answer
        if (isDone) await event.settled()
        return answer && { status: answer.status, text: await answer.text() }
      },
    }
  }
}
