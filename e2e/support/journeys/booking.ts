import { expect, test } from '@playwright/test'
import { pageTickets, showEvent } from '../../../src/features/content/contract'
import { button, text, view } from './hand'
import { FRESH, register, tellerFor, type World } from './world'

/** Twenty-four places, free; of the seed. */
const EVENT = { id: '980003', places: 24 } as const
const WANTED = 2

/** Places of an event are booked and given back, whatever the network does. */
export async function booking(world: World): Promise<void> {
  const { hand, line } = world
  await register(world, FRESH)
  const teller = await tellerFor(world, FRESH)
  const left = async () => (await teller.call(showEvent, { query: { id: EVENT.id } })).seatsLeft
  const tickets = async () => {
    const { result } = await teller.call(pageTickets, { body: { pageIndex: 1, pageSize: 20 } })
    return result.map(({ count, cancelledAt }) => [count, cancelledAt !== null])
  }

  await test.step('two places are booked once', async () => {
    await hand.open(view(`/event/show&id=${EVENT.id}`))
    await expect(text(hand, `余 ${EVENT.places} 位`)).toBeVisible()
    await button(hand, '立即预约').click()
    const sheet = hand.dialog('预约几位？')
    await sheet.getByRole('button', { name: '增加一位' }).click()
    await line(hand, {
      path: 'event/book',
      act: () => sheet.getByRole('button', { name: `预约 ${WANTED} 位` }).click(),
      done: () => hand.expectTitle('活动票'),
    })
    await expect(text(hand, /^\d{5} \d{5}$/)).toBeVisible()
    expect(await tickets()).toEqual([[WANTED, false]])
    expect(await left()).toBe(EVENT.places - WANTED)
  })

  await test.step('given back, they are free again, once', async () => {
    await line(hand, {
      path: 'event/cancel',
      isFound: true,
      async act() {
        await button(hand, '取消预约').click()
        await hand.agree('取消预约')
      },
      done: () => expect(button(hand, '取消预约')).toHaveCount(0),
    })
    await expect(text(hand, /^\d{5} \d{5}$/)).toHaveCount(0)
    expect(await tickets()).toEqual([[WANTED, true]])
    expect(await left()).toBe(EVENT.places)
  })
}
