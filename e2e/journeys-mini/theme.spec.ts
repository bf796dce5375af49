import theme from '../../src/theme.json'
import { expect, HOSTS, type Phone, test } from './phone'
import { callsOf, expectTitle, shown } from './steps'

const SETTINGS = '/core/user/setting'
const isDark = (phone: Phone) => phone.current().locator('.theme-dark')
const tabStyle = (phone: Phone) => callsOf(phone, 'setTabBarStyle').at(-1)

/** What the host's own parts are told: all four, since Alipay refuses a style without one. */
const styleOf = ({ tabBar, tabText, tabOn, tabBorder }: typeof theme.light) => ({
  backgroundColor: tabBar,
  color: tabText,
  selectedColor: tabOn,
  borderStyle: tabBorder,
})

for (const host of HOSTS) {
  test(`${host}: the chosen theme is that of the page, its bars and the next start`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host)
    await expect(shown(phone, '本周新鲜')).toBeVisible()
    await expect.poll(() => tabStyle(phone)).toEqual(styleOf(theme.light))
    await phone.restart(SETTINGS)
    await expectTitle(phone, '设置')
    await phone.current().getByRole('radio', { name: '深色' }).click()
    await expect(isDark(phone)).toHaveCount(1)
    await phone.restart('/pages/tabbar/index')
    await expect(isDark(phone)).toHaveCount(1)
    await expect.poll(() => tabStyle(phone)).toEqual(styleOf(theme.dark))
  })
}

test('weapp: a dark phone is followed, at the start and later', async ({ openPhone }) => {
  const phone = await openPhone('weapp', { theme: 'dark' })
  await expect(isDark(phone)).toHaveCount(1)
  await phone.setTheme('light')
  await expect(isDark(phone)).toHaveCount(0)
  await expect.poll(() => tabStyle(phone)).toEqual(styleOf(theme.light))
})

test('alipay: a host that tells no theme is light until the user chooses', async ({
  openPhone,
}) => {
  const phone = await openPhone('alipay', { theme: 'dark' })
  await expect(shown(phone, '本周新鲜')).toBeVisible()
  await expect(isDark(phone)).toHaveCount(0)
})
