import {
  button,
  expectHeard,
  logInByPassword,
  MEMBER,
  openCold,
  openLoggedIn,
  shown,
  titleOf,
} from '../support/app'
import { expect, test } from '../support/test'

const beer = (id: string) => `/#/views/index?url=/product/show&id=${id}`
const SETTINGS = '/#/user/setting'
const NEVER_KEPT = '2005'
const ALSO = '2008'

test('without a network hearts and feedback are kept over a restart, one is taken back, the rest arrives once', async ({
  page,
  browser,
  sandbox,
  heard,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  /** All that is written is lost: of the first half of it the answer alone. */
  const cut = [
    { match: { path: 'product/productShow/favorite' }, times: 1, kind: 'drop', after: true },
    { match: { path: 'product/productShow/favorite' }, times: 500, kind: 'drop' },
    { match: { path: 'paas/form/save' }, times: 500, kind: 'drop' },
    { match: { path: 'autoForm/save' }, times: 500, kind: 'drop' },
    { match: { path: 'outbox/withdraw' }, times: 500, kind: 'drop' },
  ] as const

  await test.step('a heart stays as it was tapped', async () => {
    await openCold(page, beer(NEVER_KEPT))
    await expect(button(page, '收藏')).toBeVisible()
    await sandbox.plan(cut)
    await button(page, '收藏').click()
    await expectHeard(heard, '已保存，有网络后自动发送')
    await expect(button(page, '已收藏')).toBeVisible()
    await openCold(page, beer(ALSO))
    await button(page, '收藏').click()
    await expect(button(page, '已收藏')).toBeVisible()
  })

  await test.step('feedback says that it waits', async () => {
    await openCold(page, '/#/company/feedback')
    await page.getByRole('textbox', { name: '反馈内容' }).last().fill('断网时写的')
    await button(page, /^提交/).click()
    await openCold(page, '/#/company/feedback')
    await expect(shown(page, /待发送 · 断网时写的/)).toBeVisible()
  })

  await test.step('the settings list it, and take one back', async () => {
    await openCold(page, SETTINGS)
    await expect(shown(page, '待发送：3')).toBeVisible()
    await expect(shown(page, '意见反馈: 断网时写的')).toBeVisible()
    await visibleUndo(page).nth(1).click()
    await expect(shown(page, '待发送：2')).toBeVisible()
  })

  await test.step('with the network back all of it is sent, and another login sees it', async () => {
    // While they are lost: later they may have gone by themselves before it is pressed.
    await button(page, '立即发送').click()
    await expect(shown(page, '待发送：2')).toBeVisible()
    await sandbox.calm()
    await expect(shown(page, /^待发送/)).toHaveCount(0)
    const other = await browser.newPage({ baseURL: sandbox.origin, locale: 'zh-CN' })
    // A second code within the minute would be refused.
    await other.goto('/#/user/login')
    await logInByPassword(other, MEMBER.mobile)
    await expect(titleOf(other)).toHaveText('素材')
    await openCold(other, beer(NEVER_KEPT))
    await expect(button(other, '已收藏')).toBeVisible()
    await openCold(other, beer(ALSO))
    await expect(button(other, '收藏')).toBeVisible()
    await other.close()
    const saves = (await sandbox.log()).filter(
      ({ path, status }) => /form\/save|autoForm\/save/i.test(path) && status === 200,
    )
    expect(saves).toHaveLength(1)
  })
})

const visibleUndo = (page: Parameters<typeof button>[0]) =>
  page.getByRole('button', { name: '撤销：收藏' }).filter({ visible: true })
