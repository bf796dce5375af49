import path from 'node:path'
import type { Browser } from '@playwright/test'
import { launchMini } from '../mini/launch'
import type { LaunchOptions, MiniApp, MiniHost } from '../mini/types'
import type { Sandbox } from '../support/sandbox'
import { test as base, expect } from '../support/test'

export const HOSTS: readonly MiniHost[] = ['weapp', 'alipay']

/** The bundles to drive; a copy keeps a run apart from builds that happen meanwhile. */
const DIST = process.env.TAPROOM_DIST ?? 'dist'
/** The folder for pictures. One takes as long as a short test. */
const { SHOTS } = process.env

/** A phone with Taproom on it. */
export interface Phone extends MiniApp {
  readonly host: MiniHost
  /** Keeps a picture of what is shown where people asked for them: `SHOTS=.cache/shots npx playwright test`. */
  shot(name: string): Promise<void>
}

export interface Fixtures {
  /** Starts Taproom on a phone, an empty one if nothing else is said. Ended after the test. */
  readonly openPhone: (host: MiniHost, options?: Partial<LaunchOptions>) => Promise<Phone>
}

/** `test` with phones. A test fails when a page of one threw, rejected unheard or broke a host's rule. */
export const test = base.extend<Fixtures>({
  // No page of Playwright's own is opened, and none is made for nothing: phones tell of theirs.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to find dependencies.
  pageErrors: async ({}, use) => use([]),
  openPhone: async ({ browser, sandbox }, use) => {
    const phones: Phone[] = []
    await use(async (host, options) => {
      const phone = await start(host, { sandbox, browser, options })
      phones.push(phone)
      return phone
    })
    for (const phone of phones) await phone.close()
  },
})

interface Start {
  readonly sandbox: Sandbox
  readonly browser: Browser
  readonly options?: Partial<LaunchOptions>
}

async function start(host: MiniHost, { sandbox, browser, options }: Start): Promise<Phone> {
  const dist = path.join(DIST, host)
  const app = await launchMini({ host, dist, sandbox: sandbox.origin, browser, ...options })
  app.page.setDefaultTimeout(60_000)
  let number = 0
  const end = app.close.bind(app)
  return Object.assign(app, {
    host,
    /** Ends it, once, wherever that is: what went wrong on it until then fails the test. */
    async close() {
      if (app.page.isClosed()) return
      const errors = await app.errors()
      await end()
      expect(errors, `errors on ${host}`).toEqual([])
    },
    async shot(name: string) {
      if (!SHOTS) return
      number += 1
      const file = `${String(number).padStart(2, '0')}-${name}.png`
      await app.screenshot(path.join(SHOTS, host, file))
    },
  })
}

export { expect }
