import {
  expectDrawn,
  expectSettled,
  MEMBER,
  openCold,
  openLoggedIn,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { damagedViews, pagesOfDamagedWidgets } from '../support/damaged-views'
import { expect, test } from '../support/test'

// What is drawn is looked at, not how it comes: nothing slides.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HOME = '/pages/tabbar/index'
const text = (html: string, id: string) => ({ value: { html }, config: { type: 'richText', id } })
const title = (words: string) => ({ value: { title: words }, config: { type: 'title', id: words } })
const page_ = (widgets: unknown) => ({ name: 'Damaged', url: '/damaged', widgets, security: {} })
const MEGABYTES = 'x'.repeat(10 * 1024 * 1024)
const LONG_TEXT = 'x'.repeat(18_000)
const DAMAGED = '/#/views/index?url=/damaged'

let nested: unknown = title('deep')
for (let depth = 0; depth < 60; depth++) {
  nested = { config: { type: 'group', slots: { main: [nested] } } }
}

/** What a server may send by mistake, and what the user then reads. */
const DAMAGES: readonly (readonly [string, unknown, string | RegExp])[] = [
  ['a text', 'definition', '页面无法显示'],
  ['a number', 7, '页面无法显示'],
  ['a list', [1, 2], '页面无法显示'],
  ['no widgets', { name: 'x', url: '/damaged' }, '页面无法显示'],
  // One text is cut to what a text may be; the rest of the page does not suffer.
  [
    'one text of ten megabytes',
    page_([title('still here'), text(MEGABYTES, 'huge')]),
    'still here',
  ],
  ['ten megabytes of texts', page_(Array(600).fill(text(LONG_TEXT, 'long'))), '页面无法显示'],
  [
    'an unknown widget beside a good one',
    page_([{ config: { type: 'hologram' } }, title('still here')]),
    'still here',
  ],
  [
    'a widget with wrong data',
    page_([{ value: 7, config: { type: 'banner' } }, title('still here')]),
    'still here',
  ],
  ['widgets that are no widgets', page_([null, 3, 'x', {}, title('still here')]), 'still here'],
  ['slots nested sixty deep', page_([nested, title('still here')]), 'still here'],
  [
    'five hundred widgets',
    page_(Array.from({ length: 500 }, (_, at) => title(`row ${at}`))),
    'row 0',
  ],
  [
    'forbidden keys',
    JSON.parse(
      '{"name":"x","url":"/damaged","__proto__":{"polluted":1},"widgets":[{"value":{"title":"still here"},"config":{"type":"title","__proto__":{"x":1}}}]}',
    ),
    'still here',
  ],
]

for (const [what, definition, seen] of DAMAGES) {
  test(`a definition that is ${what} shows a designed state`, async ({ page, sandbox }) => {
    await sandbox.serveView('/damaged', definition)
    await openCold(page, DAMAGED)
    await expectDrawn(page)
    await expect(shown(page, seen)).toBeVisible()
    expect(
      await page.evaluate(() => ({}) as { polluted?: number }).then((o) => o.polluted),
    ).toBeUndefined()
  })
}

test('sixty definitions with damages are never a blank page', async ({ page, sandbox }) => {
  const definitions = damagedViews(60)
  await Promise.all(definitions.map((one, at) => sandbox.serveView(`/damaged/${at}`, one)))
  await openCold(page, '/')
  for (const at of definitions.keys()) {
    await test.step(`damage ${at}`, async () => {
      await page.goto(`/#/views/index?url=/damaged/${at}`)
      await expectSettled(page)
      await expectDrawn(page)
    })
  }
})

/** 10,000 damaged widgets in all. */
const PAGES = pagesOfDamagedWidgets(125, 'h5')
const PART = 10

for (let first = 0; first < PAGES.length; first += PART) {
  const part = PAGES.slice(first, first + PART)
  test(`damaged widgets are drawn or replaced, pages ${first + 1} to ${first + part.length}`, async ({
    page,
    sandbox,
  }) => {
    await openLoggedIn(page, sandbox, MEMBER.mobile)
    for (const [at, { definition, drawn }] of part.entries()) {
      await test.step(`page ${first + at + 1}`, async () => {
        await sandbox.serveView(`/damaged/${at}`, definition)
        await page.goto(`/#/views/index?url=/damaged/${at}`)
        await expectSettled(page)
        await expect
          .poll(() => visible(page.locator('.tp-widget')).count())
          .toBeGreaterThanOrEqual(drawn)
        await expectDrawn(page)
        await page.goBack()
        await expect(titleOf(page)).toHaveText('素材')
      })
    }
  })
}

test('a damaged home keeps what worked before, and the tabs still work', async ({
  page,
  sandbox,
}) => {
  await openCold(page, '/')
  await expect(shown(page, '本周新鲜')).toBeVisible()
  await sandbox.serveView(HOME, 'broken')
  await openCold(page, '/')
  await expectDrawn(page)
  await page.getByRole('navigation').getByRole('link', { name: '我的' }).click()
  await expect(titleOf(page)).toHaveText('我的')
})

const EVIL =
  '<img src=x onerror="window.hacked=1"><svg onload="window.hacked=2"></svg><a href="javascript:window.hacked=3">press</a><script>window.hacked=4</script>'

test('a hostile definition runs nothing and leads nowhere', async ({ page, sandbox }) => {
  await sandbox.serveView('/damaged', {
    name: EVIL,
    url: '/damaged',
    data: { $meta: { schema: 1, nav: { title: EVIL } } },
    widgets: [
      text(EVIL, 'rich'),
      title(EVIL),
      {
        value: [{ id: '1', title: 'out', icon: 'home', url: 'javascript:window.hacked=5' }],
        config: { type: 'menuList', id: 'menu' },
      },
      {
        value: [{ id: '2', title: 'away', icon: 'home', url: '//evil.example/x' }],
        config: { type: 'menuList', id: 'menu-2' },
      },
    ],
  })
  await openCold(page, DAMAGED)
  await expectDrawn(page)
  const before = page.url()
  for (const name of ['out', 'away']) await shown(page, new RegExp(`^${name}$`)).click()
  expect(page.url()).toBe(before)
  expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined()
  expect(await page.locator('script:has-text("hacked"), svg[onload], img[onerror]').count()).toBe(0)
})

test('a login never leaves the app, whatever target a link names', async ({ page, sandbox }) => {
  for (const target of [
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '/nowhere',
  ]) {
    await openCold(
      page,
      `/#/user/login?to=${encodeURIComponent(target)}&url=${encodeURIComponent(target)}`,
    )
    await expectDrawn(page)
    expect(new URL(page.url()).origin).toBe(sandbox.origin)
  }
})
