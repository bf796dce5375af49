import { expect } from '@playwright/test'
import { button, expectSaid, found, type Hand, type Line, link, text, view } from './hand'

/** A seller at work: their device, and how their writes go. */
export interface Seller {
  readonly hand: Hand
  readonly line: Line
}

export const desk = (page: string): string => view(`/merchant/${page}`)

/** One parcel of an order in the list in front: all that is left of it, but only so many of these. */
export async function ship(
  { hand, line }: Seller,
  serial: string,
  parcel: { readonly number: string; readonly counts?: Readonly<Record<string, number>> },
): Promise<void> {
  await button(hand, new RegExp(`^发货 .*${serial}$`)).click()
  const sheet = hand.dialog('发货')
  for (const [name, count] of Object.entries(parcel.counts ?? {})) {
    const group = sheet.getByRole('group', { name: `${name} 数量` })
    for (let left = Number(await group.innerText()); left > count; left -= 1)
      await group.getByRole('button', { name: '减少' }).click()
    await expect(group).toHaveText(String(count))
  }
  await button(hand, '顺丰速运').click()
  await hand.field('快递单号').fill(parcel.number)
  await line(hand, {
    path: 'merchant/order/ship',
    act: () => sheet.getByRole('button', { name: '确认发货' }).click(),
    done: () => expect(sheet).toHaveCount(0),
  })
}

/** Scans what a customer shows at the counter. */
export async function scanCode({ hand }: Seller, code: string): Promise<void> {
  await hand.scan(code, () => button(hand, '扫码').click())
}

/** Hands out what was scanned. */
export async function handOut({ hand, line }: Seller): Promise<void> {
  await line(hand, {
    path: 'merchant/pickup/redeem',
    act: () => button(hand, '确认交付').click(),
    last: found,
    done: () => expect(text(hand, '已完成')).toBeVisible(),
  })
}

/** Takes pieces off the voucher in front. @param left what then is, as the card says it. */
export async function redeem({ hand, line }: Seller, count: number, left: RegExp): Promise<void> {
  for (let taps = 1; taps < count; taps += 1) await button(hand, '增加').click()
  await line(hand, {
    path: 'merchant/voucher/redeem',
    act: () => button(hand, `核销 ${count} 份`).click(),
    done: () => expect(text(hand, left)).toBeVisible(),
  })
}

interface Decision {
  /** Of the row in the list in front. */
  readonly name: RegExp
  readonly action: string
  /** What is said then. */
  readonly done: string
}

/** Decides an after-sale of the list in front. */
export async function decide(seller: Seller, { name, action, done }: Decision): Promise<void> {
  const { hand, line } = seller
  await link(hand, name).click()
  const sheet = hand.dialog(/^(仅退款|退货退款|换货)$/)
  const from = (await hand.said()).length
  await line(hand, {
    path: 'merchant/afterSale/decide',
    act: async () => {
      await sheet.getByRole('button', { name: action, exact: true }).click()
      await hand.agree('确定')
    },
    isFound: true,
    done: () => expectSaid(hand, done, from),
  })
}

/** Sends another for what came back; the after-sale is in the list in front. */
export async function resend({ hand, line }: Seller, name: RegExp, number: string): Promise<void> {
  await link(hand, name).click()
  const sheet = hand.dialog('换货')
  await sheet.getByRole('button', { name: '补发新品' }).click()
  await button(hand, '顺丰速运').click()
  await hand.field('快递单号').fill(number)
  const from = (await hand.said()).length
  await line(hand, {
    path: 'merchant/afterSale/decide',
    act: () => sheet.getByRole('button', { name: '补发新品' }).click(),
    isFound: true,
    done: () => expectSaid(hand, '补发已寄出', from),
  })
}
