import type { Page } from '@playwright/test'
import { ATTACKS } from '../../src/shared/testing/attacks'
import {
  expectDrawn,
  logInByCode,
  MEMBER,
  openCold,
  openLoggedIn,
  shown,
  titleOf,
} from '../support/app'
import { expect, test } from '../support/test'

const PAGE = '/e2e/hostile'
const ATTACK = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>'
const TARGETS: readonly string[] = [
  'javascript:window.pwned=1',
  ' JaVa\tScRiPt:window.pwned=1',
  'data:text/html,<script>window.pwned=1</script>',
  '//evil.example/path',
  '/\\evil.example',
  'https:evil.example',
  'vbscript:window.pwned=1',
]

declare global {
  interface Window {
    pwned?: unknown
  }
}

/** Every request that leaves the sandbox, from now on. Nothing may. */
function watchOutside(page: Page, origin: string): string[] {
  const outside: string[] = []
  page.context().on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url)) outside.push(url)
  })
  return outside
}

async function expectHarmless(page: Page, outside: readonly string[], origin: string) {
  expect(await page.evaluate(() => window.pwned)).toBeUndefined()
  expect(page.url().startsWith(`${origin}/`)).toBe(true)
  expect(page.context().pages()).toHaveLength(1)
  expect(outside).toEqual([])
}

const hostile = {
  url: PAGE,
  name: ATTACK,
  data: { $meta: { nav: { title: ATTACK } } },
  widgets: [
    { config: { type: 'title', level: 2 }, value: { title: ATTACK } },
    {
      config: { type: 'menuList', title: ATTACK },
      value: TARGETS.map((url, at) => ({ id: `m${at}`, title: `target ${at}`, icon: 'info', url })),
    },
    {
      config: { type: 'richText' },
      value: {
        html: `<p>rich ${ATTACK}<a href="javascript:window.pwned=1">rich link</a><svg onload="window.pwned=1"></svg><iframe srcdoc="<script>parent.pwned=1</script>"></iframe><style>body{display:none}</style></p>`,
      },
    },
    {
      config: { type: 'banner', size: 'small' },
      value: [{ image: 'javascript:window.pwned=1', title: 'slide', url: '//evil.example' }],
    },
    { config: { type: 'title', level: 2 }, value: { title: 'the end' } },
  ],
}

test('a hostile definition runs nothing and leads nowhere', async ({ page, sandbox }) => {
  const outside = watchOutside(page, sandbox.origin)
  await sandbox.serveView(PAGE, hostile)
  await openCold(page, `/#/views/index?url=${PAGE}`)
  await expect(page.getByRole('heading', { name: 'the end' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: ATTACK })).toHaveCount(2)
  await expect(titleOf(page)).toHaveText(ATTACK)
  for (const [at, target] of TARGETS.entries()) {
    await test.step(target, async () => {
      await shown(page, `target ${at}`).click()
      await expect(page.getByRole('heading', { name: 'the end' })).toBeVisible()
      await expectHarmless(page, outside, sandbox.origin)
    })
  }
  await shown(page, 'rich link').click()
  await shown(page, 'slide').click()
  await expectHarmless(page, outside, sandbox.origin)
})

/** The same attacks, leaving a mark a test can see. */
const MARKED = ATTACKS.map((attack) => attack.replaceAll('alert(1)', 'window.pwned=1'))

const CARRIERS: readonly (readonly [string, (attack: string) => unknown])[] = [
  ['rich text', (html) => ({ config: { type: 'richText' }, value: { html } })],
  ['a title', (title) => ({ config: { type: 'title' }, value: { title } })],
]

for (const [what, widget] of CARRIERS) {
  test(`${MARKED.length} attacks through ${what} run nothing`, async ({ page, sandbox }) => {
    const outside = watchOutside(page, sandbox.origin)
    page.on('dialog', (dialog) => dialog.dismiss().then(() => outside.push('a dialog')))
    const widgets = MARKED.map((attack) => widget(attack))
    expect(widgets.length).toBeGreaterThanOrEqual(30)
    // A page draws 80 widgets at most.
    expect(widgets.length).toBeLessThan(80)
    const end = { config: { type: 'title', level: 2 }, value: { title: 'the end' } }
    await sandbox.serveView(PAGE, { name: 'x', url: PAGE, widgets: [...widgets, end] })
    await openCold(page, `/#/views/index?url=${PAGE}`)
    // To the end, so that every part of the page has been drawn.
    await expect(async () => {
      await page.mouse.wheel(0, 2000)
      await expect(page.getByRole('heading', { name: 'the end' })).toBeInViewport({ timeout: 500 })
    }).toPass()
    await expectHarmless(page, outside, sandbox.origin)
  })
}

test('hostile addresses in a link stay inside', async ({ page, sandbox }) => {
  const outside = watchOutside(page, sandbox.origin)
  for (const target of TARGETS) {
    for (const [path, name] of [
      ['/views/index', 'url'],
      ['/pages/web', 'alapath'],
      ['/pages/index', 'path'],
      ['/auto/edit', 'url'],
      ['/tool/search', 'url'],
    ]) {
      await test.step(`${path} ${target}`, async () => {
        await openCold(page, `/#${path}?${name}=${encodeURIComponent(target)}`)
        await expect(titleOf(page)).toHaveText(/\S/)
        await expectHarmless(page, outside, sandbox.origin)
      })
    }
  }
})

test('a login cannot be sent elsewhere afterwards', async ({ page, sandbox }) => {
  const outside = watchOutside(page, sandbox.origin)
  const evil = encodeURIComponent('//evil.example')
  await openCold(page, `/#/user/login?to=${evil}&url=${evil}&redirect=${evil}&returnTarget=${evil}`)
  await logInByCode(page, sandbox, MEMBER.mobile)
  await expect(titleOf(page)).toHaveText('素材')
  await expectHarmless(page, outside, sandbox.origin)
})

test('the page runs its own scripts and nothing that got into it', async ({ page, sandbox }) => {
  const violations = new Set<string>()
  await page.exposeBinding('__violated', (_, directive: string) => violations.add(directive))
  await page.addInitScript(() => {
    const { __violated } = window as unknown as { __violated(directive: string): void }
    document.addEventListener('securitypolicyviolation', (event) =>
      __violated(event.effectiveDirective),
    )
  })
  const response = await page.goto('/')
  const headers = response?.headers() ?? {}
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['permissions-policy']).toContain('microphone=()')

  await openLoggedIn(page, sandbox, MEMBER.mobile)
  for (const path of ['/product/list', '/user/index', '/asset/index', '/map/index']) {
    await page.goto(`/#${path}`)
    await expectDrawn(page)
  }
  expect([...violations]).toEqual([])

  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.pwned = 1'
    document.body.append(script)
    const picture = document.createElement('img')
    picture.setAttribute('onerror', 'window.pwned = 1')
    picture.src = 'data:,x'
    document.body.append(picture)
  })
  await expect.poll(() => [...violations].sort()).toEqual(['script-src-attr', 'script-src-elem'])
  expect(await page.evaluate(() => window.pwned)).toBeUndefined()
})
