import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { PagedList } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { Segmented, Tabs } from '../../../../ui/choices/choices'
import { Box } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import type { Coupon } from '../../contract'
import { useClaim } from '../../parts/coupon-strip'
import { couponPages, OWN_STATES, type OwnState } from '../../queries'
import type { CouponListConfig } from '.'
import { CouponCard } from './coupon-card'
import './coupon-list.scss'

const OFFLINE = { title: 'coupon.offline', note: 'coupon.offlineNote' } as const

const TABS = ['all', 'mine'] as const
type Tab = (typeof TABS)[number]

/** Where it is good: in its store, or among the beers it is for. A class nobody chose is not asked for. */
const useUrlOf = ({ useUrl, storeUrl }: CouponListConfig, coupon: Coupon) =>
  coupon.storeId === ''
    ? fillUrl(useUrl, coupon).replace(/[?&]\w+=(?=&|$)/g, '')
    : fillUrl(storeUrl, coupon)

type Props = WidgetProps<readonly Coupon[] | undefined, CouponListConfig>

/** Coupons to claim, and one's own to use. */
export const CouponList = observer(function CouponList({ value, config }: Props) {
  const { columns, pageSize, filter, orderUrl } = config
  const { query } = usePage()
  const services = useServices()
  const t = useTranslate()
  const open = useOpen()
  const [tab, setTab] = useState<Tab>(query.mine ? 'mine' : 'all')
  const [state, setState] = useState<OwnState>('usable')
  const mine = tab === 'mine'
  const locked = mine && !services.session.isLoggedIn
  const list = usePages<Coupon>({
    ...couponPages(mine, pageSize, mine ? state : undefined),
    enabled: value === undefined && !locked,
  })
  const claims = useClaim(() => void list.reload())
  // One may have been used meanwhile, or come back with an order.
  useReturnRefresh(() => value === undefined && !locked && list.reload())
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
          {mine && !locked && (
            <Box className='tp-coupons__states'>
              <Segmented
                options={OWN_STATES.map((each) => ({
                  value: each,
                  label: t(`coupon.own.${each}`),
                }))}
                value={state}
                onChange={setState}
                label={t('coupon.ownStates')}
              />
            </Box>
          )}
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
        empty={
          mine && state !== 'usable'
            ? { title: t(`coupon.noneOwn.${state}`), compact: true }
            : {
                title: t(mine ? 'coupon.noneMine' : 'coupon.empty'),
                note: t(mine ? 'coupon.noneMineNote' : 'coupon.emptyNote'),
                actionText: mine ? t('coupon.toClaim') : undefined,
                onAction: () => setTab('all'),
              }
        }
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
            onUse={(one) => open(useUrlOf(config, one))}
            onOrder={(one) => open(fillUrl(orderUrl, one))}
          />
        )}
      </PagedList>
    </Box>
  )
})
