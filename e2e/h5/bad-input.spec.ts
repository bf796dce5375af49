import {
  expectHeard,
  logInByCode,
  MEMBER,
  openCold,
  openLoggedIn,
  shown,
  tab,
  titleOf,
  tryAgain,
} from '../support/app'
import type { Fault } from '../support/sandbox'
import { expect, test } from '../support/test'

const URL = '/e2e/page'
const ADDRESS = `/#/views/index?url=${URL}`
const DEFINITION = '*paas/viewEngine/getByUrl'
const MANY = 50

const heading = (text: string) => ({ config: { type: 'title', level: 2 }, value: { title: text } })
const view = (widgets: unknown) => ({ url: URL, name: 'e2e', widgets })

function nested(depth: number): unknown {
  let node: unknown = heading('innermost')
  for (let level = 0; level < depth; level += 1) {
    node = { config: { type: 'noSuchWidget', fallback: node } }
  }
  return node
}

test.describe('definitions', () => {
  const unreadable: Readonly<Record<string, unknown>> = {
    'a number': '42',
    'a text': '"hello"',
    'a list': '[]',
    'no list of widgets': { url: URL, widgets: 'banner' },
    'ten megabytes': view(
      Array.from({ length: 700 }, (_, at) => heading(`${at}${'x'.repeat(15_000)}`)),
    ),
  }
  for (const [what, definition] of Object.entries(unreadable)) {
    test(`${what}: says that the page is broken, and tries again`, async ({ page, sandbox }) => {
      await sandbox.serveView(URL, definition)
      await openCold(page, ADDRESS)
      await expect(shown(page, '页面无法显示')).toBeVisible()
      await sandbox.serveView(URL, view([heading('repaired')]))
      await tryAgain(page, page.getByRole('heading', { name: 'repaired' }))
    })
  }

  test('an unknown widget is left out, the others stand', async ({ page, sandbox }) => {
    await sandbox.serveView(URL, view([{ config: { type: 'hologram' } }, heading('next to it')]))
    await openCold(page, ADDRESS)
    await expect(page.getByRole('heading', { name: 'next to it' })).toBeVisible()
  })

  test('a required unknown widget asks for an update', async ({ page, sandbox }) => {
    await sandbox.serveView(URL, view([{ config: { type: 'hologram', required: true } }]))
    await openCold(page, ADDRESS)
    await expect(shown(page, '请更新应用')).toBeVisible()
    await page.getByRole('button', { name: '返回', exact: true }).click()
    await expect(titleOf(page)).toHaveText('素材')
  })

  test('a widget with wrong data fails in its place only', async ({ page, sandbox }) => {
    const wrong = [
      { config: { type: 'banner' }, value: 'not slides' },
      { config: { type: 'gridNav', columns: 'five' }, value: [{ nonsense: true }] },
    ]
    await sandbox.serveView(URL, view([...wrong, heading('below'), null, 7, 'text', {}]))
    await openCold(page, ADDRESS)
    await expect(page.getByRole('heading', { name: 'below' })).toBeVisible()
    await expect(page.getByText('数据获取失败')).toHaveCount(wrong.length)
  })

  test('widgets within widgets without end', async ({ page, sandbox }) => {
    await sandbox.serveView(URL, view([nested(300), heading('after the deep one')]))
    await openCold(page, ADDRESS)
    await expect(page.getByRole('heading', { name: 'after the deep one' })).toBeVisible()
  })

  test('five hundred widgets: the first eighty, and no more', async ({ page, sandbox }) => {
    const many = Array.from({ length: 500 }, (_, at) => heading(`No. ${at + 1}.`))
    await sandbox.serveView(URL, view(many))
    await openCold(page, ADDRESS)
    await expect(page.getByRole('heading', { name: 'No. 1.' })).toBeVisible()
    await page.mouse.move(100, 400)
    await expect(async () => {
      await page.mouse.wheel(0, 3000)
      await expect(page.getByRole('heading', { name: 'No. 80.' })).toBeInViewport({ timeout: 200 })
    }).toPass()
    await expect(page.getByRole('heading', { name: 'No. 81.' })).toHaveCount(0)
  })
})

test.describe('answers', () => {
  const mishaps: Readonly<Record<string, Pick<Fault, 'kind' | 'code'>>> = {
    'HTML of a gateway': { kind: 'html' },
    'HTML with status 200': { kind: 'html', code: 200 },
    nothing: { kind: 'empty' },
    'half an answer': { kind: 'malformed' },
    'status 500': { kind: 'status', code: 500 },
    'status 503': { kind: 'status', code: 503 },
    'a cut connection': { kind: 'drop' },
  }

  for (const [what, fault] of Object.entries(mishaps)) {
    test(`${what} for a definition: says so, and tries again`, async ({ page, sandbox }) => {
      await sandbox.plan([{ ...fault, match: { path: DEFINITION }, times: MANY }])
      await openCold(page, '/')
      await expect(shown(page, '数据获取失败')).toBeVisible()
      await sandbox.calm()
      await tryAgain(page, page.getByRole('link', { name: '新酒花入仓' }))
    })

    test(`${what} for a list: the rest of the page stands`, async ({ page, sandbox }) => {
      await sandbox.plan([{ ...fault, match: { path: '*product/page' }, times: MANY }])
      await openCold(page, '/')
      await expect(shown(page, '数据获取失败')).toBeVisible()
      await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
      await sandbox.calm()
      await tryAgain(page, page.getByRole('link', { name: /^季风浑浊, ¥/ }).first())
    })
  }

  for (const kind of ['drop', 'html', 'empty'] as const) {
    test(`one answer lost on the way (${kind}) is asked for again, unseen`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.plan([{ kind, match: { path: DEFINITION } }])
      await openCold(page, '/')
      await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
      await expect(page.getByText('数据获取失败')).toHaveCount(0)
    })
  }

  for (const [address, content] of [
    ['/', '本周新鲜'],
    ['/#/zero/class', '酒花主场'],
  ] as const) {
    test(`no answer within a minute at ${address}: gives up, and tries again`, async ({ page }) => {
      await page.clock.install()
      const definition = /\/paas\/viewEngine\/getByUrl/
      for (const silent of [definition, '**/main/paas/viewEngine/all*']) {
        await page.route(silent, () => {})
      }
      const asked = page.waitForRequest(definition)
      await openCold(page, address)
      await asked
      await expect(page.getByRole('status', { name: '加载中' }).first()).toBeVisible()
      await page.clock.fastForward(61_000)
      await expect(shown(page, '数据获取失败')).toBeVisible()
      await expect(shown(page, /连接超时/)).toBeVisible()
      await page.unroute(definition)
      await tryAgain(page, shown(page, content))
    })
  }
})

test.describe('storage', () => {
  test('full: everything works but is forgotten', async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/#/user/login')
    await logInByCode(page, sandbox, MEMBER.mobile)
    await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
    await tab(page, '我的').click()
    await expect(page.getByRole('heading', { name: MEMBER.name })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /登录 \/ 注册/ })).toBeVisible()
  })

  test('none at all', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await openCold(page, '/')
    await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
  })

  test('a tampered session is dropped and said so', async ({ page, heard, sandbox }) => {
    await openLoggedIn(page, sandbox, MEMBER.mobile)
    // With no app running that could write it anew.
    await page.goto('/no-app.txt')
    await page.evaluate(() => {
      const stored = localStorage.getItem('alacore___session') ?? ''
      const middle = stored.length >> 1
      const other = stored[middle] === 'A' ? 'B' : 'A'
      localStorage.setItem(
        'alacore___session',
        stored.slice(0, middle) + other + stored.slice(middle + 1),
      )
    })
    await openCold(page, '/#/pages/tabbar/user')
    await expectHeard(heard, '本地数据无法读取，已清除，请重新登录')
    await expect(page.getByRole('button', { name: /登录 \/ 注册/ })).toBeVisible()
  })

  for (const [what, value] of [
    ['settings', 'nonsense'],
    ['installation', '%%%'],
    ['view_/pages/tabbar/index', '{"scope":'],
    ['session', ''],
  ] as const) {
    test(`nonsense under ${what} is no obstacle`, async ({ page }) => {
      await page.addInitScript(([key, text]) => localStorage.setItem(`alacore___${key}`, text), [
        what,
        value,
      ] as const)
      await page.goto('/')
      await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
    })
  }
})

test.describe('deep links', () => {
  const anonymous: Readonly<Record<string, string>> = {
    '/#/views/index?url=%E0%A4%A': '页面不存在',
    '/#/views/index?url=': '页面不存在',
    '/#/views/index?url=/product/show': '商品不存在',
    '/#/views/index?url=/product/show&id=nope': '商品不存在',
    '/#/views/index?url=/product/show&id=%E0%A4%A': '商品不存在',
    '/#/asset/pay/success': '未登录',
    '/#/asset/pay/index': '未登录',
  }
  for (const [address, state] of Object.entries(anonymous)) {
    test(`${address}: ${state}`, async ({ page }) => {
      await openCold(page, address)
      await expect(shown(page, state)).toBeVisible()
      await page.getByRole('button', { name: '返回', exact: true }).click()
      await expect(titleOf(page)).toHaveText('素材')
    })
  }

  test('of a member: each says what is missing', async ({ page, sandbox }) => {
    const states: Readonly<Record<string, RegExp>> = {
      '/#/asset/pay/index': /没有待支付的订单/,
      '/#/asset/pay/index?id=nope': /数据获取失败|不存在/,
      '/#/asset/pay/success': /没有待支付的订单/,
      '/#/asset/pay/success?payId=nope': /暂时无法查询支付结果|不存在/,
      '/#/shop/order/buy': /还没有要购买的商品/,
      '/#/shop/order/buy?productId=nope&skuId=nope&count=1': /商家暂时无法出售该商品/,
      '/#/shop/order/buy?productId=%E0%A4%A&skuId=&count=-1': /还没有要购买的商品/,
      '/#/views/index?url=/order/show': /订单不存在/,
      '/#/views/index?url=/order/show&id=nope': /订单不存在|数据获取失败/,
      '/#/views/index?url=/order/list&status=nonsense': /的订单|暂无订单|待发货/,
    }
    await openLoggedIn(page, sandbox, MEMBER.mobile)
    for (const [address, state] of Object.entries(states)) {
      await test.step(address, async () => {
        await openCold(page, address)
        await expect(shown(page, state)).toBeVisible()
      })
    }
  })

  test('a malformed address typed into the running app', async ({ page }) => {
    await openCold(page, '/')
    await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
    await page.evaluate(() => {
      window.location.hash = '#/%E0%A4%A?x=%E0'
    })
    await expect(shown(page, '页面不存在')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
  })
})
