import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import { errorText } from '../../../../engine/error-text'
import { useHold, usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Cell } from '../../../../ui/cell/cell'
import { Dialog } from '../../../../ui/dialog/dialog'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { cartStale } from '../../../cart'
import { Heart } from '../../../favorite'
import { addToCart, type ProductDetail, type Sku } from '../../contract'
import type { ProductDetailConfig } from '.'
import { Attributes, Description, Facts, Gallery } from './about'
import { type Choice, SkuSheet, useChoice } from './sku-sheet'

interface ProductBodyProps {
  readonly product: ProductDetail
  readonly skus: readonly Sku[]
  readonly config: ProductDetailConfig
}

/** Buying what is chosen, or putting it into the cart. Both need a login, which brings the choice back. */
function useBuying(product: ProductDetail, { sku, count }: Choice, buyUrl: string) {
  const services = useServices()
  const { session, host, queries } = services
  const page = usePage()
  const t = useTranslate()
  const open = useOpen()
  // The way back from a login brings the variant along: the sheet is open as it was.
  const [sheet, setSheet] = useState(page.query.skuId !== undefined)
  useHold(sheet)
  const [gate, setGate] = useState(false)
  const [adding, setAdding] = useState(false)
  const running = useRef(false)

  function buy(): void {
    if (!sku) return
    if (!session.isLoggedIn) {
      setGate(true)
      return
    }
    setSheet(false)
    open(formatUrl(buyUrl, { productId: product.id, skuId: sku.id, count }))
  }

  /** Adds to what lies there, so a second tap must wait for the first. */
  async function add(): Promise<void> {
    if (!sku || running.current) return
    if (!session.isLoggedIn) {
      setGate(true)
      return
    }
    running.current = true
    setAdding(true)
    try {
      await addToCart({ body: { productId: product.id, skuId: sku.id, count } }, { quiet: true })
      setSheet(false)
      host.toast(t('cart.added'))
      void cartStale.afterChange(queries)
    } catch (error) {
      host.toast(errorText(error, t))
    }
    running.current = false
    setAdding(false)
  }

  function logIn(): void {
    setGate(false)
    // Who comes back finds the product with what was chosen, not a sheet in front of it.
    setSheet(false)
    openLogin(services, formatUrl(page.url, { ...page.query, skuId: sku?.id, count }))
  }

  return { sheet, setSheet, gate, setGate, adding, buy, add, logIn }
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
  const buying = useBuying(product, choice, config.buyUrl)
  const { sku, count } = choice
  const { name, images, image, store, attributes, description } = product
  const choose = () => buying.setSheet(true)
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
      <SkuSheet
        {...choice}
        open={buying.sheet}
        product={product}
        skus={skus}
        onBuy={buying.buy}
        onAdd={buying.add}
        adding={buying.adding}
        onClose={() => buying.setSheet(false)}
      />
      <Dialog
        open={buying.gate}
        title={t('engine.login.title')}
        text={t('engine.login.note')}
        confirmText={t('common.login')}
        cancelText={t('common.cancel')}
        onConfirm={buying.logIn}
        onCancel={() => buying.setGate(false)}
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
