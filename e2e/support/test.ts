import { test as base, expect } from '@playwright/test'
import { listen } from './app'
import { keepDrawing } from './frames'
import { type Sandbox, startSandbox } from './sandbox'

interface WorkerFixtures {
  readonly sandboxProcess: Sandbox
}

interface TestFixtures {
  /** A freshly seeded sandbox. */
  readonly sandbox: Sandbox
  /** What the app said by itself since the test began: lines that go after a moment. */
  readonly heard: readonly string[]
  /** What pages threw or left unhandled; checked to be empty after each test. */
  readonly pageErrors: string[]
}

/** Playwright's `test` with a sandbox a worker, reset for each test, and no tolerance for page errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sandboxProcess: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to find dependencies.
    async ({}, use) => {
      const sandbox = await startSandbox()
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ sandboxProcess }, use) => {
    await sandboxProcess.reset()
    await use(sandboxProcess)
  },
  baseURL: async ({ sandboxProcess }, use) => use(sandboxProcess.origin),
  heard: async ({ page }, use) => use(await listen(page)),
  pageErrors: [
    async ({ context }, use) => {
      await keepDrawing(context)
      const errors: string[] = []
      context.on('weberror', (web) => {
        const error = web.error()
        errors.push(String(error.stack ?? error))
      })
      await use(errors)
      expect(errors, 'the page threw').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
