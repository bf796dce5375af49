import './product-card.scss'
import './product-grid.scss'
import { memo, type ReactNode } from 'react'
import { useServices } from '../../../engine/services'
import { useLocale, useTranslate } from '../../../i18n'
import { shortCount } from '../../../shared/l10n'
import { moneyText } from '../../../shared/money'
import { IconButton } from '../../../ui/button/button'
import { Price, Tag } from '../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../ui/primitives/elements'
import { ScrollView } from '../../../ui/primitives/scroll'
import { Bone } from '../../../ui/skeleton/skeleton'
import { SLICE_CARDS, Slice } from '../../../ui/slice/slice'
import { cx } from '../../../ui/style'
import type { ProductCard as Product } from '../contract-list'
import { type Field, type Layout, roomOf } from './card-room'

export interface ProductCardProps {
  readonly product: Product
  readonly layout: Layout
  readonly fields: readonly string[]
  /** The press of the card (`Open.to`). */
  readonly pressOf: (product: Product) => () => void
  readonly onAim?: (product: Product) => void
  /** What its `+` does; unless told it leads to the product too. */
  readonly onAdd?: (product: Product) => void
}

/** Width in px at 375 the picture is asked for: few of them, so that what two lists of a page show comes once. */
const PICTURE: Readonly<Record<Layout, number>> = {
  '1big': 343,
  '1small': 120,
  '2col': 180,
  '3col': 120,
  swipe: 180,
}

/** A product in a list: the card leads to it, its `+` to what one can choose of it. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { imageUrl } = useServices().host
  const { product, layout, fields, pressOf, onAim, onAdd } = props
  const t = useTranslate()
  const shows = (field: Field) => fields.includes(field)
  const { name, image, style, abv, price, marketPrice, stock, tags } = product
  const soldOut = stock <= 0
  const [tag] = tags
  const press = pressOf(product)
  return (
    <Pressable
      role='link'
      className={cx('tp-product', `tp-product--${layout}`, soldOut && 'tp-product--out')}
      label={`${name}, ${moneyText(price)}${soldOut ? `, ${t('product.list.soldOut')}` : ''}`}
      onTap={press}
      onAim={() => onAim?.(product)}
    >
      <View className='tp-product__art'>
        <Image
          className='tp-product__pic'
          src={imageUrl(image, PICTURE[layout], layout === '1big' ? 1 / 0.88 : 1)}
          alt=''
        />
        {soldOut && <Text className='tp-product__out'>{t('product.list.soldOut')}</Text>}
        {!soldOut && tag && shows('tags') && <Text className='tp-product__mark'>{tag}</Text>}
      </View>
      <View className='tp-product__body'>
        <Text className='tp-product__name tp-whole'>{name}</Text>
        {(shows('style') || shows('abv')) && (
          <View className='tp-product__tags'>
            {shows('style') && style && <Tag tone='brand'>{style}</Tag>}
            {shows('abv') && abv > 0 && <Tag>{t('product.list.abv', { abv })}</Tag>}
          </View>
        )}
        <View className='tp-product__foot'>
          <View className='tp-product__money'>
            {shows('price') && (
              <Price cents={price} size={layout === '3col' || layout === 'swipe' ? 's' : 'm'} />
            )}
            <Small
              product={product}
              was={shows('marketPrice') && marketPrice !== undefined && marketPrice > price}
              sold={shows('sold')}
            />
          </View>
          {shows('add') && !soldOut && (
            <IconButton
              name='plus'
              kind='solid'
              size='s'
              label={t('product.list.add', { name })}
              className='tp-product__add'
              stop
              onTap={onAdd ? () => onAdd(product) : press}
            />
          )}
        </View>
      </View>
    </Pressable>
  )
})

interface SmallProps {
  readonly product: Product
  readonly was: boolean
  readonly sold: boolean
}

/** The quiet line under the price. */
function Small({ product: { marketPrice, sold: count }, was, sold }: SmallProps) {
  const t = useTranslate()
  const locale = useLocale()
  const counted = sold && count > 0
  if (!was && !counted) return null
  return (
    <Text className='tp-product__small tp-num'>
      {was && <Text className='tp-product__was'>{moneyText(marketPrice ?? 0)}</Text>}
      {counted && <Text>{t('product.list.sold', { number: shortCount(count, locale) })}</Text>}
    </Text>
  )
}

export interface ProductGridProps {
  readonly layout: Layout
  readonly label?: string
  /** False when another grid goes on below it. */
  readonly isLast?: boolean
  readonly children: ReactNode
}

/** Lays cards out: a grid that gains columns with the width, or a row that scrolls. */
export function ProductGrid({ layout, label, isLast = true, children }: ProductGridProps) {
  if (layout !== 'swipe') {
    return (
      <View className={cx('tp-products', `tp-products--${layout}`, !isLast && 'tp-products--on')}>
        {children}
      </View>
    )
  }
  return (
    <ScrollView direction='x' label={label}>
      <View className='tp-products__strip'>{children}</View>
    </ScrollView>
  )
}

export interface ProductSlicesProps<T> {
  readonly layout: Layout
  readonly items: readonly T[]
  readonly draw: (item: T) => ReactNode
}

/** A grid in slices: a list of thousands keeps no more than what is near the screen. */
export function ProductSlices<T extends { readonly id: string }>(props: ProductSlicesProps<T>) {
  const { layout, items, draw } = props
  const count = Math.ceil(items.length / SLICE_CARDS)
  const slices = Array.from({ length: count }, (_, at) => {
    const cards = items.slice(at * SLICE_CARDS, (at + 1) * SLICE_CARDS)
    return (
      <Slice key={cards[0]?.id} height={roomOf(layout, cards.length)} eager={at === 0} order={at}>
        {() => (
          <ProductGrid layout={layout} isLast={at === count - 1}>
            {cards.map(draw)}
          </ProductGrid>
        )}
      </Slice>
    )
  })
  // In a box of their own: one more before the end of the list would send all of them anew.
  return <View>{slices}</View>
}

const BONES: Readonly<Record<Layout, number>> = {
  '1big': 2,
  '1small': 4,
  '2col': 4,
  '3col': 6,
  swipe: 3,
}

/** Cards to come, in the same places. */
export function ProductBones({ layout, label }: { layout: Layout; label: string }) {
  return (
    <View role='status' label={label}>
      <ProductGrid layout={layout}>
        {Array.from({ length: BONES[layout] }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered.
          <View key={at} className={`tp-product tp-product--${layout}`}>
            <View className='tp-product__art'>
              <Bone shape='block' className='tp-product__pic' />
            </View>
            <View className='tp-product__body'>
              <Bone width={92} />
              <Bone width={58} />
              <Bone width={40} className='tp-products__bone' />
            </View>
          </View>
        ))}
      </ProductGrid>
    </View>
  )
}
