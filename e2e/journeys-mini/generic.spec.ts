import { GENERIC_PAGES } from '../support/generic-pages'
import { serveMenu } from './menu'
import { expect, HOSTS, type Phone, test } from './phone'
import { button, callsOf, expectSaid, expectTitle, field, LOGINS, shown } from './steps'

const MENU = '/menu'
const COPY = { weapp: 'setClipboardData', alipay: 'setClipboard' } as const

/** What the host was last told to copy. */
function copiedBy(phone: Phone): string {
  const last = callsOf(phone, COPY[phone.host]).at(-1) as { data?: string; text?: string }
  return last?.data ?? last?.text ?? ''
}

const web = (address: string) => `/core/pages/web?alapath=${encodeURIComponent(address)}`

for (const host of HOSTS) {
  test(`${host}: every generic page shows its content to anybody`, async ({
    openPhone,
    sandbox,
  }) => {
    await serveMenu(
      sandbox,
      MENU,
      GENERIC_PAGES.map(([path]) => path),
    )
    const phone = await openPhone(host, { url: `/core/views/index?url=${MENU}` })
    for (const [path, text, content = text] of GENERIC_PAGES) {
      await test.step(path, async () => {
        await button(phone, `to ${path};`).click()
        await expect(shown(phone, content)).toBeVisible()
        await expect(shown(phone, '即将上线')).toHaveCount(0)
        await phone.shot(`generic${path.replaceAll('/', '-')}`)
        await phone.back()
        await expectTitle(phone, 'Menu')
      })
    }
  })

  test(`${host}: what the income page shows is copied, to be pasted into a table`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host, { url: '/core/user/login', identity: 'member' })
    await LOGINS.host(phone)
    await expectTitle(phone, '素材')
    await phone.restart('/core/conduit/specific')
    await phone.current().getByRole('radio', { name: '7 天' }).click()
    await button(phone, /“团队收益”/).click()
    await expectSaid(phone, '已复制 7 行，可粘贴到表格中')
    const lines = copiedBy(phone).trimEnd().split(/\r?\n/)
    expect(lines).toHaveLength(8)
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d[,\t][\d.]+$/)
  })

  test(`${host}: the questions are searched, and lead to support where none fits`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host, { url: '/core/customer/html' })
    await field(phone, '搜索问题').fill('酒壶')
    await expect(
      phone.current().getByRole('status').filter({ hasText: '找到 1 个问题' }),
    ).toHaveCount(1)
    await button(phone, '可以自带酒壶吗？').click()
    await expect(shown(phone, /可保存三天/)).toBeVisible()
    await phone.shot('questions')
    await field(phone, '搜索问题').fill('宇宙飞船')
    await expect(shown(phone, '没有找到相关问题')).toBeVisible()
    await button(phone, '咨询客服').click()
    await expectTitle(phone, '咨询客服')
  })

  test(`${host}: a web page of a listed site is shown, one that fails is tried again, another is refused`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host, { url: web('https://taproom.example/menu') })
    const frame = phone.current().locator('[data-src]').filter({ hasText: 'web-view' })
    await expect(frame).toHaveAttribute('data-src', 'https://taproom.example/menu')
    await test.step('it does not come', async () => {
      await frame.dispatchEvent('mini-failed')
      await expect(shown(phone, /taproom\.example/)).toBeVisible()
      await expect(frame).toHaveCount(0)
      await button(phone, '复制链接').click()
      await expect.poll(() => copiedBy(phone)).toBe('https://taproom.example/menu')
      await phone.shot('web-failed')
      await button(phone, '重试').click()
      await expect(frame).toHaveCount(1)
    })
    await test.step('by its other address', async () => {
      await phone.restart(
        `/core/pages/index?path=${encodeURIComponent('https://taproom.example/menu')}`,
      )
      await expect(frame).toHaveAttribute('data-src', 'https://taproom.example/menu')
      await frame.dispatchEvent('mini-failed')
      await expect(button(phone, '重试')).toBeVisible()
    })
    await test.step('of no list', async () => {
      await phone.restart(web('https://elsewhere.example/a'))
      await expect(shown(phone, '无法在此打开该网页')).toBeVisible()
      await expect(frame).toHaveCount(0)
      await button(phone, '复制链接').click()
      await expect.poll(() => copiedBy(phone)).toBe('https://elsewhere.example/a')
    })
  })

  test(`${host}: a search without a connection says so, and finds what was meant with one`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host, { url: '/core/tool/search?type=product' })
    const found = phone.current().getByRole('link', { name: /, ¥/ }).first()
    await expect(field(phone, '搜索啤酒')).toBeVisible()
    // First: what is typed is looked for by itself after a moment.
    await phone.setNetwork(false)
    await field(phone, '搜索啤酒').fill('世涛')
    await field(phone, '搜索啤酒').press('Enter')
    await expect(button(phone, '重试').first()).toBeVisible()
    await phone.setNetwork(true)
    await expect(found).toBeVisible()
    await phone.restart('/core/tool/search?type=product')
    await expect(button(phone, '世涛').first()).toBeVisible()
    await field(phone, '搜索啤酒').fill('没有这种酒')
    await field(phone, '搜索啤酒').press('Enter')
    await expect(found).toHaveCount(0)
  })
}
