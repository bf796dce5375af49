import { useState } from 'react'
import { useVisitId } from '../../../../engine/actions/use-once'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { ApiError, NavigationError } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { buy, type getBuyPrice, type Invoice, type StoreQuote } from '../../contract'
import { buyPriceOf, type Purchase, type PurchaseWish, stale, Way } from '../../queries'

interface Submission {
  readonly purchase: Purchase
  readonly wish: PurchaseWish
  readonly addressId: string
  readonly note: string
  /** What the buyer was shown, cents. */
  readonly amount: number
}

/** The server's answer to an order at a price that is no longer the price. */
const CONFLICT = 409

export interface Ordering {
  readonly busy: boolean
  /** Why the server did not take it, ready to read. */
  readonly refusal: string | undefined
  /** The amount, in cents, at which the server would not take the order. */
  readonly refusedAmount: number | undefined
  readonly send: (submission: Submission) => Promise<boolean>
}

/**
 * Places the order and goes on to its payment, in place of this page: going back must not offer to buy
 * it again. Each visit has one request id, so that a double tap, and a try after a lost answer, end at
 * one order (pitfalls P14).
 *
 * @param reprice asks what the order costs now; called when the server says that it is another sum.
 */
export function useOrdering(payUrl: string, reprice: () => Promise<unknown>): Ordering {
  const { navigator, queries, host } = useServices()
  const { isLeft } = usePage()
  const t = useTranslate()
  const requestId = useVisitId()
  const [refusedAmount, setRefusedAmount] = useState<number>()
  const submit = useSubmit({ otherwise: 'error.unexpected' })

  async function order({ purchase, wish, addressId, note, amount }: Submission) {
    const { products, isFromCart } = purchase
    const body = {
      products: [...products],
      isFromCart,
      way: Way.Courier,
      addressId,
      note: note.trim(),
      amount,
      requestId,
      // Nothing of it for a server that told no stores.
      ...(wish.stores.length > 0 && {
        stores: [...wish.stores],
        points: wish.points,
        invoice: wish.invoice,
      }),
    }
    try {
      return await buy({ body }, { quiet: true })
    } catch (error) {
      if (error instanceof ApiError && error.code === CONFLICT) {
        await reprice().catch(() => {})
        setRefusedAmount(amount)
      }
      throw error
    }
  }

  /** It is ordered, and only its page would not open: that is no refusal. */
  function told(error: unknown): boolean {
    if (!(error instanceof NavigationError)) return false
    host.toast(errorText(error, t))
    return true
  }

  return {
    busy: submit.busy,
    refusal: submit.problem,
    refusedAmount,
    send: (submission) =>
      submit.run(
        async () => {
          const ordered = await order(submission)
          if (isLeft()) host.toast(t('order.confirm.ordered'))
          else await navigator.replace(fillUrl(payUrl, ordered))
          void stale.afterOrder(queries, submission.purchase)
        },
        { refused: told },
      ),
  }
}

type Price = Awaited<ReturnType<typeof getBuyPrice>>

/** What a buyer wants of one store. */
export interface StoreChoice {
  readonly way: number
  /** Empty for none; undefined takes the best there is. */
  readonly couponId: string | undefined
  readonly note: string
  readonly name: string
  readonly mobile: string
  readonly time: string
}

const NOTHING_CHOSEN: StoreChoice = {
  way: Way.Courier,
  couponId: undefined,
  note: '',
  name: '',
  mobile: '',
  time: '',
}

export interface Wishes {
  /** Store by store; empty while it is not known, and from a server that does not tell. */
  readonly stores: readonly StoreQuote[]
  /** Cents, with everything that is chosen; undefined where `stores` is empty. */
  readonly amount: number | undefined
  readonly choiceOf: (storeId: string) => StoreChoice
  readonly choose: (storeId: string, part: Partial<StoreChoice>) => void
  /** Points that can be spent, and what they take off in cents. */
  readonly pointsMost: number
  readonly usesPoints: boolean
  readonly spendPoints: (use: boolean) => void
  /** Something was chosen that would be lost with the page. */
  readonly isBegun: boolean
  readonly invoice: Invoice | undefined
  readonly setInvoice: (invoice: Invoice | undefined) => void
  /** Whether anything goes by courier. */
  readonly needsAddress: boolean
  /** The first store to be picked up at without a name and a number. */
  readonly unready: StoreQuote | undefined
  /** As `order/orderBuy/buy` takes it. */
  readonly wish: PurchaseWish
  readonly reload: () => Promise<void>
}

/** Who comes for it, unless the buyer says another. */
interface Person {
  readonly name: string
  readonly mobile: string
}

const MOBILE = /^1[3-9]\d{9}$/
const isReady = ({ way, name, mobile }: StoreChoice) =>
  way !== Way.PickUp || (name.trim() !== '' && MOBILE.test(mobile))

/** What one store's order is to be, on the wire: a name that is not whole yet is left out. */
const wireOf = (storeId: string, choice: StoreChoice) => ({
  storeId,
  way: choice.way,
  couponId: choice.couponId ?? '',
  note: choice.note.trim(),
  ...(choice.way === Way.PickUp &&
    isReady(choice) && {
      pickup: { name: choice.name.trim(), mobile: choice.mobile, time: choice.time.trim() },
    }),
})

/**
 * What the buyer chooses beside the goods, and what that costs by the server's word. A coupon that fits
 * best is taken by itself, until the buyer chooses.
 */
export function useWish(purchase: Purchase, person: Person): Wishes {
  const [choices, setChoices] = useState<Readonly<Record<string, StoreChoice>>>({})
  const [usesPoints, spendPoints] = useState(false)
  const [invoice, setInvoice] = useState<Invoice>()
  // What was known stays while another price is asked for.
  const [known, setKnown] = useState<Price>()
  const stores = known?.stores ?? []
  const pointsMost = known ? Math.min(known.pointsMost, known.pointsHeld) : 0
  const points = usesPoints ? pointsMost : 0

  function choiceOf(storeId: string): StoreChoice {
    const best = stores.find((store) => store.storeId === storeId)?.bestCouponId ?? ''
    const choice = choices[storeId] ?? { ...NOTHING_CHOSEN, ...person }
    return { ...choice, couponId: choice.couponId ?? best }
  }
  const choose = (storeId: string, part: Partial<StoreChoice>) =>
    setChoices((all) => ({
      ...all,
      [storeId]: { ...NOTHING_CHOSEN, ...person, ...all[storeId], ...part },
    }))

  // The price depends on ways and coupons alone: words are not asked about.
  const priced = stores.map(({ storeId }) => {
    const { way, couponId } = choiceOf(storeId)
    return { storeId, way, couponId }
  })
  const price = useQuery(buyPriceOf(purchase, { stores: priced, points }))
  if (price.value && price.value !== known) setKnown(price.value)

  return {
    stores,
    amount: stores.length > 0 ? known?.amount : undefined,
    choiceOf,
    choose,
    pointsMost,
    usesPoints,
    spendPoints,
    isBegun: Object.keys(choices).length > 0 || invoice !== undefined,
    invoice,
    setInvoice,
    needsAddress:
      stores.length === 0 || stores.some(({ storeId }) => choiceOf(storeId).way === Way.Courier),
    unready: stores.find(({ storeId }) => !isReady(choiceOf(storeId))),
    wish: {
      stores: stores.map(({ storeId }) => wireOf(storeId, choiceOf(storeId))),
      points,
      invoice,
    },
    reload: price.reload,
  }
}
