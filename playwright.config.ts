import { defineConfig } from '@playwright/test'
import { lookOften } from './e2e/support/looks'

const CI = Boolean(process.env.CI)

// Each worker reads this file before its specs.
lookOften()

/** End to end: the H5 build in Chromium, the compiled mini-programs in the harness of e2e/mini. */
export default defineConfig({
  outputDir: '.cache/playwright',
  // Guards against a wait that never ends, not measures of speed: every wait is for a condition and ends
  // with it, and a machine that does other work besides may take many times as long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // For two cores: while one app waits for a pause of its own, another one works. A fourth costs more (decision 0115).
  workers: 3,
  forbidOnly: CI,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A worker answers past `route`: the spec that is about it lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'h5', testMatch: 'e2e/h5/**/*.spec.ts' },
    { name: 'mini', testMatch: ['e2e/{mini,journeys-mini}/**/*.spec.ts'] },
  ],
})
