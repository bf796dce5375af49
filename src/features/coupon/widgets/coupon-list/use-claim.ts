import { useState } from 'react'
import { openLogin } from '../../../../engine/actions/open'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { type Coupon, claimCoupon } from '../../contract'
import { stale } from '../../queries'

export interface Claims {
  /** The coupon that is being claimed. */
  readonly busy: string | undefined
  /** A coupon as its claim answered it; the list it stands in keeps its order. */
  readonly now: (coupon: Coupon) => Coupon
  readonly claim: (coupon: Coupon) => void
}

/** Claims one coupon at a time; `onRefused` shows how things stand when the server has said no. */
export function useClaim(onRefused: () => void): Claims {
  const services = useServices()
  const { host, queries, session } = services
  const page = usePage()
  const t = useTranslate()
  const [busy, setBusy] = useState<string>()
  const [claimed, setClaimed] = useState<{ readonly [id: string]: Coupon }>({})
  // What is claimed is claimed for one user: another one sees what the list says.
  const of = (id: string) => `${session.userId} ${id}`

  async function claim({ id, amount }: Coupon): Promise<void> {
    if (busy !== undefined) return
    if (!session.isLoggedIn) return openLogin(services, page)
    setBusy(id)
    try {
      const coupon = await claimCoupon({ body: { couponId: id } }, { quiet: true })
      setClaimed((before) => ({ ...before, [of(id)]: coupon }))
      host.toast(t('coupon.claimed', { amount: moneyText(amount) }))
      void stale.afterClaim(queries)
    } catch (error) {
      host.toast(errorText(error, t))
      onRefused()
    }
    setBusy(undefined)
  }

  return { busy, claim, now: (coupon) => claimed[of(coupon.id)] ?? coupon }
}
