import { observer } from 'mobx-react-lite'
import { memo, useState } from 'react'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { PagedList } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { type Translate, useLocale, useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { Segmented, Tabs } from '../../../../ui/choices/choices'
import { Text, View } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { type Coupon, CouponState, claimCoupon } from '../../contract'
import { useClaim } from '../../parts/coupon-strip'
import { couponPages, OWN_STATES, type OwnState } from '../../queries'
import type { CouponListConfig } from '.'
import './coupon-list.scss'
import { formatDate } from '../../../../shared/date'
import { formatMoney, moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Tag } from '../../../../ui/marks/marks'

interface CouponCardProps {
  readonly coupon: Coupon
  readonly busy: boolean
  readonly onClaim: (coupon: Coupon) => void
  readonly onUse: () => void
  /** Shows the order that took it. */
  readonly onOrder: () => void
}

/** Fewer than this many are counted; how far it has gone is told from this percentage on. */
const FEW = 20
const MANY = 50
/** Fields of conditions that are said by a name of their own. */
const NAMED: ReadonlySet<string> = new Set(['classId', 'parentClassId', 'storeId', 'price'])

/** What it is good for, in words; nothing when it is good for everything. */
function scopesOf(
  { className, storeId, storeName, conditions }: Coupon,
  t: Translate,
): readonly string[] {
  const fields = conditions?.conditions ?? []
  const dearest = fields.find(
    ({ field, operator }) => field === 'price' && /greater/i.test(operator),
  )
  const isOther = fields.some(({ field }) => !NAMED.has(field))
  return [
    ...(className === '' ? [] : [t('coupon.scope', { name: className })]),
    ...(storeId === ''
      ? []
      : [t(storeName ? 'coupon.scope' : 'coupon.oneStore', { name: storeName })]),
    ...(dearest ? [t('coupon.priced', { amount: moneyText(Number(dearest.value)) })] : []),
    ...(isOther ? [t('coupon.chosen')] : []),
  ]
}

/** A coupon: what it takes off, when, until when, and its one button. */
const CouponCard = memo(function CouponCard(props: CouponCardProps) {
  const { coupon, busy, onClaim, onUse, onOrder } = props
  const { name, amount, threshold, endsAt, left, total, state, usedAt, orderId } = coupon
  const t = useTranslate()
  const offer = useOffer()
  const locale = useLocale()
  const off = moneyText(amount)
  const used = usedAt !== null
  const gone = used || state === CouponState.SoldOut || state === CouponState.Expired
  const scopes = scopesOf(coupon, t)
  const { currency, integer, fraction } = formatMoney(amount)
  const taken = Math.min(100, Math.floor(((total - left) / Math.max(1, total)) * 100))
  return (
    <View className={cx('tp-coupon', gone && 'tp-coupon--gone')} role='listitem'>
      <View className='tp-coupon__worth'>
        <Text className='tp-coupon__amount tp-num'>
          <Text className='tp-coupon__currency'>{currency}</Text>
          {integer}
          {fraction !== '.00' && <Text className='tp-coupon__fraction'>{fraction}</Text>}
        </Text>
        <Text className='tp-coupon__off'>{t('coupon.off')}</Text>
      </View>
      <View className='tp-coupon__main'>
        <View className='tp-coupon__body'>
          <Text className='tp-coupon__name tp-whole'>{name}</Text>
          <View className='tp-coupon__terms'>
            <Text className='tp-coupon__note tp-num'>
              {threshold > 0
                ? t('coupon.minimum', { amount: moneyText(threshold).replace(/\.00$/, '') })
                : t('coupon.noMinimum')}
            </Text>
            {scopes.length === 0 && <Tag>{t('coupon.anything')}</Tag>}
            {scopes.map((scope) => (
              <Tag key={scope} tone='brand'>
                {scope}
              </Tag>
            ))}
          </View>
          <Text className='tp-coupon__note tp-num'>
            {used
              ? t('coupon.usedOn', { date: formatDate(usedAt, locale) })
              : t('coupon.until', { date: formatDate(endsAt, locale) })}
          </Text>
          {state === CouponState.Open && (left < FEW || taken >= MANY) && (
            <View className='tp-coupon__stock'>
              <View className='tp-coupon__track' decor>
                <View className='tp-coupon__taken' style={{ width: `${taken}%` }} />
              </View>
              <Text className='tp-coupon__left tp-num'>
                {left < FEW ? t('coupon.left', { n: left }) : t('coupon.taken', { n: taken })}
              </Text>
            </View>
          )}
        </View>
        <View className='tp-coupon__act'>
          {gone && !used && <Text className='tp-coupon__stamp'>{t(`coupon.state.${state}`)}</Text>}
          {used && orderId === '' && (
            <Text className='tp-coupon__stamp'>{t('coupon.own.used')}</Text>
          )}
          {used && orderId !== '' && (
            <Button size='s' kind='ghost' label={t('coupon.orderNamed', { name })} onTap={onOrder}>
              {t('coupon.order')}
            </Button>
          )}
          {state === CouponState.Open && (
            <Button
              size='s'
              loading={busy}
              label={t('coupon.claimNamed', { name, amount: off })}
              onTap={offer(claimCoupon, () => onClaim(coupon))}
            >
              {t('coupon.claim')}
            </Button>
          )}
          {state === CouponState.Claimed && !used && (
            <Button
              size='s'
              kind='secondary'
              label={t('coupon.useNamed', { name, amount: off })}
              onTap={onUse}
            >
              {t('coupon.use')}
            </Button>
          )}
        </View>
      </View>
    </View>
  )
})

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
    <View className='tp-coupons'>
      {filter && (
        <View className='tp-coupons__tabs'>
          <Tabs
            id='tp-coupons-tab'
            fill
            items={TABS.map((key) => ({ key, label: t(`coupon.${key}`) }))}
            active={tab}
            onChange={setTab}
            label={t('coupon.filter')}
          />
          {mine && !locked && (
            <View className='tp-coupons__states'>
              <Segmented
                options={OWN_STATES.map((each) => ({
                  value: each,
                  label: t(`coupon.own.${each}`),
                }))}
                value={state}
                onChange={setState}
                label={t('coupon.ownStates')}
              />
            </View>
          )}
        </View>
      )}
      <PagedList
        list={list}
        given={value}
        locked={locked && { title: t('coupon.loginTitle'), note: t('coupon.loginNote') }}
        skeleton={
          <View className={grid} role='status' label={t('common.loading')}>
            {[1, 2, 3, 4].map((at) => (
              <Bone key={at} shape='block' className='tp-coupons__bone' />
            ))}
          </View>
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
            onUse={open.to(useUrlOf(config, claims.now(coupon)))}
            onOrder={open.to(fillUrl(orderUrl, claims.now(coupon)))}
          />
        )}
      </PagedList>
    </View>
  )
})
