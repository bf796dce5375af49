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
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { StreetMap } from '../../../../ui/primitives/map'
import { Scroll } from '../../../../ui/primitives/scroll'
import { Swipe } from '../../../../ui/primitives/swipe'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { CouponStrip, couponsOf } from '../../../coupon'
import { Heart } from '../../../favorite'
import { type Shown, storeBy } from '../../queries-show'
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
    <Box className='tp-house'>
      <Box className='tp-house__cover'>
        <Swipe className='tp-house__swipe' label={t('store.pictures', { name })}>
          {images.map((image, at) => (
            <Pic
              // biome-ignore lint/suspicious/noArrayIndexKey: two slides may show one picture.
              key={at}
              className='tp-house__pic'
              src={imageUrl(image, COVER)}
              alt={t('store.picture', { name, n: at + 1 })}
              lazy={at > 0}
            />
          ))}
        </Swipe>
      </Box>
      <Box className='tp-house__panel'>
        <Box className='tp-house__head'>
          <Box className='tp-house__words'>
            <Txt className='tp-house__name' level={1}>
              {name}
            </Txt>
            <Txt className='tp-house__note tp-num'>
              {`${t('store.beers', { count: productCount })} · ${t('store.followers', { count: followers })}`}
            </Txt>
          </Box>
          <Heart
            kind='store'
            id={id}
            texts={{ keep: t('store.follow'), drop: t('store.followed') }}
            className='tp-house__follow'
            textClassName='tp-house__follow-text'
          />
        </Box>
        <Box className='tp-house__hours'>
          <Icon name='clock' size={20} tone='muted' />
          <Txt className='tp-num'>{hours}</Txt>
          <Tag tone={isOpen ? 'success' : 'neutral'}>
            {t(isOpen ? 'store.open' : 'store.closed')}
          </Tag>
        </Box>
        <Reach store={store} withMap={config.map} />
      </Box>
      {config.coupons && store.coupons > 0 && <Coupons storeId={id} />}
      {events.length > 0 && <Events of={events} />}
      <Classes of={store.classes} total={productCount} />
      {products}
    </Box>
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
      <Press className='tp-house__way' label={t('store.map', { name })} onTap={() => void show()}>
        <Icon name='map-pin' size={20} tone='muted' />
        <Txt className='tp-house__address'>{address}</Txt>
        <Icon name='navigation' size={20} tone='brand' />
      </Press>
      {phone !== '' && (
        <Press
          className='tp-house__way'
          label={t('store.call', { name })}
          onTap={() => void dial()}
        >
          <Icon name='phone' size={20} tone='muted' />
          <Txt className='tp-house__address tp-num'>{phone}</Txt>
          <Icon name='chevron-right' size={16} tone='faint' />
        </Press>
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

/** Coupons are a help: where they cannot be had, nothing is said of them. */
const Coupons = observer(function Coupons({ storeId }: { readonly storeId: string }) {
  const t = useTranslate()
  const found = useQuery(couponsOf(storeId))
  const coupons = (found.value?.result ?? []).filter(({ state }) => state < 2)
  if (coupons.length === 0) return null
  return (
    <Box className='tp-house__panel tp-house__panel--flush'>
      <Txt className='tp-house__title' level={2}>
        {t('store.coupons')}
      </Txt>
      <CouponStrip coupons={coupons} onRefused={() => void found.reload()} />
    </Box>
  )
})

function Events({ of }: { readonly of: Shown['events'] }) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  return (
    <Box className='tp-house__panel tp-house__panel--flush'>
      <Txt className='tp-house__title' level={2}>
        {t('store.events')}
      </Txt>
      <Box role='list' label={t('store.events')}>
        {of.map(({ id, title, intro, image, url, startsAt }) => {
          const inner = (
            <>
              <Pic className='tp-house__event-pic' src={imageUrl(image, EVENT)} alt='' />
              <Box className='tp-house__words'>
                <Txt className='tp-house__event-name tp-clamp-2'>{title}</Txt>
                <Txt className='tp-house__note tp-num'>{formatDateTime(startsAt, locale)}</Txt>
                <Txt className='tp-house__note tp-clamp-2'>{intro}</Txt>
              </Box>
            </>
          )
          return (
            <Box key={id} role='listitem'>
              {url === '' ? (
                <Box className='tp-house__event'>{inner}</Box>
              ) : (
                <Press role='link' className='tp-house__event' onTap={() => open(url)}>
                  {inner}
                </Press>
              )}
            </Box>
          )
        })}
      </Box>
    </Box>
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
      <Txt className='tp-house__heading' level={2}>
        {t('store.sells')}
      </Txt>
      {of.length > 1 && (
        <Scroll
          direction='x'
          className='tp-house__classes'
          role='radiogroup'
          label={t('store.sells')}
        >
          {all.map(({ id, name, count }) => (
            <Press
              key={id}
              role='radio'
              className={cx('tp-house__class', id === chosen && 'tp-house__class--on')}
              checked={id === chosen}
              onTap={() => runInAction(() => state.set('classId', id))}
            >
              <Txt>{name}</Txt>
              <Txt className='tp-house__count tp-num'>{count}</Txt>
            </Press>
          ))}
        </Scroll>
      )}
    </>
  )
})

function StoreBones() {
  const t = useTranslate()
  return (
    <Box className='tp-house' role='status' label={t('common.loading')}>
      <Bone shape='block' className='tp-house__cover' />
      <Box className='tp-house__panel'>
        <Bone width={60} />
        <Bone width={40} />
        <Bone />
        <Bone width={80} />
      </Box>
    </Box>
  )
}
