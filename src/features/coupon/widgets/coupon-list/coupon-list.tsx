import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { PagedList } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Tabs } from '../../../../ui/choices/choices'
import { Box } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { type Coupon, claimCoupon } from '../../contract'
import { couponPages, stale } from '../../queries'
import type { CouponListConfig } from '.'
import { CouponCard } from './coupon-card'
import './coupon-list.scss'

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

const OFFLINE = { title: 'coupon.offline', note: 'coupon.offlineNote' } as const

const TABS = ['all', 'mine'] as const
type Tab = (typeof TABS)[number]

/** A class nobody chose is not asked for. */
const useUrlOf = (template: string, coupon: Coupon) =>
  fillUrl(template, coupon).replace(/[?&]\w+=(?=&|$)/g, '')

type Props = WidgetProps<readonly Coupon[] | undefined, CouponListConfig>

/** Coupons to claim, and one's own to use. */
export const CouponList = observer(function CouponList({ value, config }: Props) {
  const { columns, pageSize, filter, useUrl } = config
  const services = useServices()
  const t = useTranslate()
  const open = useOpen()
  const [tab, setTab] = useState<Tab>('all')
  const mine = tab === 'mine'
  const locked = mine && !services.session.isLoggedIn
  const list = usePages<Coupon>({
    ...couponPages(mine, pageSize),
    enabled: value === undefined && !locked,
  })
  const claims = useClaim(() => void list.reload())
  const grid = cx('tp-coupons__grid', columns === 2 && 'tp-coupons__grid--2')

  return (
    <Box className='tp-coupons'>
      {filter && (
        <Box className='tp-coupons__tabs'>
          <Tabs
            id='tp-coupons-tab'
            fill
            items={TABS.map((key) => ({ key, label: t(`coupon.${key}`) }))}
            active={tab}
            onChange={setTab}
            label={t('coupon.filter')}
          />
        </Box>
      )}
      <PagedList
        list={list}
        given={value}
        locked={locked && { title: t('coupon.loginTitle'), note: t('coupon.loginNote') }}
        skeleton={
          <Box className={grid} role='status' label={t('common.loading')}>
            {[1, 2, 3, 4].map((at) => (
              <Bone key={at} shape='block' className='tp-coupons__bone' />
            ))}
          </Box>
        }
        empty={{
          title: t(mine ? 'coupon.noneMine' : 'coupon.empty'),
          note: t(mine ? 'coupon.noneMineNote' : 'coupon.emptyNote'),
          actionText: mine ? t('coupon.toClaim') : undefined,
          onAction: () => setTab('all'),
        }}
        offline={OFFLINE}
        more='coupon.more'
        className={grid}
        label={t('coupon.title')}
      >
        {(coupon) => (
          <CouponCard
            key={coupon.id}
            coupon={claims.now(coupon)}
            busy={claims.busy === coupon.id}
            onClaim={claims.claim}
            onUse={(one) => open(useUrlOf(useUrl, one))}
          />
        )}
      </PagedList>
    </Box>
  )
})
