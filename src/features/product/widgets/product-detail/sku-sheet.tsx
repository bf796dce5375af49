import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Stepper } from '../../../../ui/choices/choices'
import { Price } from '../../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { cx } from '../../../../ui/style'
import type { ProductDetail, Sku } from '../../contract'
import { type Chosen, canChoose, MAX_COUNT } from './choose-sku'

/** Stock is worth a warning below this. */
const LOW_STOCK = 10

interface SkuSheetProps {
  readonly open: boolean
  readonly product: ProductDetail
  readonly skus: readonly Sku[]
  readonly chosen: Chosen
  /** The variant that fits `chosen`. */
  readonly sku: Sku | undefined
  readonly count: number
  readonly onToggle: (option: number, value: string) => void
  readonly onCount: (count: number) => void
  readonly onBuy: () => void
  readonly onAdd: () => void
  /** It is on its way into the cart. */
  readonly adding: boolean
  readonly onClose: () => void
}

/** The choice of variant and quantity, from below. */
export function SkuSheet(props: SkuSheetProps) {
  const { imageUrl } = useServices().host
  const { open, product, skus, chosen, sku, count, onToggle, onCount } = props
  const { onBuy, onAdd, adding, onClose } = props
  const t = useTranslate()
  const openOption = product.options.find((_, at) => chosen[at] === undefined)
  const soldOut = sku ? sku.stock <= 0 : skus.every(({ stock }) => stock <= 0)
  const buyText = soldOut
    ? t('product.soldOut')
    : openOption
      ? t('product.chooseOption', { name: openOption.name })
      : t('product.buy')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={product.name}
      closeLabel={t('common.close')}
      footer={
        <Box className='tp-sku__buttons'>
          {sku && !soldOut && (
            <Button block kind='secondary' size='l' loading={adding} onTap={onAdd}>
              {t('cart.add')}
            </Button>
          )}
          <Button block size='l' disabled={soldOut || !sku || adding} onTap={onBuy}>
            {buyText}
          </Button>
        </Box>
      }
    >
      <Box className='tp-sku__head'>
        <Pic
          className='tp-sku__pic'
          src={imageUrl(sku?.image || product.image, 96)}
          alt={sku?.name ?? product.name}
        />
        <Box className='tp-sku__facts'>
          <Price
            size='l'
            cents={sku?.price ?? product.price}
            was={sku?.marketPrice ?? product.marketPrice}
          />
          <Txt className={cx('tp-sku__stock', isLow(sku) && 'tp-c-warning')}>
            {stockText(sku?.stock ?? product.stock, isLow(sku), t)}
          </Txt>
          {sku && product.options.length > 0 && <Txt className='tp-sku__name'>{sku.name}</Txt>}
        </Box>
      </Box>
      {product.options.map((option, at) => (
        <Box key={option.name} className='tp-sku__option' role='radiogroup' label={option.name}>
          <Txt className='tp-sku__label'>{option.name}</Txt>
          <Box className='tp-sku__values'>
            {option.values.map((value) => (
              <Press
                key={value}
                role='radio'
                className={cx('tp-sku__value', chosen[at] === value && 'tp-sku__value--on')}
                checked={chosen[at] === value}
                disabled={!canChoose(skus, chosen, at, value)}
                onTap={() => onToggle(at, value)}
              >
                {value}
              </Press>
            ))}
          </Box>
        </Box>
      ))}
      <Box className='tp-sku__count'>
        <Txt className='tp-sku__label tp-sku__label--count'>{t('product.count')}</Txt>
        <Stepper
          value={count}
          onChange={onCount}
          max={Math.max(1, Math.min(MAX_COUNT, sku?.stock ?? product.stock))}
          disabled={soldOut}
          label={t('product.count')}
          lessLabel={t('product.fewer')}
          moreLabel={t('product.more')}
        />
      </Box>
    </Sheet>
  )
}

const isLow = (sku: Sku | undefined) => sku !== undefined && sku.stock > 0 && sku.stock < LOW_STOCK

function stockText(stock: number, low: boolean, t: ReturnType<typeof useTranslate>): string {
  if (stock <= 0) return t('product.soldOut')
  return t(low ? 'product.lowStock' : 'product.stock', { n: stock })
}
