import { useServices } from '../../../engine/services'
import './product-card.scss'
import { memo } from 'react'
import { useLocale, useTranslate } from '../../../i18n'
import { shortCount } from '../../../shared/count'
import { moneyText } from '../../../shared/money'
import { IconButton } from '../../../ui/button/button'
import { Price, Tag } from '../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../ui/primitives/elements'
import { cx } from '../../../ui/style'
import type { ProductCard as Product } from '../contract-list'
import type { Field, Layout } from './card-room'

export interface ProductCardProps {
  readonly product: Product
  readonly layout: Layout
  readonly fields: readonly string[]
  readonly onOpen: (product: Product) => void
  /** What its `+` does; unless told it leads to the product too. */
  readonly onAdd?: (product: Product) => void
}

/** Width in px at 375 the picture is asked for. */
const PICTURE: Readonly<Record<Layout, number>> = {
  '1big': 343,
  '1small': 112,
  '2col': 180,
  '3col': 120,
  swipe: 148,
}

/** A product in a list: the card leads to it, its `+` to what one can choose of it. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { imageUrl } = useServices().host
  const { product, layout, fields, onOpen, onAdd = onOpen } = props
  const t = useTranslate()
  const shows = (field: Field) => fields.includes(field)
  const { name, image, style, abv, price, marketPrice, stock, tags } = product
  const soldOut = stock <= 0
  const [tag] = tags
  return (
    <Press
      role='link'
      className={cx('tp-product', `tp-product--${layout}`, soldOut && 'tp-product--out')}
      label={`${name}, ${moneyText(price)}${soldOut ? `, ${t('product.list.soldOut')}` : ''}`}
      onTap={() => onOpen(product)}
    >
      <Box className='tp-product__art'>
        <Pic className='tp-product__pic' src={imageUrl(image, PICTURE[layout])} alt='' />
        {soldOut && <Txt className='tp-product__out'>{t('product.list.soldOut')}</Txt>}
        {!soldOut && tag && shows('tags') && <Txt className='tp-product__mark'>{tag}</Txt>}
      </Box>
      <Box className='tp-product__body'>
        <Txt className='tp-product__name tp-clamp-2'>{name}</Txt>
        {(shows('style') || shows('abv')) && (
          <Box className='tp-product__tags'>
            {shows('style') && style && <Tag tone='brand'>{style}</Tag>}
            {shows('abv') && <Tag>{t('product.list.abv', { abv })}</Tag>}
          </Box>
        )}
        <Box className='tp-product__foot'>
          <Box className='tp-product__money'>
            {shows('price') && (
              <Price cents={price} size={layout === '3col' || layout === 'swipe' ? 's' : 'm'} />
            )}
            <Small
              product={product}
              was={shows('marketPrice') && marketPrice !== undefined && marketPrice > price}
              sold={shows('sold')}
            />
          </Box>
          {shows('add') && !soldOut && (
            <IconButton
              name='plus'
              kind='solid'
              size='s'
              label={t('product.list.add', { name })}
              className='tp-product__add'
              stop
              onTap={() => onAdd(product)}
            />
          )}
        </Box>
      </Box>
    </Press>
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
    <Txt className='tp-product__small tp-num'>
      {was && <Txt className='tp-product__was'>{moneyText(marketPrice ?? 0)}</Txt>}
      {counted && <Txt>{t('product.list.sold', { number: shortCount(count, locale) })}</Txt>}
    </Txt>
  )
}
