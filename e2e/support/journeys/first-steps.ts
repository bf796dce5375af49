import { expect, test } from '@playwright/test'
import { saveConfig } from '../../../src/features/record/contract-more'
import { button, expectSaid, link, seen, text, view } from './hand'
import { FRESH, register, SELLER, tellerFor, type World } from './world'

const ASKS = '您已年满 18 周岁吗？'
const STORES = '/pages/tabbar/reward'

/** Somebody new says once that they are old enough, and moves to other cities. */
export async function firstSteps(world: World): Promise<void> {
  const { hand } = world
  const body = { type: 'brand', value: { minimumAge: 18 } }
  await (await tellerFor(world, SELLER)).call(saveConfig, { body })
  await register(world, FRESH)
  // A mini-program asks by the host's own dialog, which lies above its pages.
  const question = hand.dialog(ASKS).or(hand.root.page().getByText(ASKS)).first()

  await test.step('asked once before the shop, and never again on this device', async () => {
    await expect(question).toBeVisible()
    await hand.agree('已成年')
    await expect(question).toHaveCount(0)
    await hand.open(view('/product/list'))
    await expect(text(hand, /IPA/)).toBeVisible()
    await expect(question).toHaveCount(0)
  })

  const choose = async (city: string) => {
    await hand.open('/comDate/location')
    await hand.field('城市名或首字母').fill(city)
    await button(hand, `${city}市`).click()
    const from = (await hand.said()).length
    await button(hand, `${city}市全境`).click()
    await expectSaid(hand, `${city}市`, from)
  }

  await test.step('another city, found by its name, has its own shops', async () => {
    await choose('佛山')
    await hand.open(STORES)
    await expect(text(hand, '岛上酿造所')).toBeVisible()
    await expect(text(hand, '江岸店')).toHaveCount(0)
  })

  await test.step('one without any says so; the network goes, and the choice is kept', async () => {
    await choose('北京')
    await hand.open(STORES)
    await expect(text(hand, '本地暂无门店')).toBeVisible()
    await button(hand, '切换城市').click()
    await hand.expectTitle('城市定位')
    await button(hand, '全部地区').click()
    const happened = await hand.cut('people/store/location', 'before')
    await hand.open(STORES)
    await happened()
    await expect(link(hand, /江岸店/)).toBeVisible()
    await expect(seen(hand.root.getByText('本地暂无门店'))).toHaveCount(0)
  })
}
