import { useOffer, useOpen } from '../../../engine/actions/open'
import { useOnce } from '../../../engine/actions/use-once'
import { type Submit, useSubmit } from '../../../engine/actions/use-submit'
import { usePage } from '../../../engine/page/page-context'
import { useServices } from '../../../engine/services'
import { hasText, type Translate, useTranslate } from '../../../i18n'
import { moneyText } from '../../../shared/money'
import { fillUrl } from '../../../shared/url'
import { type Order, OrderStatus } from '../contract'
import { buyAgain, deleteOrder, receiveOrder, urgeOrder } from '../contract-after'
import { afterStale } from '../queries'

/** Where the deeds lead that another page does. */
export interface NextUrls {
  readonly payUrl: string
  readonly cartUrl: string
  readonly reviewUrl: string
}

/** Done from a list as well as from the order itself. */
export const DEEDS = ['delete', 'urge', 'buyAgain', 'review', 'receive', 'pay'] as const
export type Deed = (typeof DEEDS)[number]

/** The time to pay is not up. */
export const isDue = ({ status, expiresAt }: Order): boolean =>
  status === OrderStatus.DuePayment && expiresAt * 1000 > Date.now()

/** What the server lets the buyer do. One that names no actions still takes payments. */
export const actionsOf = (order: Order): readonly string[] =>
  order.actions.length === 0 && isDue(order) ? ['pay'] : order.actions

/** Pieces that have left, of all there are. */
function sentOf({ lines, parcels }: Order): { readonly sent: number; readonly of: number } {
  const sent = parcels.flatMap((parcel) => parcel.lines).reduce((sum, { count }) => sum + count, 0)
  return { sent, of: lines.reduce((sum, { count, refunded }) => sum + count - refunded, 0) }
}

/** Our own words for what the server closes by itself, else with the shop's or the buyer's; empty without any. */
function whyClosed({ closeReason: reason, closedBy }: Order, t: Translate): string {
  const known = `order.closedBy.${reason}`
  if (hasText(known)) return t(known)
  return reason && t(`order.note.${closedBy === 'shop' ? 'byShop' : 'called'}`, { reason })
}

/**
 * What happens next with an order, or why it was closed, in one sentence.
 *
 * @param timeText makes words of a moment in seconds.
 */
export function nextText(order: Order, t: Translate, timeText: (at: number) => string): string {
  const { status, pickup, receivesAt, urgedAt, refundedAmount, actions } = order
  const sale = `order.afterSale.next.${order.afterSaleState}`
  if (status === OrderStatus.Refund && hasText(sale)) return t(sale)
  const { sent, of } = sentOf(order)
  const toCome = status === OrderStatus.WaitingToShip || status === OrderStatus.WaitingToReceive
  if (toCome && pickup) return t('order.note.pickup')
  if (status === OrderStatus.WaitingToShip && sent > 0 && sent < of)
    return t('order.note.partly', { count: sent, of })
  if (status === OrderStatus.WaitingToShip && urgedAt !== null) return t('order.note.urged')
  if (status === OrderStatus.WaitingToReceive && receivesAt !== null)
    return t('order.note.receives', { time: timeText(receivesAt) })
  if (status === OrderStatus.Done && actions.includes('review')) return t('order.note.review')
  if (status === OrderStatus.Closed && refundedAmount > 0)
    return t('order.note.refunded', {
      why: whyClosed(order, t),
      amount: moneyText(refundedAmount),
    }).trim()
  return (status === OrderStatus.Closed && whyClosed(order, t)) || t(`order.note.${status}`)
}

interface NextStep extends Pick<Submit, 'busy' | 'problem' | 'run'> {
  readonly deeds: { readonly [D in Deed]: () => unknown }
  /** Does something with the order, says so, and has what shows it asked anew. */
  readonly step: (work: () => Promise<unknown>, said: string) => Promise<boolean>
}

/**
 * What can be done with an order from wherever it is shown.
 *
 * @param onChanged asks for the order anew.
 * @param leave where to after it was deleted; stays unless given.
 */
export function useNextStep(
  order: Order,
  urls: NextUrls,
  { onChanged, leave }: { readonly onChanged: () => unknown; readonly leave?: () => Promise<void> },
): NextStep {
  const { host, queries } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const offer = useOffer()
  const open = useOpen()
  const { busy, problem, run } = useSubmit()
  const { id } = order

  const step = (work: () => Promise<unknown>, said: string) =>
    run(async () => {
      try {
        await work()
      } catch (error) {
        // It may have been done all the same: the screen then tells so.
        onChanged()
        throw error
      }
      host.toast(said)
      await afterStale.afterStep(queries)
      onChanged()
    })

  const mayReceive = () =>
    ask({
      title: t('order.ask.receive'),
      text: t('order.ask.receiveNote'),
      ok: t('order.ask.receiveOk'),
      cancel: t('common.cancel'),
    })
  const mayDelete = () =>
    ask({
      title: t('order.ask.delete'),
      text: t('order.ask.deleteNote'),
      ok: t('order.ask.deleteOk'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })

  const once = useOnce()
  const again = () =>
    run(async () => {
      const { added, missing } = await once((requestId) => buyAgain({ body: { id, requestId } }))
      await afterStale.afterAgain(queries)
      if (missing.length > 0) host.toast(t('order.done.missing', { names: missing.join(', ') }))
      if (added > 0) await open(urls.cartUrl)
    })

  async function remove(): Promise<void> {
    if (!(await mayDelete())) return
    const done = t('order.done.delete')
    const work = () => deleteOrder({ params: { id } })
    if (!leave) {
      await step(work, done)
      return
    }
    await run(
      async () => {
        await work()
        await afterStale.afterStep(queries)
      },
      { done, leave },
    )
  }

  async function receive(): Promise<void> {
    if (await mayReceive())
      await step(() => receiveOrder({ body: { id } }), t('order.done.receive'))
  }

  return {
    busy,
    problem,
    run,
    step,
    deeds: {
      pay: open.to(fillUrl(urls.payUrl, order)),
      urge: offer(urgeOrder, () => step(() => urgeOrder({ body: { id } }), t('order.done.urge'))),
      receive: offer(receiveOrder, receive),
      review: open.to(fillUrl(urls.reviewUrl, order)),
      buyAgain: offer(buyAgain, again),
      delete: offer(deleteOrder, remove),
    },
  }
}
