import { useState } from 'react'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { IconButton } from '../../../../ui/button/button'
import { Stepper } from '../../../../ui/choices/choices'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import { Checkbox } from '../../../../ui/toggles/toggles'
import { LateVariantSheet } from '../../../product'
import type { CartLine as Line } from '../../contract'

interface CartLineProps {
  readonly line: Line
  readonly editable: boolean
  /** Undefined when it cannot be bought as it is. */
  readonly selected: boolean | undefined
  readonly onSelect: (selected: boolean) => void
  readonly onCount: (count: number) => void
  readonly onOpen: () => void
  readonly onRemove: () => void
  /** Another variant in its place. True when that is done. */
  readonly onSwap: (skuId: string, count: number) => Promise<boolean>
}

/** From here on people are told how many are left. */
const LOW_STOCK = 10
const MAX_COUNT = 999
const PICTURE = 80

/** One line: selected or not, what it is, what a piece costs, how many. */
export function CartLine(props: CartLineProps) {
  const { imageUrl } = useServices().host
  const { line, editable, selected, onSelect, onCount, onOpen, onRemove, onSwap } = props
  const { name, skuName, image, price, stock, count, isSold } = line
  const t = useTranslate()
  const [changing, setChanging] = useState(false)
  // Its product is asked for when it is first to be changed.
  const [asked, setAsked] = useState(false)
  const gone = stock <= 0 || !isSold
  return (
    <Box className={cx('tp-cart__line', gone && 'tp-cart__line--gone')} role='listitem'>
      {!gone && (
        <Box className='tp-cart__check'>
          <Checkbox
            checked={selected ?? false}
            disabled={selected === undefined}
            label={t('cart.select', { name })}
            onChange={onSelect}
          />
        </Box>
      )}
      <Pic className='tp-cart__pic' src={imageUrl(image, PICTURE)} alt='' />
      <Box className='tp-cart__body'>
        <Box className='tp-cart__top'>
          <Press role='link' className='tp-cart__name' onTap={onOpen}>
            <Txt className='tp-clamp-2'>{name}</Txt>
          </Press>
          {editable && (
            <IconButton name='trash' size='s' label={t('cart.remove', { name })} onTap={onRemove} />
          )}
        </Box>
        {gone || !editable || skuName === '' ? (
          <Txt className='tp-cart__sku'>{skuName}</Txt>
        ) : (
          <Press
            className='tp-cart__variant'
            label={t('cart.change', { name, variant: skuName })}
            onTap={() => {
              setAsked(true)
              setChanging(true)
            }}
          >
            <Txt className='tp-clamp-2'>{skuName}</Txt>
            <Icon name='chevron-down' size={14} />
          </Press>
        )}
        {!gone && stock < Math.max(LOW_STOCK, count) && (
          <Txt className='tp-cart__low'>{t('cart.onlyLeft', { n: stock })}</Txt>
        )}
        <Box className='tp-cart__bottom'>
          <Price cents={price} size='s' tone={gone ? 'muted' : 'brand'} />
          {gone && <Tag>{t(isSold ? 'cart.soldOut' : 'cart.gone')}</Tag>}
          {!gone && editable && (
            <Stepper
              value={count}
              max={Math.min(MAX_COUNT, stock)}
              label={t('cart.pieces', { name })}
              lessLabel={t('cart.fewer')}
              moreLabel={t('cart.more')}
              onChange={onCount}
            />
          )}
          {!gone && !editable && <Txt className='tp-cart__sku tp-num'>× {count}</Txt>}
        </Box>
      </Box>
      {asked && (
        <LateVariantSheet
          open={changing}
          product={{ id: line.productId, name }}
          skuId={line.skuId}
          count={count}
          onChoose={onSwap}
          onClose={() => setChanging(false)}
        />
      )}
    </Box>
  )
}
