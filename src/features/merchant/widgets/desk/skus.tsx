import { useForm } from '../../../../engine/actions/use-form'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { parseMoney } from '../../../../shared/money'
import { Button, IconButton } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { priceSku, type ShopProduct } from '../../contract'
import { DeskSheet, MOST_STOCK, wrongCount, wrongYuan, yuanText } from '../../parts/desk-form'
import { stale } from '../../queries'

const MOST_SKUS = 20

/** A variant as it is typed: amounts in yuan. */
export interface Sku {
  /** Names the row while it has no id of the server's. */
  readonly key: number
  readonly id: string
  readonly zh: string
  readonly en: string
  readonly price: string
  readonly stock: string
}

/** A row nobody has typed into. */
export const blankSku = (key: number): Sku => ({
  key,
  id: '',
  zh: '',
  en: '',
  price: '',
  stock: '',
})

/** What is wrong with one variant, by its field. */
const wrongSku = ({ zh, en, price, stock }: Sku) => ({
  zh: zh.trim() === '' ? ('merchant.product.needName' as const) : undefined,
  en: en.trim() === '' ? ('merchant.product.needName' as const) : undefined,
  price: wrongYuan(price),
  stock: wrongCount(stock, 0, MOST_STOCK),
})

/** Whether a variant cannot be sent so. */
export const isWrong = (sku: Sku) => Object.values(wrongSku(sku)).some(Boolean)
interface SkusProps {
  readonly skus: Sku[]
  /** What is wrong is said, row by row. */
  readonly isSaid: boolean
  readonly onChange: (skus: Sku[]) => void
}

const SKU_FIELDS = [
  ['zh', 'text', 40],
  ['en', 'text', 40],
  ['price', 'digit', 9],
  ['stock', 'number', 5],
] as const

/** The variants of a product: names, price and stock of each. */
export function Skus({ skus, isSaid, onChange }: SkusProps) {
  const t = useTranslate()
  const change = (key: number, part: Partial<Sku>) =>
    onChange(skus.map((sku) => (sku.key === key ? { ...sku, ...part } : sku)))
  return (
    <Box className='tp-desk__skus' role='group' label={t('merchant.product.skus')}>
      {skus.map((sku, at) => {
        const wrong = wrongSku(sku)
        const said = (problem: (typeof wrong)[keyof typeof wrong]) => {
          if (!isSaid || problem === undefined) return undefined
          return typeof problem === 'string' ? t(problem) : t(problem[0], problem[1])
        }
        return (
          <Box key={sku.key} className='tp-desk__sku'>
            <Box className='tp-desk__line'>
              <Txt className='tp-desk__strong'>{t('merchant.product.sku', { n: at + 1 })}</Txt>
              {skus.length > 1 && (
                <IconButton
                  name='x'
                  size='s'
                  label={t('merchant.product.dropSku', { n: at + 1 })}
                  onTap={() => onChange(skus.filter(({ key }) => key !== sku.key))}
                />
              )}
            </Box>
            <Box className='tp-desk__pair'>
              {SKU_FIELDS.map(([field, type, maxLength]) => (
                <TextField
                  key={field}
                  label={t(`merchant.product.skuField.${field}`, { n: at + 1 })}
                  error={said(wrong[field])}
                  field={{
                    type,
                    maxLength,
                    value: sku[field],
                    onChange: (typed) => change(sku.key, { [field]: typed }),
                  }}
                />
              ))}
            </Box>
          </Box>
        )
      })}
      {skus.length < MOST_SKUS && (
        <Button
          kind='secondary'
          icon='plus'
          onTap={() =>
            onChange([...skus, blankSku(Math.max(-1, ...skus.map(({ key }) => key)) + 1)])
          }
        >
          {t('merchant.product.addSku')}
        </Button>
      )}
    </Box>
  )
}

interface PriceSheetProps {
  readonly product: ShopProduct
  readonly open: boolean
  readonly onClose: () => void
}

/** Price and stock of each variant in place; those that were changed are sent, one after the other. */
export function PriceSheet({ product, open, onClose }: PriceSheetProps) {
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
