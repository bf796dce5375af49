import { offerUpdates } from '.'

/** A worker of a build, which answers as ours does. */
class FakeWorker extends EventTarget {
  state = 'installing'
  readonly heard: { type: string; payload?: { urlsToCache: readonly string[] } }[] = []
  constructor(
    readonly entry: string,
    private readonly registration: FakeRegistration,
  ) {
    super()
  }
  postMessage(said: { type: string; entry: string }, ports: readonly MessagePort[] = []): void {
    this.heard.push(said)
    if (said.type === 'ask') ports[0]?.postMessage(said.entry === this.entry)
    if (said.type === 'start') this.registration.start(this)
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  readonly update = jest.fn(async () => {})
  constructor(private readonly container: FakeContainer) {
    super()
  }
  /** A build is found on the server and installed; without one before it, it runs at once. */
  bring(entry: string): FakeWorker {
    return this.install(this.find(entry))
  }
  find(entry: string): FakeWorker {
    const worker = new FakeWorker(entry, this)
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    return worker
  }
  install(worker: FakeWorker): FakeWorker {
    this.installing = null
    this.waiting = worker
    worker.state = 'installed'
    worker.dispatchEvent(new Event('statechange'))
    return worker
  }
  start(worker: FakeWorker): void {
    this.waiting = null
    this.active = worker
    this.container.controller = worker
    this.container.dispatchEvent(new Event('controllerchange'))
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  readonly registration = new FakeRegistration(this)
  readonly register = jest.fn(async (_url: string, _options: object) => this.registration)
  get ready() {
    return Promise.resolve(this.registration)
  }
}

const OWN = 'http://localhost/js/app.1.js'

/** In place of the browser's, which jsdom lacks. */
class FakeChannel {
  readonly port1 = {
    onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
    close: () => {},
  }
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) }
}

/** All that is on its way has arrived. */
const settled = () => jest.advanceTimersByTimeAsync(0)

let script: HTMLScriptElement
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  Object.assign(window, { MessageChannel: FakeChannel })
  Object.assign(window.performance, { getEntriesByType: () => [{ name: OWN }] })
  script = document.createElement('script')
  script.src = OWN
  // jsdom would fetch it were it to run.
  script.type = 'text/plain'
  document.head.append(script)
})
afterEach(() => {
  script.remove()
  Reflect.deleteProperty(window, 'MessageChannel')
  jest.useRealTimers()
})

/** A page of the build `OWN` once it stands. */
async function open(before: (container: FakeContainer) => void = () => {}) {
  const container = new FakeContainer()
  before(container)
  const offered: (() => void)[] = []
  const ask = jest.fn(async () => true)
  const look = offerUpdates(
    { ask, found: (start) => offered.push(start) },
    container as unknown as ServiceWorkerContainer,
  )
  expect(container.register).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(5000)
  return { container, registration: container.registration, offered, ask, look }
}

test('the worker is registered once the first page stands, from its own folder, never from a cache', async () => {
  const { container } = await open()
  expect(container.register).toHaveBeenCalledTimes(1)
  expect(container.register).toHaveBeenCalledWith('http://localhost/sw.js', {
    updateViaCache: 'none',
  })
})

test('it is told who runs, and what came before it was there', async () => {
  const { registration } = await open((container) => {
    container.registration.active = new FakeWorker(OWN, container.registration)
  })
  expect(registration.active?.heard.map(({ type }) => type)).toEqual(['running', 'CACHE_URLS'])
  expect(registration.active?.heard[1]?.payload?.urlsToCache).toEqual([OWN])
})

test('what it kept itself is not told again', async () => {
  const { registration } = await open((container) => {
    container.controller = new FakeWorker(OWN, container.registration)
    container.registration.active = container.controller
  })
  expect(registration.active?.heard.map(({ type }) => type)).toEqual(['running'])
})

test('a newer build is offered, not started, and nobody is asked', async () => {
  const { registration, offered, ask } = await open()
  const next = registration.bring('http://localhost/js/app.2.js')
  await settled()
  expect(offered).toHaveLength(1)
  expect(next.heard.map(({ type }) => type)).toEqual(['ask'])
  expect(ask).not.toHaveBeenCalled()
})

test('one that was found before the page looked is started once it is installed', async () => {
  let next: FakeWorker | undefined
  const { registration, offered } = await open((container) => {
    next = container.registration.find(OWN)
  })
  const found = registration.install(next as FakeWorker)
  await settled()
  expect(found.heard.map(({ type }) => type)).toEqual(['ask', 'start', 'running'])
  expect(offered).toHaveLength(0)
})

test('one that waits already is offered too', async () => {
  const { offered } = await open((container) => {
    container.registration.waiting = new FakeWorker('other', container.registration)
  })
  expect(offered).toHaveLength(1)
})

test('the build the page is of already starts by itself: nothing changes for who is reading', async () => {
  const { registration, offered } = await open()
  const same = registration.bring(OWN)
  await settled()
  expect(same.heard.map(({ type }) => type)).toEqual(['ask', 'start', 'running'])
  expect(offered).toHaveLength(0)
})

test('whoever wants the newer build gets it', async () => {
  const { registration, offered } = await open()
  const next = registration.bring('other')
  await settled()
  // jsdom says so of a page that is loaded anew.
  const told = jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(told).not.toHaveBeenCalled()
  offered[0]?.()
  expect(next.heard.map(({ type }) => type)).toEqual(['ask', 'start', 'running'])
  expect(told.mock.calls.map(String)).toEqual([expect.stringContaining('navigation')])
  // Another build after that is a matter of the page that comes.
  registration.start(next)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(told).toHaveBeenCalledTimes(1)
  told.mockRestore()
})

test('whoever wants it does not wait for a worker that will not go', async () => {
  const { registration, offered } = await open()
  registration.start = () => {}
  registration.bring('other')
  await settled()
  const told = jest.spyOn(console, 'error').mockImplementation(() => {})
  offered[0]?.()
  await jest.advanceTimersByTimeAsync(2999)
  expect(told).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(told.mock.calls.map(String)).toEqual([expect.stringContaining('navigation')])
  told.mockRestore()
})

test('a page that needs a newer build looks for it at once; one that is looked at, now and then', async () => {
  const { registration, look } = await open()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(registration.update).not.toHaveBeenCalled()
  look()
  expect(registration.update).toHaveBeenCalledTimes(1)
})

test('a browser without workers, or a server without the file, is none the worse', async () => {
  expect(() => offerUpdates({ ask: async () => true, found: () => {} })).not.toThrow()
  const { offered } = await open((container) => {
    container.register.mockRejectedValue(new Error('404'))
  })
  expect(offered).toHaveLength(0)
  const { look } = await open((container) => {
    container.register.mockResolvedValue(undefined as never)
  })
  expect(look).not.toThrow()
})
