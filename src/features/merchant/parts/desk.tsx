import { runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useOpen } from '../../../engine/actions/open'
import { useQuery } from '../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../engine/page/page-context'
import { useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { Button } from '../../../ui/button/button'
import { Image, Text, View } from '../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../ui/radio/radio'
import { Sheet } from '../../../ui/sheet/sheet'
import { Skeleton } from '../../../ui/skeleton/skeleton'
import { ownShops, type Shop, shopBy } from '../queries'
import './desk.scss'

/** Of a merchant: applied for, and turned down; one in between is open. */
const APPLIED = 1
const OPEN = 2

/** Where the work is done, unless the definition says otherwise. */
const PAGES = {
  orders: '/views/index?url=/merchant/orders',
  order: '/views/index?url=/merchant/order',
  picking: '/views/index?url=/merchant/picking',
  codes: '/views/index?url=/merchant/codes',
  sales: '/views/index?url=/merchant/after-sales',
  reviews: '/views/index?url=/merchant/reviews',
  customers: '/views/index?url=/merchant/customers',
  products: '/views/index?url=/merchant/products',
  product: '/views/index?url=/merchant/product',
  coupons: '/views/index?url=/merchant/coupons',
  income: '/views/index?url=/merchant/income',
  applications: '/views/index?url=/merchant/applications',
  information: '/merchant/information',
  essential: '/merchant/essential',
  business: '/merchant/business',
  another: '/views/index?url=/merchant/another',
} as const

interface DeskUrls {
  readonly urls: Readonly<Record<string, string>>
}

/** The address of a page of the desk. @param more what it is told besides: `&id=7`. */
export const deskUrl = ({ urls }: DeskUrls, page: keyof typeof PAGES, more = ''): string =>
  `${urls[page] ?? PAGES[page]}${more}`

interface DeskProps {
  readonly config: DeskUrls
  readonly children: (shop: Shop) => ReactNode
}

/** Every page of the desk: whose shop it is, with the way to the others, or why there is none. */
export const Desk = observer(function Desk({ config, children }: DeskProps) {
  const { session, renewUser } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const shops = useQuery(ownShops)
  // Who comes back from the form of an application has one.
  useReturnRefresh(shops.reload)
  const all = shops.value ?? []
  const running = all.filter(({ status }) => status === OPEN)
  // What one page chose holds on the others, and for their calls (client spec §7, 'merchant id').
  const chosen = running.find(({ id }) => id === session.merchantId) ?? running[0]
  const why = all.some(({ status }) => status === APPLIED) ? 'waiting' : 'refused'
  const reason = all.length === 0 ? 'none' : why
  // What stands around this is for who runs a shop: one that was approved just now is not known of yet.
  // A server that tells no roles has none to ask for anew.
  const roles = session.user?.roles
  const isNews = chosen !== undefined && roles && !roles.merchant && !roles.admin
  useEffect(() => {
    if (isNews) void renewUser?.()
  }, [isNews, renewUser])
  const said = all.find((shop) => shop.reason !== '')?.reason
  return (
    <QueryState
      query={shops}
      offline={OFFLINE}
      skeleton={<Skeleton kind='cell' count={13} label={t('common.loading')} />}
      empty={
        chosen
          ? undefined
          : {
              variant: reason === 'waiting' ? 'coming' : 'locked',
              title: t(`merchant.shop.${reason}`),
              note: said
                ? t('merchant.papers.why', { reason: said })
                : t(`merchant.shop.${reason}Note`),
              actionText: t(`merchant.shop.${reason}Do`),
              // Who has no shop yet applies with the first of the forms.
              onAction: open.to(deskUrl(config, 'essential')),
            }
      }
    >
      {chosen && (
        <View className='tp-desk'>
          <ShopHead shop={chosen} shops={running} />
          {children(chosen)}
        </View>
      )}
    </QueryState>
  )
})

interface ShopHeadProps {
  readonly shop: Shop
  readonly shops: readonly Shop[]
}

function ShopHead({ shop, shops }: ShopHeadProps) {
  const { session, persistence, host } = useServices()
  const { imageUrl } = host
  const choose = useCallback(
    (id: string) => {
      runInAction(() => {
        session.merchantId = id
      })
      persistence.tryWrite('merchant', { id })
    },
    [session, persistence],
  )
  const t = useTranslate()
  // Before what stands below asks for its rows.
  useEffect(() => choose(shop.id), [choose, shop.id])
  const [choosing, setChoosing] = useState(false)
  const { value } = useQuery(shopBy(shop.id))
  return (
    <View className='tp-desk__head'>
      <Image className='tp-desk__logo' src={value ? imageUrl(value.logo, 44) : ''} alt='' />
      <View className='tp-desk__text'>
        <Text className='tp-desk__name tp-whole' level={2}>
          {shop.name}
        </Text>
        {value?.isOperator && <Text className='tp-desk__note'>{t('merchant.shop.operator')}</Text>}
      </View>
      {shops.length > 1 && (
        <Button
          size='s'
          kind='secondary'
          icon='arrow-up-down'
          label={t('merchant.shop.switchFrom', { name: shop.name })}
          onTap={() => setChoosing(true)}
        >
          {t('merchant.shop.switch')}
        </Button>
      )}
      <Sheet
        open={choosing}
        onClose={() => setChoosing(false)}
        title={t('merchant.shop.choose')}
        closeLabel={t('common.close')}
      >
        <RadioGroup label={t('merchant.shop.choose')}>
          {shops.map(({ id, name }) => (
            <RadioRow
              key={id}
              title={name}
              checked={id === shop.id}
              onChange={() => {
                choose(id)
                setChoosing(false)
              }}
            />
          ))}
        </RadioGroup>
      </Sheet>
    </View>
  )
}
