import { expect, test } from '@playwright/test'
import { pageVouchers, redeemVoucher } from '../../../src/features/member/contract'
import { button, seen, text, view } from './hand'
import { desk, redeem, scanCode } from './selling'
import { FRESH, payOutside, register, SELLER, sellerOf, tellerFor, type World } from './world'

/** Three each of four beers. */
const PACKAGE = { id: '2', name: '常客一打', price: 18_800, vouchers: 4, pieces: 3 } as const
const STORE = '302'

/** A package is bought, and a voucher of it redeemed twice: in part, then used up; a third time it is refused. */
export async function packageLoop(world: World): Promise<void> {
  const { hand, line } = world
  await register(world, FRESH)
  const teller = await tellerFor(world, FRESH)
  const all = { body: { pageIndex: 1, pageSize: 50 } }

  await test.step('a package is bought, once', async () => {
    await hand.open(`/scanPay/purchase?packageId=${PACKAGE.id}`)
    await line(hand, {
      path: 'paas/autoBuy/buy',
      act: () => button(hand, '确认并支付').click(),
      done: () => hand.expectTitle('支付订单'),
    })
    await payOutside(world, PACKAGE.price)
    const { result, packages } = await teller.call(pageVouchers, all)
    expect(result.map(({ used, total }) => [used, total])).toEqual(
      Array.from({ length: PACKAGE.vouchers }, () => [0, PACKAGE.pieces]),
    )
    expect(packages.map(({ amount, canRefund }) => [amount, canRefund])).toEqual([
      [PACKAGE.price, true],
    ])
  })

  const [voucher] = (await teller.call(pageVouchers, all)).result
  const code = voucher?.code ?? ''
  await test.step('its voucher is a code and a number', async () => {
    await hand.open(view('/member/vouchers'))
    await hand.expectTitle('我的套餐')
    const list = seen(hand.root.getByRole('list', { name: '兑换券' }))
    const card = list.getByRole('listitem').filter({ hasText: voucher?.name ?? '' })
    await card.getByRole('button').first().click()
    await expect(text(hand, code.replace(/(\d{4})(?=\d)/g, '$1 '))).toBeVisible()
  })

  const seller = { hand: await sellerOf(world), line }
  await test.step('it is redeemed in part, and then used up', async () => {
    await seller.hand.open(desk('codes'))
    for (const [count, left] of [
      [1, /^剩余 2 \/ 3/],
      [2, /^剩余 0 \/ 3/],
    ] as const) {
      await scanCode(seller, `taproom:voucher:${code}`)
      await redeem(seller, count, left)
    }
    await expect(text(seller.hand, '已用完')).toBeVisible()
  })

  await test.step('a third time it is refused', async () => {
    await scanCode(seller, `taproom:voucher:${code}`)
    await expect(text(seller.hand, '已用完')).toBeVisible()
    await expect(button(seller.hand, /^核销/)).toHaveCount(0)
    const staff = await tellerFor(world, SELLER)
    const body = { code, count: 1, storeId: STORE, requestId: 'a-third-time' }
    expect(await staff.refusal(redeemVoucher, { body })).toBe('兑换券已用完')
    await seller.hand.close()
  })

  await test.step('the buyer sees what was used, and gets no money back for it', async () => {
    await hand.open(view('/member/vouchers'))
    await seen(hand.root.getByRole('tab', { name: '已用完' }))
      .first()
      .click()
    const list = seen(hand.root.getByRole('list', { name: '兑换券' }))
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(button(hand, `${PACKAGE.name}退款`)).toHaveCount(0)
    const { result, packages } = await teller.call(pageVouchers, all)
    expect(result.map(({ used }) => used).sort()).toEqual([0, 0, 0, PACKAGE.pieces])
    expect(packages.map(({ canRefund }) => canRefund)).toEqual([false])
    expect((await teller.books()).balance?.lines).toEqual([])
  })
}
