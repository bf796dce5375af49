import { useRef, useState } from 'react'
import { FormSheet } from '../../../../engine/actions/form-sheet'
import { useOffer, useOpen } from '../../../../engine/actions/open'
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
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { Switch } from '../../../../ui/toggles/toggles'
import { priceSku, type ShopProduct, shelveProduct, showShopProduct } from '../../contract'
import { Desk, deskUrl } from '../../parts/desk'
import { DeskList, isConflict } from '../../parts/desk-parts'
import { classNames, shopProductPages, stale } from '../../queries'
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
  /** Each opening, by its time, begins with what is then there. */
  const [panel, setPanel] = useState<Pick<PriceSheetProps, 'product' | 'open'> & { at: number }>()
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
            onEdit={open.to(deskUrl(config, 'product', `&id=${product.id}`))}
            onPrice={(fresh) => setPanel({ product: fresh, open: true, at: Date.now() })}
          />
        )}
      </DeskList>
      {panel && (
        <PriceSheet
          key={panel.at}
          product={panel.product}
          open={panel.open}
          onClose={() => setPanel({ ...panel, open: false })}
        />
      )}
      <ActionBar>
        <Button block size='l' icon='plus' onTap={open.to(deskUrl(config, 'product'))}>
          {t('merchant.products.add')}
        </Button>
      </ActionBar>
    </>
  )
}

interface ProductCardProps {
  readonly product: ShopProduct
  readonly onEdit: () => void
  /** With the product as it is now: others may have changed it since the list was read. */
  readonly onPrice: (fresh: ShopProduct) => void
}

function ProductCard({ product, onEdit, onPrice }: ProductCardProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const offer = useOffer()
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

  const price = () => run(async () => onPrice(await showShopProduct({ query: { id } })))

  return (
    <View role='listitem' className='tp-desk__card'>
      <View className='tp-desk__line'>
        <Image className='tp-desk__pic' src={host.imageUrl(images[0] ?? '', 56)} alt='' />
        <View className='tp-desk__text'>
          <Text className='tp-desk__strong tp-whole'>{name}</Text>
          <Text className='tp-desk__note tp-num'>
            {[
              product.storeName,
              names?.get(product.classId),
              t('merchant.products.stock', { n: stock }),
              t('merchant.products.sold', { n: sold }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {isLow && <Tag tone='warning'>{t('merchant.products.low')}</Tag>}
        </View>
        <Price size='s' cents={product.price} />
      </View>
      {problem && (
        <Text className='tp-desk__wrong' role='alert'>
          {problem}
        </Text>
      )}
      <View className='tp-desk__foot'>
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
          onTap={offer(showShopProduct, price)}
        >
          {t('merchant.products.price')}
        </Button>
        <Switch
          label={t('merchant.products.shelfNamed', { name })}
          checked={isOnShelf}
          disabled={busy}
          onChange={() => void shelve()}
        />
      </View>
    </View>
  )
}

interface PriceSheetProps {
  readonly product: ShopProduct
  readonly open: boolean
  readonly onClose: () => void
}

/** What the fields of a product's variants begin with. */
const textsOf = ({ skus }: ShopProduct): Record<string, string> =>
  Object.fromEntries(
    skus.flatMap(({ id, price, stock }) => [
      [`price${id}`, yuanText(price)],
      [`stock${id}`, String(stock)],
    ]),
  )

/**
 * Price and stock of each variant in place; those that were changed are sent, one after the other. Where somebody
 * else was faster it says so and keeps what was typed: the next try is about what is there then.
 */
function PriceSheet({ product, open, onClose }: PriceSheetProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  /** The product as it was last read. */
  const known = useRef(product)
  const form = useForm<Record<string, string>>({
    initial: () => textsOf(product),
    check: (values) =>
      Object.fromEntries(
        product.skus.flatMap(({ id }) => [
          [`price${id}`, wrongYuan(values[`price${id}`] ?? '')],
          [`stock${id}`, wrongCount(values[`stock${id}`] ?? '', 0, MOST_STOCK)],
        ]),
      ),
  })

  async function readAnew(typed: Readonly<Record<string, string>>): Promise<void> {
    const before = textsOf(known.current)
    known.current = await showShopProduct({ query: { id: product.id } }, { quiet: true })
    const fresh = Object.entries(textsOf(known.current))
    form.set(Object.fromEntries(fresh.filter(([name]) => typed[name] === before[name])))
  }

  async function save(): Promise<void> {
    const taken = await form.submit(async (values) => {
      try {
        for (const { id } of product.skus) {
          const was = known.current.skus.find((sku) => sku.id === id)
          // Somebody has taken it away meanwhile.
          if (!was) continue
          const price = parseMoney(values[`price${id}`] ?? '') ?? was.price
          const stock = Number(values[`stock${id}`])
          if (price === was.price && stock === was.stock) continue
          const body = { id, price, stock, was: { price: was.price, stock: was.stock } }
          known.current = await priceSku({ body }, { quiet: true })
        }
      } catch (error) {
        if (isConflict(error)) await readAnew(values)
        throw error
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
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('merchant.products.price')}
      submitText={t('common.save')}
      form={form}
      onSubmit={save}
    >
      {product.skus.map(({ id, name }) => {
        const sku = localize(name, locale)
        return (
          <View key={id} className='tp-desk__sku'>
            <Text className='tp-desk__strong'>{sku}</Text>
            <View className='tp-desk__pair'>
              <TextField
                label={t('merchant.product.priceOf', { name: sku })}
                error={form.problemOf(`price${id}`)}
                field={{ ...form.text(`price${id}`), type: 'digit' }}
              />
              <TextField
                label={t('merchant.product.stockOf', { name: sku })}
                error={form.problemOf(`stock${id}`)}
                field={{ ...form.text(`stock${id}`), type: 'number', maxLength: 9 }}
              />
            </View>
          </View>
        )
      })}
    </FormSheet>
  )
}
