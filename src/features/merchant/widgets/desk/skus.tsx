import { useTranslate } from '../../../../i18n'
import { parseMoney } from '../../../../shared/money'
import { Button, IconButton } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import '../../parts/desk-skus.scss'

const MOST_SKUS = 20
/** The highest price and amount the server takes, cents; and the most pieces of a variant. */
const HIGHEST = 10_000_000
export const MOST_STOCK = 99_999

/** Cents as they are typed: `19.50`. */
export const yuanText = (cents: number): string => (cents / 100).toFixed(2)

/** What is wrong with an amount typed in yuan. @param least cents. */
export function wrongYuan(typed: string, least = 1) {
  const cents = parseMoney(typed)
  const fits = cents !== undefined && cents >= least && cents <= HIGHEST
  return fits ? undefined : (['merchant.wrongYuan', { least: yuanText(least) }] as const)
}

/** What is wrong with a count that was typed: it is whole, and within its bounds. */
export function wrongCount(typed: string, least: number, most: number) {
  const fits = /^\d{1,6}$/.test(typed) && Number(typed) >= least && Number(typed) <= most
  return fits ? undefined : (['merchant.wrongCount', { least, most }] as const)
}

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
  ['stock', 'number', 9],
] as const

/** The variants of a product: names, price and stock of each. */
export function Skus({ skus, isSaid, onChange }: SkusProps) {
  const t = useTranslate()
  const change = (key: number, part: Partial<Sku>) =>
    onChange(skus.map((sku) => (sku.key === key ? { ...sku, ...part } : sku)))
  return (
    <View className='tp-desk__skus' role='group' label={t('merchant.product.skus')}>
      {skus.map((sku, at) => {
        const wrong = wrongSku(sku)
        const said = (problem: (typeof wrong)[keyof typeof wrong]) => {
          if (!isSaid || problem === undefined) return undefined
          return typeof problem === 'string' ? t(problem) : t(problem[0], problem[1])
        }
        return (
          <View key={sku.key} className='tp-desk__sku'>
            <View className='tp-desk__line'>
              <Text className='tp-desk__strong'>{t('merchant.product.sku', { n: at + 1 })}</Text>
              {skus.length > 1 && (
                <IconButton
                  name='x'
                  size='s'
                  label={t('merchant.product.dropSku', { n: at + 1 })}
                  onTap={() => onChange(skus.filter(({ key }) => key !== sku.key))}
                />
              )}
            </View>
            <View className='tp-desk__pair'>
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
            </View>
          </View>
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
    </View>
  )
}
