import { observer } from 'mobx-react-lite'
import { useMemo, useRef, useState } from 'react'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import { errorText } from '../../../../engine/error-text'
import { useHold, usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { formatUrl, safeTarget } from '../../../../routing/url'
import type { ImageUrl } from '../../../../shared/image-url'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Cell } from '../../../../ui/cell/cell'
import { Dialog } from '../../../../ui/dialog/dialog'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { RichLinks } from '../../../../ui/rich-links/rich-links'
import { cartStale } from '../../../cart'
import { sanitizeHtml } from '../../../content'
import { addToCart, type ProductDetail, type Sku } from '../../contract'
import type { ProductDetailConfig } from '.'
import { Gallery } from './gallery'
import { SkuSheet } from './sku-sheet'
import { useChoice } from './use-choice'

const policyOf = (imageUrl: ImageUrl) => ({
  link: (href: string) => (/^https:\/\//i.test(href) ? href : safeTarget(href)),
  image: (src: string) => imageUrl(src, 720),
})

/** What the brewery says about it; the server's HTML, made safe. */
export function Description({ html }: { readonly html: string }) {
  const open = useOpen()
  const { imageUrl } = useServices().host
  const safe = useMemo(() => sanitizeHtml(html, policyOf(imageUrl)), [html, imageUrl])
  const follow = (href: string) =>
    open(href.startsWith('/') ? href : formatUrl('/pages/web', { alapath: href }))
  return <RichLinks className='tp-pd__rich' html={safe.html} links={safe.links} onLink={follow} />
}

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
  const services = useServices()
  const page = usePage()
  const t = useTranslate()
  const open = useOpen()
  const choice = useChoice(product, skus, page.query)
  const { sku, count } = choice
  // The way back from a login brings the variant along: the sheet is open as it was.
  const [sheet, setSheet] = useState(page.query.skuId !== undefined)
  useHold(sheet)
  const [gate, setGate] = useState(false)
  const [adding, setAdding] = useState(false)
  const running = useRef(false)
  const soldOut = skus.every(({ stock }) => stock <= 0)
  const images = product.images.length > 0 ? product.images : [product.image]

  function buy(): void {
    if (!sku) return
    if (!services.session.isLoggedIn) {
      setGate(true)
      return
    }
    setSheet(false)
    open(formatUrl(config.buyUrl, { productId: product.id, skuId: sku.id, count }))
  }

  /** Adds to what lies there, so a second tap must wait for the first. */
  async function add(): Promise<void> {
    if (!sku || running.current) return
    if (!services.session.isLoggedIn) {
      setGate(true)
      return
    }
    running.current = true
    setAdding(true)
    try {
      const body = { productId: product.id, skuId: sku.id, count }
      await addToCart({ body }, { quiet: true })
      setSheet(false)
      services.host.toast(t('cart.added'))
      void cartStale.afterChange(services.queries)
    } catch (error) {
      services.host.toast(errorText(error, t))
    }
    running.current = false
    setAdding(false)
  }

  function logIn(): void {
    setGate(false)
    // Who comes back finds the product with what was chosen, not a sheet in front of it.
    setSheet(false)
    const target = formatUrl(page.url, { ...page.query, skuId: sku?.id, count })
    openLogin(services, target)
  }

  return (
    <Box className='tp-pd'>
      {config.gallery && <Gallery name={product.name} images={images} />}
      <Box className='tp-pd__main'>
        <Box className='tp-pd__panel'>
          <Box className='tp-pd__priceline'>
            <Price
              size='l'
              cents={sku?.price ?? product.price}
              was={sku?.marketPrice ?? product.marketPrice}
            />
            <Txt className='tp-pd__sold tp-num'>{t('product.sold', { n: product.sold })}</Txt>
          </Box>
          <Txt className='tp-pd__name' level={1}>
            {product.name}
          </Txt>
          <Box className='tp-pd__tags'>
            {product.style !== '' && <Tag tone='brand'>{product.style}</Tag>}
            {product.abv > 0 && <Tag>{t('product.abv', { n: product.abv })}</Tag>}
            {product.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </Box>
          {product.intro !== '' && <Txt className='tp-pd__intro'>{product.intro}</Txt>}
        </Box>

        <Box className='tp-pd__cells'>
          <Cell
            title={sku ? t('product.chosen') : t('product.choose')}
            value={
              <Txt className='tp-pd__choice'>
                {sku ? `${sku.name || product.name} × ${count}` : optionNames(product)}
              </Txt>
            }
            onTap={() => setSheet(true)}
          />
          <Cell
            icon='store'
            title={product.store.name}
            note={t('product.store')}
            onTap={() => open(fillUrl(config.storeUrl, product.store))}
          />
        </Box>

        {config.attributes && product.attributes.length > 0 && (
          <Box className='tp-pd__panel'>
            <Txt className='tp-pd__title' level={2}>
              {t('product.attributes')}
            </Txt>
            <Box className='tp-pd__attributes'>
              {product.attributes.map(({ name, value }) => (
                <Box key={name} className='tp-pd__attribute'>
                  <Txt className='tp-pd__attribute-name'>{name}</Txt>
                  <Txt className='tp-pd__attribute-value tp-num'>{value}</Txt>
                </Box>
              ))}
            </Box>
          </Box>
        )}

        {config.description && product.description !== '' && (
          <Box className='tp-pd__panel'>
            <Txt className='tp-pd__title' level={2}>
              {t('product.description')}
            </Txt>
            <Description html={product.description} />
          </Box>
        )}
      </Box>

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
          </Box>
        }
      >
        <Button block size='l' disabled={soldOut} onTap={() => setSheet(true)}>
          {soldOut ? t('product.soldOut') : t('product.buy')}
        </Button>
      </ActionBar>

      <SkuSheet
        {...choice}
        open={sheet}
        product={product}
        skus={skus}
        onBuy={buy}
        onAdd={add}
        adding={adding}
        onClose={() => setSheet(false)}
      />
      <Dialog
        open={gate}
        title={t('engine.login.title')}
        text={t('engine.login.note')}
        confirmText={t('common.login')}
        cancelText={t('common.cancel')}
        onConfirm={logIn}
        onCancel={() => setGate(false)}
      />
    </Box>
  )
})

const optionNames = (product: ProductDetail) => product.options.map(({ name }) => name).join(' · ')
