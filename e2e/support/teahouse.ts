import { existsSync } from 'node:fs'
import { startSandbox } from './sandbox'
import { expect, test as withSandbox } from './test'

/** The build of the other brand, which `npm test` makes beside ours (scripts/test.mjs). */
const BUILD = '.cache/teahouse'
const PACKAGE = 'examples/widget-countdown-ribbon/widgets/countdown-ribbon'

/** `test` with the tea house and its sandbox. */
export const test = withSandbox.extend({
  sandboxProcess: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to find dependencies.
    async ({}, use) => {
      const make = `BRAND=teahouse TAPROOM_WIDGETS=${PACKAGE} TAPROOM_OUTPUT=${BUILD} NODE_ENV=production npx taro build --type h5`
      expect(existsSync(`${BUILD}/index.html`), `${make} comes first`).toBe(true)
      const sandbox = await startSandbox(BUILD, 'teahouse')
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: 'worker' },
  ],
})

export { expect }
