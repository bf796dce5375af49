import fs from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Route } from '@playwright/test'
import type { Boot } from '../runtime/boot'
import { typeOf } from './temp-files'

export interface PageSources {
  /** Origin the mini-program runs under: its scripts are there, for the rest Playwright answers. */
  origin: string
  dist: string
  /** Paths of the page's scripts, in the order in which they run. */
  scripts: readonly string[]
  /** Asked at every load, so that a restart gets the storage of the moment. */
  boot(): Boot
  /** The address an image or other file of the page really has. */
  target(url: string): string
  apiOrigin: string
  /** Whether there is a network: without one no picture comes. */
  isConnected(): boolean
}

/** Answers for the page, the files of the dist, and what it loads from the server. */
export async function servePage(context: BrowserContext, sources: PageSources): Promise<void> {
  await context.route(`${sources.origin}/**`, (route) => answer(route, sources))
  // The browser fetches them itself from where they really are: what passes through here is copied five times.
  await context.route(`${sources.apiOrigin}/**`, (route) =>
    // The page may be gone by now, and then there is nobody to tell.
    (sources.isConnected()
      ? route.continue({ url: sources.target(route.request().url()) })
      : route.abort()
    ).catch(() => undefined),
  )
}

async function answer(route: Route, sources: PageSources): Promise<void> {
  const name = decodeURIComponent(new URL(route.request().url()).pathname)
  if (sources.scripts.includes(name)) {
    await route.continue()
    return
  }
  if (name === '/') {
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html(sources) })
    return
  }
  const file = path.join(sources.dist, name)
  if (fs.existsSync(file) && fs.statSync(file).isFile()) {
    await route.fulfill({ contentType: typeOf(file), body: fs.readFileSync(file) })
    return
  }
  await route.fulfill({ status: 404, body: '' })
}

function html(sources: PageSources): string {
  const boot = sources.boot()
  // `<` is escaped so that a stored value cannot end the script.
  const json = JSON.stringify(boot).replace(/</g, '\\u003c')
  return `<!doctype html>
<html lang="${boot.language === 'en' ? 'en' : 'zh-CN'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title></title></head>
<body>
<script>window.__MINI_BOOT__ = ${json}</script>
${sources.scripts.map((path) => `<script src="${path}"></script>`).join('\n')}
<script>window.__mini.start()</script>
</body>
</html>`
}
