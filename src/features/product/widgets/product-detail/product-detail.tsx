import './product-detail.scss'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useMemo, useState } from 'react'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { type ListPage, useQuery } from '../../../../engine/data/queries'
import { OneState } from '../../../../engine/outlet/one-state'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import type { CallOptions } from '../../../../http/endpoint'
import { useTranslate } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { formatUrl } from '../../../../routing/url'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Cell } from '../../../../ui/cell/cell'
import { Icon } from '../../../../ui/icon/icon'
import { Badge, Price } from '../../../../ui/marks/marks'
import { NOWHERE } from '../../../../ui/page-contexts'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { useGradual } from '../../../../ui/use-gradual'
import { useVisit } from '../../../favorite'
import { addFootprint, addToCart, notifyStock, type ProductDetail, type Sku } from '../../contract'
import type { ProductCard } from '../../contract-list'
import { useChoice } from '../../parts/choose-sku'
import { LateBuySheet } from '../../parts/late-parts'
import { cartLines, piecesOf, productBy, productStoreBy } from '../../queries'
import type { ProductDetailConfig } from '.'
import { Attributes, Description, Facts, Gallery, GalleryBox } from './about'

interface ProductBodyProps {
  readonly product: ProductDetail
  readonly skus: readonly Sku[]
  readonly config: ProductDetailConfig
  readonly slot: (name: string) => ReactNode
}

/** A product that has arrived. */
export const ProductBody = observer(function ProductBody({
  product,
  skus,
  config,
  slot,
}: ProductBodyProps) {
  const page = usePage()
  const t = useTranslate()
  const open = useOpen()
  const choice = useChoice(product, skus, page.query)
  // The way back from a login brings the variant along: the sheet is open as it was.
  const [sheet, setSheet] = useState(page.query.skuId !== undefined)
  const { sku, count } = choice
  const { name, images, image, store, attributes, description } = product
  const phone = useQuery(productStoreBy(product.id)).value?.phone
  const choose = () => setSheet(true)
  useVisit(noteVisit, product.id)
  // Who has been here before has all of it at once: what others say lies below the first screen.
  const parts = useGradual(2, product.id, 1)
  return (
    <View className='tp-pd'>
      {config.gallery && <Gallery name={name} images={images.length > 0 ? images : [image]} />}
      <View className='tp-pd__main'>
        <Facts product={product} sku={sku} reviewsUrl={config.reviewsUrl} />
        <View className='tp-pd__cells'>
          <Cell
            title={sku ? t('product.chosen') : t('product.choose')}
            value={
              <Text className='tp-pd__choice'>
                {sku ? `${sku.name || name} × ${count}` : optionNames(product)}
              </Text>
            }
            onTap={choose}
          />
          <Cell
            icon='store'
            title={store.name}
            note={phone ? t('product.storePhone', { phone }) : t('product.store')}
            onTap={open.to(fillUrl(config.storeUrl, store))}
          />
        </View>
        {slot('offers')}
        {config.attributes && attributes.length > 0 && <Attributes of={attributes} />}
        {config.description && description !== '' && <Description html={description} />}
      </View>
      <View className='tp-pd__more'>{parts > 1 && slot('more')}</View>
      <BuyBar
        product={product}
        soldOut={skus.every(({ stock }) => stock <= 0)}
        config={config}
        onChoose={choose}
      />
      <LateBuySheet
        open={sheet}
        product={product}
        skus={skus}
        choice={choice}
        buyUrl={config.buyUrl}
        back={formatUrl(page.url, { ...page.query, skuId: sku?.id, count })}
        onClose={() => setSheet(false)}
      />
    </View>
  )
})

interface BuyBarProps {
  readonly product: ProductDetail
  readonly soldOut: boolean
  readonly config: ProductDetailConfig
  readonly onChoose: () => void
}

/** Help, the cart, and the ways to have it. */
const BuyBar = observer(function BuyBar({ product, soldOut, config, onChoose }: BuyBarProps) {
  const { session } = useServices()
  const t = useTranslate()
  const offer = useOffer()
  const open = useOpen()
  const { value: lines } = useQuery({ ...cartLines, enabled: session.isLoggedIn })
  const pieces = session.isLoggedIn ? piecesOf(lines ?? []) : 0
  return (
    <ActionBar
      lead={
        <View className='tp-pd__lead'>
          <Pressable
            className='tp-pd__service'
            onTap={open.to(formatUrl(config.serviceUrl, { productId: product.id }))}
          >
            <Icon name='headphones' size={20} />
            <Text className='tp-pd__service-text'>{t('product.service')}</Text>
          </Pressable>
          <Pressable
            className='tp-pd__service'
            label={pieces > 0 ? t('product.cartCount', { n: pieces }) : undefined}
            onTap={open.to(config.cartUrl)}
          >
            <Badge count={pieces}>
              <Icon name='cart' size={20} />
            </Badge>
            <Text className='tp-pd__service-text'>{t('cart.title')}</Text>
          </Pressable>
        </View>
      }
    >
      {soldOut ? (
        <>
          <Button block kind='secondary' size='l' className='tp-pd__act' disabled>
            {t('product.soldOut')}
          </Button>
          <Button
            block
            size='l'
            className='tp-pd__act'
            label={t('product.notify.askNamed', { name: product.name })}
            onTap={offer(notifyStock, onChoose)}
          >
            {t('product.notify.ask')}
          </Button>
        </>
      ) : (
        <>
          <Button
            block
            kind='secondary'
            size='l'
            className='tp-pd__act'
            onTap={offer(addToCart, onChoose)}
          >
            {t('cart.add')}
          </Button>
          <Button
            block
            size='l'
            className='tp-pd__act'
            onTap={open.to(config.buyUrl) === NOWHERE ? NOWHERE : onChoose}
          >
            {t('product.buy')}
          </Button>
        </>
      )}
    </ActionBar>
  )
})

const noteVisit = (id: string, options: CallOptions) => addFootprint({ body: { id } }, options)

const optionNames = (product: ProductDetail) => product.options.map(({ name }) => name).join(' · ')

/** What a list told of a product, when it stood in one; to be shown until the product itself is there. */
function useSeenCard(id: string): ProductCard | undefined {
  const { queries, session, settings } = useServices()
  return useMemo(() => {
    const queryKey = [session.userId, settings.locale, 'products']
    return queries
      .getQueryCache()
      .findAll({ queryKey })
      .flatMap(({ state }) => (state.data as { pages?: ListPage<ProductCard>[] })?.pages ?? [])
      .flatMap(({ result }) => result)
      .find((card) => card.id === id)
  }, [queries, session.userId, settings.locale, id])
}

interface ProductSkeletonProps {
  readonly gallery: boolean
  /** What the list said that led here. */
  readonly card: ProductCard | undefined
}

/** The shape of a product page, with what is known of the product already. */
export function ProductSkeleton({ gallery, card }: ProductSkeletonProps) {
  const t = useTranslate()
  return (
    <View className='tp-pd tp-pd--coming' role='status' label={t('common.loading')}>
      {gallery && (
        <GalleryBox>
          <Bone shape='block' className='tp-pd-gallery__swipe' />
        </GalleryBox>
      )}
      <View className='tp-pd__main'>
        <View className='tp-pd__panel'>
          {card ? (
            <>
              <View className='tp-pd__priceline'>
                <Price size='l' cents={card.price} was={card.marketPrice} />
              </View>
              <Text className='tp-pd__name'>{card.name}</Text>
            </>
          ) : (
            <>
              <Bone width={32} className='tp-pd__bone-price' />
              <Bone width={78} />
            </>
          )}
          <Bone width={50} />
        </View>
        <View className='tp-pd__panel'>
          <Bone />
          <Bone />
          <Bone width={64} />
        </View>
      </View>
    </View>
  )
}

const idOf = (config: ProductDetailConfig, query: Readonly<Record<string, string>>) =>
  config.productId ?? query.id ?? ''

const Detail = observer(function ProductDetailWidget({
  config,
  slot,
}: WidgetProps<unknown, ProductDetailConfig>) {
  const { query } = usePage()
  const id = idOf(config, query)
  const found = useQuery(productBy(id))
  const card = useSeenCard(id)
  return (
    <OneState
      id={id}
      query={found}
      missing={{
        title: 'product.missing',
        note: 'product.missingNote',
        action: 'product.toShop',
        url: HOME,
      }}
      skeleton={<ProductSkeleton gallery={config.gallery} card={card} />}
    >
      {({ product, skus }) => (
        <ProductBody key={product.id} product={product} skus={skus} config={config} slot={slot} />
      )}
    </OneState>
  )
})

/** Everything about one product, and the way to buy it. A finger on a link to it fetches it already. */
export const ProductDetailWidget = Object.assign(Detail, {
  ahead: (...input: Parameters<typeof idOf>) => productBy(idOf(...input)),
})
