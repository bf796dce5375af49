import { expect, HOSTS, test } from './phone'
import { button, expectTitle, shown } from './steps'

const START_PAGE = '/pages/startup'

for (const host of HOSTS) {
  test(`${host}: the operator's start page lies over home once a day, with nothing but a way on`, async ({
    openPhone,
    sandbox,
  }) => {
    await sandbox.serveView(START_PAGE, {
      name: '启动页',
      url: START_PAGE,
      widgets: [
        {
          config: {
            ...{ type: 'startupPanel', id: 'start', image: '/pictures/banner/tap-wall.svg' },
            ...{ alt: '二十四个酒头同时开启', seconds: 10 },
          },
        },
      ],
    })
    // Its time to be laid over home counts from there, and it does not go on by itself.
    const phone = await openPhone(host, { stillClock: true })
    await expect(button(phone, '跳过')).toBeVisible()
    await expect(button(phone, '跳过')).toHaveText(/跳过 \d+/)
    await expect(phone.page.getByRole('button', { name: '返回', exact: true })).toHaveCount(0)
    await phone.shot('start-page')
    await button(phone, '跳过').click()
    await expectTitle(phone, '素材')
    await expect(shown(phone, '本周新鲜')).toBeVisible()
    await phone.restart('/pages/tabbar/index')
    await expect(shown(phone, '本周新鲜')).toBeVisible()
    await expect
      .poll(async () => JSON.stringify((await phone.usage()).transfers))
      .toContain('version')
    await expect(button(phone, '跳过')).toHaveCount(0)
    await expectTitle(phone, '素材')
  })
}
