import sharp from 'sharp'
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

for (const host of HOSTS)
  test(`${host}: the cover is framed in the shape of its place, and keeps its frame and its point`, async ({
    openPhone,
  }, info) => {
    const photo = info.outputPath('photo.png')
    await sharp({ create: { width: 600, height: 300, channels: 3, background: '#c81e1e' } })
      .png()
      .toFile(photo)
    const phone = await openPhone(host)
    phone.provideFiles([photo])
    const author = miniHand(phone)
    await logIn(author, { mobile: '13800138000', password: 'taproom1' })
    await author.open(view('/live/edit'))
    await button(author, /添加图片/).click()
    const sheet = author.dialog('裁剪与焦点')
    const stands = (words: string) => expect(sheet.getByRole('status')).toHaveText(words)

    await test.step('framed by taps', async () => {
      await button(author, /^裁剪/).click()
      await stands('240 × 300 像素，焦点横向 50%、纵向 50%')
      await sheet.getByRole('radio', { name: '焦点' }).click()
      for (let tap = 0; tap < 12; tap += 1)
        await sheet.getByRole('button', { name: '左移' }).click()
      await stands('240 × 300 像素，焦点横向 0%、纵向 50%')
      await phone.shot('crop')
      await sheet.getByRole('button', { name: '使用此裁剪' }).click()
      await expect(sheet).toHaveCount(0)
    })

    await test.step('opened again it is as it was, and without a network nothing of it is lost', async () => {
      await button(author, /^裁剪/).click()
      await stands('240 × 300 像素，焦点横向 0%、纵向 50%')
      await sheet.getByRole('radio', { name: '1:1' }).click()
      await stands('300 × 300 像素，焦点横向 10%、纵向 50%')
      const gone = await author.lose('storageFile/cut')
      await sheet.getByRole('button', { name: '使用此裁剪' }).click()
      await gone()
      await expect(sheet.getByText('网络连接失败，请检查网络后重试')).toBeVisible()
      await author.find()
      await sheet.getByRole('button', { name: '使用此裁剪' }).click()
      await expect(sheet).toHaveCount(0)
    })
  })
