import './store-detail.scss'
import { runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OneState } from '../../../../engine/outlet/one-state'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { formatDateTime } from '../../../../shared/date'
import { Icon } from '../../../../ui/icon/icon'
import { Tag } from '../../../../ui/marks/marks'
import { UnderHeader } from '../../../../ui/nav-bar/page-top'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { StreetMap } from '../../../../ui/primitives/map'
import { ScrollView, Swiper } from '../../../../ui/primitives/scroll'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { CouponStrip, couponsOf } from '../../../coupon'
import { Heart, useVisit } from '../../../favorite'
import { type Shown, storeBy } from '../../queries'
import type { StoreDetailConfig } from '.'

/** A street and its neighbours. */
const ZOOM = 15
/** Key of Tencent's static map for browsers, public (README, 'Configuration'). Empty: a plain plane. */
const mapKey: string = process.env.TARO_APP_MAP_KEY ?? ''
const COVER = 480
const EVENT = 120

/** Everything about one store, with what it sells. */
export const StoreDetail = observer(function StoreDetail(
  props: WidgetProps<unknown, StoreDetailConfig>,
) {
  const { config, slot } = props
  const { query } = usePage()
  const id = config.storeId ?? query.id ?? ''
  const found = useQuery(storeBy(id))
  useVisit('store', found.value?.id ?? '')
  return (
    <OneState
      id={id}
      query={found}
      missing={{
        title: 'store.missing',
        note: 'store.missingNote',
        action: 'store.toShop',
        url: HOME,
      }}
      skeleton={<StoreBones />}
    >
      {(store) => <Store store={store} config={config} products={slot('products')} />}
    </OneState>
  )
})

interface StoreProps {
  readonly store: Shown
  readonly config: StoreDetailConfig
  /** The list below the classes. */
  readonly products: ReactNode
}

function Store({ store, config, products }: StoreProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const { id, name, images, hours, isOpen, followers, productCount, events } = store
  return (
    <View className='tp-house'>
      <Cover>
        <Swiper className='tp-house__swipe' label={t('store.pictures', { name })}>
          {images.map((image, at) => (
            <Image
              // biome-ignore lint/suspicious/noArrayIndexKey: two slides may show one picture.
              key={at}
              className='tp-house__pic'
              src={imageUrl(image, COVER, 3 / 2)}
              alt={t('store.picture', { name, n: at + 1 })}
              lazy={at > 0}
            />
          ))}
        </Swiper>
      </Cover>
      <View className='tp-house__panel'>
        <View className='tp-house__head'>
          <View className='tp-house__words'>
            <Text className='tp-house__name' level={1}>
              {name}
            </Text>
            <Text className='tp-house__note tp-num'>
              {`${t('store.beers', { count: productCount })} · ${t('store.followers', { count: followers })}`}
            </Text>
          </View>
          <Heart
            kind='store'
            id={id}
            texts={{ keep: t('store.follow'), drop: t('store.followed') }}
            className='tp-house__follow'
            textClassName='tp-house__follow-text'
          />
        </View>
        <View className='tp-house__hours'>
          <Icon name='clock' size={20} tone='muted' />
          <Text className='tp-num'>{hours}</Text>
          <Tag tone={isOpen ? 'success' : 'neutral'}>
            {t(isOpen ? 'store.open' : 'store.closed')}
          </Tag>
        </View>
        <Reach store={store} withMap={config.map} />
      </View>
      {config.coupons && store.coupons > 0 && <Coupons storeId={id} />}
      {events.length > 0 && <Events of={events} />}
      <Classes of={store.classes} total={productCount} />
      {products}
    </View>
  )
}

/** Where it is, and the ways to it: the phone's map and a call. */
function Reach({ store, withMap }: { readonly store: Shown; readonly withMap: boolean }) {
  const { host } = useServices()
  const t = useTranslate()
  const { id, name, address, phone, latitude, longitude } = store
  const [zoom, setZoom] = useState(ZOOM)
  const show = () =>
    host
      .showPlace({ latitude, longitude, name, address })
      .catch(() => host.toast(t('store.mapFailed', { address: address || name })))
  const dial = () => host.callPhone(phone).catch(() => host.toast(t('store.callFailed', { phone })))
  return (
    <>
      <Pressable
        className='tp-house__way'
        label={t('store.map', { name })}
        onTap={() => void show()}
      >
        <Icon name='map-pin' size={20} tone='muted' />
        <Text className='tp-house__address'>{address}</Text>
        <Icon name='navigation' size={20} tone='brand' />
      </Pressable>
      {phone !== '' && (
        <Pressable
          className='tp-house__way'
          label={t('store.call', { name })}
          onTap={() => void dial()}
        >
          <Icon name='phone' size={20} tone='muted' />
          <Text className='tp-house__address tp-num'>{phone}</Text>
          <Icon name='chevron-right' size={16} tone='faint' />
        </Pressable>
      )}
      {withMap && (
        <StreetMap
          className='tp-house__map'
          center={{ latitude, longitude }}
          zoom={zoom}
          onZoom={setZoom}
          markers={[{ id, name, latitude, longitude }]}
          lines={[]}
          circles={[]}
          areas={[]}
          controls={false}
          selected={id}
          onSelect={() => void show()}
          mapKey={mapKey}
          texts={{
            label: t('store.mapOf', { name }),
            zoomIn: t('store.closer'),
            zoomOut: t('store.farther'),
            credit: t('store.credit'),
          }}
        />
      )}
    </>
  )
}

/** Coupons are a help: where they cannot be had, nothing is said of them. Their room is kept: the store says it has some. */
const Coupons = observer(function Coupons({ storeId }: { readonly storeId: string }) {
  const t = useTranslate()
  const found = useQuery(couponsOf(storeId))
  const coupons = (found.value?.result ?? []).filter(({ state }) => state < 2)
  if (coupons.length === 0 && found.status !== 'loading') return null
  return (
    <View className='tp-house__panel tp-house__panel--flush'>
      <Text className='tp-house__title' level={2}>
        {t('store.coupons')}
      </Text>
      <CouponStrip coupons={coupons} onRefused={() => void found.reload()} />
    </View>
  )
})

function Events({ of }: { readonly of: Shown['events'] }) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  return (
    <View className='tp-house__panel tp-house__panel--flush'>
      <Text className='tp-house__title' level={2}>
        {t('store.events')}
      </Text>
      <View role='list' label={t('store.events')}>
        {of.map(({ id, title, intro, image, url, startsAt }) => {
          const inner = (
            <>
              <Image className='tp-house__event-pic' src={imageUrl(image, EVENT)} alt='' />
              <View className='tp-house__words'>
                <Text className='tp-house__event-name tp-whole'>{title}</Text>
                <Text className='tp-house__note tp-num'>{formatDateTime(startsAt, locale)}</Text>
                <Text className='tp-house__note tp-clamp-2'>{intro}</Text>
              </View>
            </>
          )
          return (
            <View key={id} role='listitem'>
              {url === '' ? (
                <View className='tp-house__event'>{inner}</View>
              ) : (
                <Pressable role='link' className='tp-house__event' onTap={open.to(url)}>
                  {inner}
                </Pressable>
              )}
            </View>
          )
        })}
      </View>
    </View>
  )
}

/** What the list below is narrowed to; said in the page's state, where its query reads it. */
const Classes = observer(function Classes(props: {
  readonly of: Shown['classes']
  readonly total: number
}) {
  const { of, total } = props
  const { state } = usePage()
  const t = useTranslate()
  const chosen = String(state.get('classId') ?? '')
  const all = [{ id: '', name: t('common.all'), count: total }, ...of]
  if (of.length === 0) return null
  return (
    <>
      <Text className='tp-house__heading' level={2}>
        {t('store.sells')}
      </Text>
      {of.length > 1 && (
        <ScrollView
          direction='x'
          className='tp-house__classes'
          role='radiogroup'
          label={t('store.sells')}
        >
          {all.map(({ id, name, count }) => (
            <Pressable
              key={id}
              role='radio'
              className={cx('tp-house__class', id === chosen && 'tp-house__class--on')}
              checked={id === chosen}
              onTap={() => runInAction(() => state.set('classId', id))}
            >
              <Text>{name}</Text>
              <Text className='tp-house__count tp-num'>{count}</Text>
            </Pressable>
          ))}
        </ScrollView>
      )}
    </>
  )
})

/** The room of the pictures: the header is clear over it where the definition says so. */
function Cover({ children }: { readonly children: ReactNode }) {
  const on = usePage().about().meta?.nav?.transparent === true
  return <UnderHeader {...{ className: 'tp-house__cover', on, children }} />
}

function StoreBones() {
  const t = useTranslate()
  return (
    <View className='tp-house' role='status' label={t('common.loading')}>
      <Cover>
        <Bone shape='block' className='tp-house__swipe' />
      </Cover>
      <View className='tp-house__panel'>
        <Bone width={60} />
        <Bone width={40} />
        <Bone />
        <Bone width={80} />
      </View>
    </View>
  )
}
