import {
  button,
  expectDrawn,
  expectHeard,
  expectStill,
  openCold,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { expect, test } from '../support/test'

const PAGES = [
  ['/company/contact', '联系我们', '酿造厂'],
  ['/company/about', '关于我们', '小罐酿造，近路送达'],
  ['/custService/service', '咨询客服', '随时为您服务'],
  ['/comDate/down', '下载', '当前版本 1.1.2'],
  ['/tool/app/down', '下载应用', '当前版本 1.1.2'],
  ['/tool/app/update', '应用更新', '已是最新版本 1.1.2'],
  ['/update/index', '应用更新', '已是最新版本 1.1.2'],
  ['/comDate/location', '城市定位', '尚未选择城市'],
] as const

for (const [path, title, content] of PAGES) {
  test(`${path} has its own content`, async ({ page }) => {
    await openCold(page, `/#${path}`)
    await expectDrawn(page)
    await expect(titleOf(page)).toHaveText(title)
    await expect(shown(page, content)).toBeVisible()
    await expect(shown(page, '返回首页')).toHaveCount(0)
  })
}

test('a tapped marker opens its row, and the map asks nobody without a key', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1|data:|about:)/.test(request.url())) foreign.push(request.url())
  })
  await openCold(page, '/#/company/contact')
  const map = page.getByRole('region', { name: '找到我们' })
  await expect(button(page, '在地图应用中打开酿造厂')).toBeVisible()
  await map.getByRole('button', { name: '品鉴室' }).click()
  await expect(button(page, '在地图应用中打开品鉴室')).toBeVisible()
  await expect(button(page, '在地图应用中打开酿造厂')).toHaveCount(0)
  await expect(map.getByRole('button', { name: '品鉴室' })).toHaveAttribute('aria-expanded', 'true')

  const workshop = map.getByRole('button', { name: '酒头维修坊' })
  await expectStill(page)
  const before = await workshop.boundingBox()
  await map.getByRole('button', { name: '缩小' }).click()
  await expect
    .poll(async () => (await workshop.boundingBox())?.x)
    .toBeGreaterThan((before?.x ?? 0) + 40)
  expect(foreign).toEqual([])
})

test('the chosen district goes with every call, also after a restart', async ({
  page,
  sandbox,
}) => {
  await openCold(page, '/#/comDate/location')
  await page.getByRole('textbox', { name: '城市名或首字母' }).fill('广州')
  await button(page, '广州市').click()
  await button(page, '天河区').click()
  await expect(titleOf(page)).toHaveText('素材')

  await openCold(page, '/#/comDate/location')
  await expect(page.getByRole('status').filter({ hasText: '当前位置' })).toContainText(
    '广州市 天河区',
  )
  await expect(button(page, '广州市 天河区')).toBeVisible()
  const newest = async () => (await sandbox.log()).find(({ path }) => /CityIndex/i.test(path))
  await expect.poll(async () => (await newest())?.headers.regionid).toBe('440106')
})

test('letters lead through the cities', async ({ page }) => {
  await openCold(page, '/#/comDate/location')
  await button(page, 'X 开头的城市').click()
  await expect(button(page, '西安市')).toBeVisible()
  await expect(button(page, '安康市')).toHaveCount(0)
})

test('support answers, one question at a time', async ({ page }) => {
  await openCold(page, '/#/custService/service')
  await button(page, '啤酒是怎样配送的？').click()
  await expect(shown(page, /箱内温度记录/)).toBeVisible()
  await button(page, '设备收益何时到账？').click()
  await expect(shown(page, /箱内温度记录/)).toHaveCount(0)
  await expect(shown(page, /次日九点前/)).toBeVisible()
})

test('another city has its own shops, one without has none and a way to all places', async ({
  page,
}) => {
  const stores = visible(page.getByRole('link', { name: /店|所|坊/ }))
  const choose = async (city: string) => {
    await openCold(page, '/#/comDate/location')
    await page.getByRole('textbox', { name: '城市名或首字母' }).fill(city)
    await button(page, `${city}市`).click()
    await button(page, `${city}市全境`).click()
    await expect(titleOf(page)).toHaveText('素材')
  }
  await choose('佛山')
  await openCold(page, '/#/pages/tabbar/reward')
  await expect(shown(page, '岛上酿造所')).toBeVisible()
  await expect(shown(page, '江岸店')).toHaveCount(0)
  await choose('北京')
  await openCold(page, '/#/pages/tabbar/reward')
  await expect(shown(page, '本地暂无门店')).toBeVisible()
  await button(page, '切换城市').click()
  await button(page, '全部地区').click()
  await openCold(page, '/#/pages/tabbar/reward')
  await expect(shown(page, '江岸店')).toBeVisible()
  await expect(stores.first()).toBeVisible()
})

test('the app is found for the system one is on; a computer shows a code for the phone', async ({
  page,
  browser,
  sandbox,
  heard,
}) => {
  await openCold(page, '/#/tool/app/down')
  // The phone of these tests is none of Apple's.
  await expect(
    visible(page.getByRole('button', { name: /^(Android 版|电脑版)/ })).first(),
  ).toBeVisible()
  await button(page, /^微信小程序/).click()
  await expectHeard(heard, '已复制“Taproom”，可前往搜索')

  for (const [userAgent, first] of [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', /^iPhone 版/],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/130', /^电脑版/],
  ] as const) {
    const theirs = await browser.newContext({ userAgent, locale: 'zh-CN', baseURL: sandbox.origin })
    const other = await theirs.newPage()
    await openCold(other, '/#/comDate/down')
    const rows = visible(other.getByRole('button', { name: /版|小程序/ }))
    await expect(rows.first()).toHaveText(first)
    await expect(rows).toHaveCount(5)
    await expect(other.getByRole('img', { name: '在手机上打开此页的二维码' })).toHaveCount(
      first.test('电脑版') ? 1 : 0,
    )
    await rows.first().click()
    await expect(other).toHaveURL(new RegExp(`^${sandbox.origin}/(#/(pages/tabbar/index)?)?$`))
    await expectDrawn(other)
    await theirs.close()
  }
})
