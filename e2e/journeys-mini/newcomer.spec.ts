import { firstSteps } from '../support/journeys/first-steps'
import { whole } from '../support/journeys/hand'
import { handingOn } from '../support/journeys/handing'
import { becomesInvestor } from '../support/journeys/investor'
import { fromPosterToCard } from '../support/journeys/referral'
import { miniHand } from './mini-hand'
import { expect, HOSTS, type Phone, test } from './phone'
import { button, callsOf, expectSaid } from './steps'

const COPY = { weapp: 'setClipboardData', alipay: 'setClipboard' } as const

/** What the host was last told to copy. */
function copiedBy(phone: Phone): string {
  const last = callsOf(phone, COPY[phone.host]).at(-1) as
    | { data?: string; text?: string }
    | undefined
  return last?.data ?? last?.text ?? ''
}

const IMAGE = { weapp: 'saveImageToPhotosAlbum', alipay: 'saveImage' } as const
const FILM = 'saveVideoToPhotosAlbum'
/** As each host says that its user allowed no album. */
const DENIED = {
  weapp: { errMsg: 'saveImageToPhotosAlbum:fail auth deny' },
  alipay: { error: 2001, errorMessage: '用户拒绝授权' },
} as const

/** A phone's album and its share sheet. */
const keepingOf = (phone: Phone) => {
  const kept = () => [
    ...callsOf(phone, IMAGE[phone.host]).map(() => 'png'),
    ...callsOf(phone, FILM).map(() => 'mp4'),
  ]
  const cards = () => callsOf(phone, 'shareAppMessage') as readonly { path: string }[]
  return {
    async keep(tap: () => Promise<void>) {
      const films = callsOf(phone, FILM).length
      const before = kept().length
      await tap()
      await expect.poll(() => kept().length).toBe(before + 1)
      return callsOf(phone, FILM).length > films ? 'mp4' : 'png'
    },
    async handOn(tap: () => Promise<void>) {
      await tap()
      // WeChat shares by a button of its own only.
      if (phone.host === 'weapp') await button(phone, '发送给朋友').click()
      await expect.poll(() => cards().length).toBe(1)
      return (cards()[0]?.path ?? '').replace(/^\/core/, '')
    },
    copied: async () => copiedBy(phone),
  }
}

// Ten tests in one file: they are shared out between the workers.
test.describe.configure({ mode: 'parallel' })

for (const host of HOSTS) {
  test.describe(host, () => {
    test('from a poster to money on a card', async ({ openPhone, sandbox }) => {
      const phone = await openPhone(host)
      const hand = miniHand(phone)
      const another = async () => miniHand(await openPhone(host))
      const world = { sandbox, hand, another, line: whole, cuts: false }
      await fromPosterToCard(world, () => copiedBy(phone))
    })

    test('somebody new keeps materials and hands them on', async ({ openPhone, sandbox }) => {
      const phone = await openPhone(host)
      const another = async () => miniHand(await openPhone(host))
      const world = { sandbox, hand: miniHand(phone), another, line: whole, cuts: false }
      await handingOn(world, keepingOf(phone))
    })

    test('who allowed no album is led to the settings; without a network it says so', async ({
      openPhone,
    }) => {
      const phone = await openPhone(host, { url: '/core/tool/material' })
      const save = button(phone, '保存').first()
      await expect(save).toBeVisible()
      await phone.failNext(IMAGE[host], DENIED[host])
      await save.click()
      await expect(phone.page.getByText('没有保存到相册的权限').first()).toBeVisible()
      await phone.shot('no-album')
      await miniHand(phone).agree('去设置')
      await expect.poll(() => callsOf(phone, 'openSetting').length).toBe(1)
      await phone.setNetwork(false)
      await save.click()
      await expectSaid(phone, '保存失败')
      await phone.setNetwork(true)
      await save.click()
      await expectSaid(phone, '已保存')
      expect(callsOf(phone, IMAGE[host])).toHaveLength(2)
    })

    for (const [name, journey] of [
      ['is known by name, and invests where that is allowed', becomesInvestor],
      ['says once how old they are, and moves to another city', firstSteps],
    ] as const) {
      test(`somebody new ${name}`, async ({ openPhone, sandbox }) => {
        const another = async () => miniHand(await openPhone(host))
        await journey({ sandbox, hand: await another(), another, line: whole, cuts: false })
      })
    }
  })
}
