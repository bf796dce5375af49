import './sku-sheet.scss'
import { useCallback, useState } from 'react'
import { useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { keptKey } from '../../../stores/kept-store'
import { Button } from '../../../ui/button/button'
import { Stepper } from '../../../ui/choices/choices'
import { Price } from '../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../ui/primitives/elements'
import { Sheet } from '../../../ui/sheet/sheet'
import { cx } from '../../../ui/style'
import type { ProductDetail, Sku } from '../contract'
import {
  type Chosen,
  canChoose,
  clampCount,
  findSku,
  firstSku,
  MAX_COUNT,
  toggle,
  valuesOf,
} from './choose-sku'

/** What was chosen for a product, so that a detour (login, service) does not lose it. */
interface RememberedChoice {
  readonly productId: string
  readonly skuId?: string
  readonly count: number
}

/** The last choices, oldest first. */
const CHOICES = keptKey<readonly RememberedChoice[]>('app')
/** More products than these and the oldest is forgotten. */
const MAX_REMEMBERED = 20

export interface Choice {
  readonly chosen: Chosen
  readonly sku: Sku | undefined
  readonly count: number
  readonly onToggle: (option: number, value: string) => void
  readonly onCount: (count: number) => void
}

/**
 * Variant and quantity of a product. Begins with those of the address (`skuId`, `count`: the way back
 * from a login), else with those of the last visit, else with the product's own variant.
 */
export function useChoice(
  product: ProductDetail,
  skus: readonly Sku[],
  query: Readonly<Record<string, string>>,
): Choice {
  const { kept } = useServices()
  const [state, setState] = useState(() => {
    const remembered = kept.get(CHOICES)?.find(({ productId }) => productId === product.id)
    const before = query.skuId ? undefined : remembered
    const sku = firstSku(product, skus, query.skuId ?? before?.skuId)
    const count = Number(query.count ?? before?.count ?? 1)
    return { chosen: valuesOf(product, sku), count: clampCount(count, sku?.stock ?? product.stock) }
  })
  const sku = findSku(skus, state.chosen)

  const keep = useCallback(
    (chosen: Chosen, count: number) => {
      const next = findSku(skus, chosen)
      const choice = {
        productId: product.id,
        skuId: next?.id,
        count: clampCount(count, next?.stock ?? product.stock),
      }
      setState({ chosen, count: choice.count })
      const others = (kept.get(CHOICES) ?? []).filter(({ productId }) => productId !== product.id)
      kept.set(CHOICES, [...others, choice].slice(-MAX_REMEMBERED))
    },
    [product, skus, kept],
  )
  return {
    chosen: state.chosen,
    sku,
    count: clampCount(state.count, sku?.stock ?? product.stock),
    onToggle: (option, value) => keep(toggle(state.chosen, option, value), state.count),
    onCount: (count) => keep(state.chosen, count),
  }
}

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
