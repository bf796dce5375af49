import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { usePage } from '../../../../engine/page/page-context'
import { useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Cell } from '../../../../ui/cell/cell'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { Heart } from '../../../favorite'
import type { ProductDetail, Sku } from '../../contract'
import { BuySheet } from '../../parts/buy-sheet'
import { useChoice } from '../../parts/sku-sheet'
import type { ProductDetailConfig } from '.'
import { Attributes, Description, Facts, Gallery } from './about'

interface ProductBodyProps {
  readonly product: ProductDetail
  readonly skus: readonly Sku[]
  readonly config: ProductDetailConfig
}

/** A product that has arrived. */
export const ProductBody = observer(function ProductBody({
  product,
  skus,
  config,
}: ProductBodyProps) {
  const page = usePage()
  const t = useTranslate()
  const open = useOpen()
  const choice = useChoice(product, skus, page.query)
  // The way back from a login brings the variant along: the sheet is open as it was.
  const [sheet, setSheet] = useState(page.query.skuId !== undefined)
  const { sku, count } = choice
  const { name, images, image, store, attributes, description } = product
  const choose = () => setSheet(true)
  return (
    <Box className='tp-pd'>
      {config.gallery && <Gallery name={name} images={images.length > 0 ? images : [image]} />}
      <Box className='tp-pd__main'>
        <Facts product={product} sku={sku} />
        <Box className='tp-pd__cells'>
          <Cell
            title={sku ? t('product.chosen') : t('product.choose')}
            value={
              <Txt className='tp-pd__choice'>
                {sku ? `${sku.name || name} × ${count}` : optionNames(product)}
              </Txt>
            }
            onTap={choose}
          />
          <Cell
            icon='store'
            title={store.name}
            note={t('product.store')}
            onTap={() => open(fillUrl(config.storeUrl, store))}
          />
        </Box>
        {config.attributes && attributes.length > 0 && <Attributes of={attributes} />}
        {config.description && description !== '' && <Description html={description} />}
      </Box>
      <BuyBar
        productId={product.id}
        soldOut={skus.every(({ stock }) => stock <= 0)}
        config={config}
        onBuy={choose}
      />
      <BuySheet
        open={sheet}
        product={product}
        skus={skus}
        choice={choice}
        buyUrl={config.buyUrl}
        back={formatUrl(page.url, { ...page.query, skuId: sku?.id, count })}
        onClose={() => setSheet(false)}
      />
    </Box>
  )
})

interface BuyBarProps {
  readonly productId: string
  readonly soldOut: boolean
  readonly config: ProductDetailConfig
  readonly onBuy: () => void
}

/** Help, the cart, the heart, and the way to buy it. */
function BuyBar({ productId, soldOut, config, onBuy }: BuyBarProps) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <ActionBar
      lead={
        <Box className='tp-pd__lead'>
          <Press className='tp-pd__service' onTap={() => open(config.serviceUrl)}>
            <Icon name='headphones' size={20} />
            <Txt className='tp-pd__service-text'>{t('product.service')}</Txt>
          </Press>
          <Press className='tp-pd__service' onTap={() => open(config.cartUrl)}>
            <Icon name='cart' size={20} />
            <Txt className='tp-pd__service-text'>{t('cart.title')}</Txt>
          </Press>
          <Heart
            kind='product'
            id={productId}
            texts={{ keep: t('product.keep'), drop: t('product.kept') }}
            className='tp-pd__service'
            textClassName='tp-pd__service-text'
          />
        </Box>
      }
    >
      <Button block size='l' disabled={soldOut} onTap={onBuy}>
        {soldOut ? t('product.soldOut') : t('product.buy')}
      </Button>
    </ActionBar>
  )
}

const optionNames = (product: ProductDetail) => product.options.map(({ name }) => name).join(' · ')
