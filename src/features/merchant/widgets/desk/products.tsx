import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { parseMoney } from '../../../../shared/money'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Box, Pic, Txt } from '../../../../ui/primitives/elements'
import { Switch } from '../../../../ui/toggles/toggles'
import { priceSku, type ShopProduct, shelveProduct } from '../../contract'
import { Desk, deskUrl } from '../../parts/desk'
import { DeskSheet } from '../../parts/desk-form'
import { DeskList } from '../../parts/desk-list'
import { shopProductPages, stale } from '../../queries'
import { classNames } from '../../queries-classes'
import type { DeskConfig } from '.'
import { MOST_STOCK, wrongCount, wrongYuan, yuanText } from './skus'

interface Props {
  readonly merchantId: string
  readonly config: DeskConfig
}

/** What a shop sells. */
export function SellerProducts({ config }: WidgetProps<unknown, DeskConfig>) {
  return (
    <Desk config={config}>{({ id }) => <Products key={id} merchantId={id} config={config} />}</Desk>
  )
}

/** On the shelf, off it, and soon gone, by the server's numbers. */
const SHELVES = ['1', '0', '2'] as const
/** Fewer pieces than this are soon gone. */
const LOW = 5

/** Products on the shelf or off it; each is put there, priced and changed from its row. */
function Products({ merchantId, config }: Props) {
  const t = useTranslate()
  const open = useOpen()
  const { query } = usePage()
  const asked = SHELVES.find((each) => each === query.status)
  const [shelf, setShelf] = useState<string>(asked ?? SHELVES[0])
  const [priced, setPriced] = useState<ShopProduct>()
  const [isPricing, setIsPricing] = useState(false)
  return (
    <>
      <DeskList
        pages={(keyword) => shopProductPages({ merchantId, keyword, status: Number(shelf) })}
        tabs={{
          items: [
            { key: '1', label: t('merchant.products.on') },
            { key: '0', label: t('merchant.products.off') },
            { key: '2', label: t('merchant.products.soon') },
          ],
          active: shelf,
          onChange: setShelf,
        }}
        search={t('merchant.products.search')}
        label={t('merchant.tool.products')}
        empty={{ title: t('merchant.products.empty'), note: t('merchant.products.emptyNote') }}
      >
        {(product) => (
          <ProductCard
            key={product.id}
            product={product}
            onEdit={() => open(deskUrl(config, 'product', `&id=${product.id}`))}
            onPrice={() => {
              setPriced(product)
              setIsPricing(true)
            }}
          />
        )}
      </DeskList>
      {priced && (
        <PriceSheet
          key={priced.id}
          product={priced}
          open={isPricing}
          onClose={() => setIsPricing(false)}
        />
      )}
      <ActionBar>
        <Button block size='l' icon='plus' onTap={() => open(deskUrl(config, 'product'))}>
          {t('merchant.products.add')}
        </Button>
      </ActionBar>
    </>
  )
}

interface ProductCardProps {
  readonly product: ShopProduct
  readonly onEdit: () => void
  readonly onPrice: () => void
}

function ProductCard({ product, onEdit, onPrice }: ProductCardProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const { busy, problem, run } = useSubmit()
  const { id, images, isOnShelf, stock, sold, skus } = product
  const name = localize(product.name, locale)
  const { value: names } = useQuery(classNames)
  const isLow = skus.some((sku) => sku.stock < LOW)

  const shelve = () =>
    run(async () => {
      await shelveProduct({ body: { id, isOnShelf: !isOnShelf } }, { quiet: true })
      host.toast(t(isOnShelf ? 'merchant.products.wentOff' : 'merchant.products.wentOn'))
      await stale.afterWork(queries)
    })

  return (
    <Box role='listitem' className='tp-desk__card'>
      <Box className='tp-desk__line'>
        <Pic className='tp-desk__pic' src={host.imageUrl(images[0] ?? '', 56)} alt='' />
        <Box className='tp-desk__text'>
          <Txt className='tp-desk__strong tp-clamp-2'>{name}</Txt>
          <Txt className='tp-desk__note tp-num'>
            {[
              product.storeName,
              names?.get(product.classId),
              t('merchant.products.stock', { n: stock }),
              t('merchant.products.sold', { n: sold }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Txt>
        </Box>
        <Price size='s' cents={product.price} />
      </Box>
      {problem && (
        <Txt className='tp-desk__wrong' role='alert'>
          {problem}
        </Txt>
      )}
      <Box className='tp-desk__foot'>
        {isLow && <Tag tone='warning'>{t('merchant.products.low')}</Tag>}
        <Box className='tp-desk__space' />
        <Button
          size='s'
          kind='ghost'
          label={t('merchant.products.editNamed', { name })}
          onTap={onEdit}
        >
          {t('common.edit')}
        </Button>
        <Button
          size='s'
          kind='secondary'
          label={t('merchant.products.priceNamed', { name })}
          onTap={onPrice}
        >
          {t('merchant.products.price')}
        </Button>
        <Switch
          label={t('merchant.products.shelfNamed', { name })}
          checked={isOnShelf}
          disabled={busy}
          onChange={() => void shelve()}
        />
      </Box>
    </Box>
  )
}

interface PriceSheetProps {
  readonly product: ShopProduct
  readonly open: boolean
  readonly onClose: () => void
}

/** Price and stock of each variant in place; those that were changed are sent, one after the other. */
function PriceSheet({ product, open, onClose }: PriceSheetProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const given = Object.fromEntries(
    product.skus.flatMap(({ id, price, stock }) => [
      [`price${id}`, yuanText(price)],
      [`stock${id}`, String(stock)],
    ]),
  )
  const form = useForm<Record<string, string>>({
    initial: given,
    check: (values) =>
      Object.fromEntries(
        product.skus.flatMap(({ id }) => [
          [`price${id}`, wrongYuan(values[`price${id}`] ?? '')],
          [`stock${id}`, wrongCount(values[`stock${id}`] ?? '', 0, MOST_STOCK)],
        ]),
      ),
  })
  async function save(): Promise<void> {
    const taken = await form.submit(async (values) => {
      try {
        for (const sku of product.skus) {
          const price = parseMoney(values[`price${sku.id}`] ?? '') ?? sku.price
          const stock = Number(values[`stock${sku.id}`])
          if (price === sku.price && stock === sku.stock) continue
          await priceSku({ body: { id: sku.id, price, stock } }, { quiet: true })
        }
      } finally {
        // One of several may have been taken before another was not.
        await stale.afterWork(queries)
      }
    })
    if (!taken) return
    host.toast(t('merchant.products.priced'))
    onClose()
  }
  return (
    <DeskSheet
      open={open}
      onClose={onClose}
      title={t('merchant.products.price')}
      submitText={t('common.save')}
      busy={form.busy}
      problem={form.refusal}
      onSubmit={save}
    >
      {product.skus.map(({ id, name }) => {
        const sku = localize(name, locale)
        return (
          <Box key={id} className='tp-desk__sku'>
            <Txt className='tp-desk__strong'>{sku}</Txt>
            <Box className='tp-desk__pair'>
              <TextField
                label={t('merchant.product.priceOf', { name: sku })}
                error={form.problemOf(`price${id}`)}
                field={{ ...form.text(`price${id}`), type: 'digit' }}
              />
              <TextField
                label={t('merchant.product.stockOf', { name: sku })}
                error={form.problemOf(`stock${id}`)}
                field={{ ...form.text(`stock${id}`), type: 'number', maxLength: 5 }}
              />
            </Box>
          </Box>
        )
      })}
    </DeskSheet>
  )
}
