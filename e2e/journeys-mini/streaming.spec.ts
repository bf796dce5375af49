import { cut } from '../support/journeys/cut'
import { button, view } from '../support/journeys/hand'
import { streaming } from '../support/journeys/streaming'
import { logIn } from '../support/journeys/world'
import { expect } from '../support/test'
import { miniHand } from './mini-hand'
import { HOSTS, test } from './phone'
import { callsOf } from './steps'

for (const host of HOSTS) {
  test(`${host}: a stream from its plan to its figures, watched on a second phone, every write cut`, async ({
    openPhone,
    sandbox,
  }) => {
    const another = async () => miniHand(await openPhone(host))
    await streaming({ sandbox, hand: await another(), another, line: cut, cuts: true })
  })
}

test('weapp: a cover is cut to its shape by the host before it is sent', async ({ openPhone }) => {
  const phone = await openPhone('weapp')
  const author = miniHand(phone)
  await logIn(author, { mobile: '13800138000', password: 'taproom1' })
  await author.open(view('/live/edit'))
  await button(author, /添加图片/).click()
  await expect(author.root.getByRole('img', { name: /第 1 张/ }).first()).toBeVisible()
  expect(callsOf(phone, 'cropImage')).toEqual([
    expect.objectContaining({ src: expect.stringMatching(/^wxfile:/), cropScale: '4:5' }),
  ])
})
