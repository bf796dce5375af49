import './coupon-strip.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { openLogin, useOffer } from '../../../engine/actions/open'
import { errorText } from '../../../engine/error-text'
import { usePage } from '../../../engine/page/page-context'
import { useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { moneyText } from '../../../shared/money'
import { Pressable, Text, View } from '../../../ui/primitives/elements'
import { ScrollView } from '../../../ui/primitives/scroll'
import { cx } from '../../../ui/style'
import { type Coupon, CouponState, claimCoupon } from '../contract'
import { stale } from '../queries'

interface Claims {
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
      const coupon = await claimCoupon({ body: { couponId: id } })
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

const short = (cents: number) => moneyText(cents).replace(/\.00$/, '')

interface CouponStripProps {
  readonly coupons: readonly Coupon[]
  /** Shows how things stand when the server has refused one. */
  readonly onRefused: () => void
}

/** Coupons in a row, each claimed where it stands: on a product, a store, a cart. */
export const CouponStrip = observer(function CouponStrip({ coupons, onRefused }: CouponStripProps) {
  const t = useTranslate()
  const offer = useOffer()
  const { busy, now, claim } = useClaim(onRefused)
  return (
    <ScrollView direction='x' className='tp-strip' role='list' label={t('coupon.title')}>
      {coupons.map(now).map((coupon) => {
        const { id, name, amount, threshold, state } = coupon
        const isOpen = state === CouponState.Open
        return (
          <View key={id} className='tp-strip__item' role='listitem'>
            <Pressable
              className={cx('tp-strip__coupon', !isOpen && 'tp-strip__coupon--mine')}
              label={t(isOpen ? 'coupon.claimNamed' : 'coupon.yoursNamed', {
                name,
                amount: short(amount),
              })}
              disabled={!isOpen || busy !== undefined}
              onTap={offer(claimCoupon, () => claim(coupon))}
            >
              <View className='tp-strip__worth'>
                <Text className='tp-strip__amount tp-num'>{short(amount)}</Text>
                <Text className='tp-strip__from tp-num'>
                  {threshold > 0
                    ? t('coupon.minimum', { amount: short(threshold) })
                    : t('coupon.noMinimum')}
                </Text>
              </View>
              <Text className='tp-strip__act'>{t(isOpen ? 'coupon.claim' : 'coupon.state.1')}</Text>
            </Pressable>
          </View>
        )
      })}
    </ScrollView>
  )
})
