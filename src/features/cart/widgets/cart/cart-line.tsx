import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { IconButton } from '../../../../ui/button/button'
import { Stepper } from '../../../../ui/choices/choices'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import { Checkbox } from '../../../../ui/toggles/toggles'
import { CouponStrip, couponsFor } from '../../../coupon'
import { LateVariantSheet, type CartLine as Line } from '../../../product'

interface CartLineProps {
  readonly line: Line
  /** Whether its count and its variant are to be changed. */
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
  const { name, skuName, image, price, stock, count, isSold, isVariantGone } = line
  const t = useTranslate()
  const [changing, setChanging] = useState(false)
  // Its product is asked for when it is first to be changed.
  const [asked, setAsked] = useState(false)
  const gone = stock <= 0 || !isSold || isVariantGone
  const why = !isSold ? 'cart.gone' : isVariantGone ? 'cart.variantGone' : 'cart.soldOut'
  return (
    <View className={cx('tp-cart__line', gone && 'tp-cart__line--gone')} role='listitem'>
      {!gone && (
        <View className='tp-cart__check'>
          <Checkbox
            checked={selected ?? false}
            disabled={selected === undefined}
            label={t('cart.select', { name })}
            onChange={onSelect}
          />
        </View>
      )}
      <Image className='tp-cart__pic' src={imageUrl(image, PICTURE)} alt='' />
      <View className='tp-cart__body'>
        <View className='tp-cart__top'>
          <Pressable role='link' className='tp-cart__name' onTap={onOpen}>
            <Text className='tp-whole'>{name}</Text>
          </Pressable>
          <IconButton name='trash' size='s' label={t('cart.remove', { name })} onTap={onRemove} />
        </View>
        {gone || !editable || skuName === '' ? (
          <Text className='tp-cart__sku'>{skuName}</Text>
        ) : (
          <Pressable
            className='tp-cart__variant'
            label={t('cart.change', { name, variant: skuName })}
            onTap={() => {
              setAsked(true)
              setChanging(true)
            }}
          >
            <Text className='tp-whole'>{skuName}</Text>
            <Icon name='chevron-down' size={14} />
          </Pressable>
        )}
        {!gone && stock < Math.max(LOW_STOCK, count) && (
          <Text className='tp-cart__low'>{t('cart.onlyLeft', { n: stock })}</Text>
        )}
        <View className='tp-cart__bottom'>
          <Price cents={price} size='s' tone={gone ? 'muted' : 'brand'} />
          {gone && <Tag>{t(why)}</Tag>}
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
          {!gone && !editable && <Text className='tp-cart__sku tp-num'>× {count}</Text>}
        </View>
      </View>
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
    </View>
  )
}

interface CartGroupProps {
  /** Any of its lines: whose they are. */
  readonly store: Pick<Line, 'storeId' | 'storeName'>
  /** What of it can be bought, and what of that is to be. */
  readonly choices: readonly Line[]
  readonly selected: readonly Line[]
  readonly onSelect: (lines: readonly Line[], checked: boolean) => void
  readonly storeUrl: string
  readonly children: ReactNode
}

/** The lines of one store: taken or left together, with what they come to and what its coupons would do. */
export function CartGroup(props: CartGroupProps) {
  const { store, choices, selected, onSelect, storeUrl, children } = props
  const { storeId, storeName } = store
  const t = useTranslate()
  const open = useOpen()
  return (
    <View className='tp-cart__group tp-enter' role='group' label={storeName || t('cart.lines')}>
      {storeName !== '' && (
        <View className='tp-cart__head'>
          <Checkbox
            checked={choices.length > 0 && selected.length === choices.length}
            disabled={choices.length === 0}
            label={t('cart.selectStore', { name: storeName })}
            onChange={(checked) => onSelect(choices, checked)}
          />
          <Pressable
            role='link'
            className='tp-cart__store'
            onTap={open.to(fillUrl(storeUrl, { storeId }))}
          >
            <Icon name='store' size={16} />
            <Text className='tp-whole'>{storeName}</Text>
            <Icon name='chevron-right' size={14} tone='faint' />
          </Pressable>
        </View>
      )}
      <View role='list' label={t('cart.lines')}>
        {children}
      </View>
      <GroupFoot lines={selected} />
    </View>
  )
}

/** How long counts must rest until it is asked what coupons do for them, ms. */
const REST = 400

/** What is to be bought of these, once nobody has changed it for a moment. */
function useRested(lines: readonly Line[]) {
  const wanted = lines.map(({ productId, skuId, count }) => ({ productId, skuId, count }))
  const key = JSON.stringify(wanted)
  const [rested, setRested] = useState({ key, wanted })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is all of `wanted`.
  useEffect(() => {
    const timer = setTimeout(() => setRested({ key, wanted }), REST)
    return () => clearTimeout(timer)
  }, [key])
  return rested.wanted
}

interface GroupFootProps {
  readonly lines: readonly Line[]
}

/**
 * What is selected of one store comes to, beside what the user's coupons take off it or which are to be claimed for
 * it. These are a help and may be absent: the row is there before them, so that nothing moves when they come.
 */
const GroupFoot = observer(function GroupFoot({ lines }: GroupFootProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const found = useQuery(couponsFor(useRested(lines)))
  const { mine = [], open = [] } = found.value ?? {}
  const best = mine.reduce(
    (most, { fits, discount }) => (fits ? Math.max(most, discount) : most),
    0,
  )
  if (lines.length === 0) return null
  const amount = moneyText(best).replace(/\.00$/, '')
  const text =
    best > 0 ? t('cart.couponFits', { amount }) : t('cart.couponsOpen', { count: open.length })
  const hint = (best > 0 || open.length > 0) && (
    <>
      <Icon name='coupon' size={16} tone='brand' />
      <Text className='tp-cart__hint-text tp-num'>{text}</Text>
    </>
  )
  const sum = lines.reduce((total, { price, count }) => total + price * count, 0)
  return (
    <>
      <View className='tp-cart__foot'>
        {open.length === 0 ? (
          <View className='tp-cart__hint'>{hint}</View>
        ) : (
          <Pressable
            className='tp-cart__hint'
            label={`${text}, ${t('cart.couponClaim')}`}
            expanded={isOpen}
            onTap={() => setOpen(!isOpen)}
          >
            {hint}
            <Text>{t('cart.couponClaim')}</Text>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
          </Pressable>
        )}
        <Text className='tp-num'>{t('cart.subtotal', { amount: moneyText(sum) })}</Text>
      </View>
      {isOpen && open.length > 0 && (
        <View className='tp-cart__claims'>
          <CouponStrip coupons={open} onRefused={() => void found.reload()} />
        </View>
      )}
    </>
  )
})
