import type { TextKey } from '../../../../shared/l10n'
import './cart.scss'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { useTranslate } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { formatUrl } from '../../../../routing/url'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Dialog } from '../../../../ui/dialog/dialog'
import { Price } from '../../../../ui/marks/marks'
import { NOWHERE } from '../../../../ui/page-contexts'
import { Text, View } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { Checkbox } from '../../../../ui/toggles/toggles'
import type { CartLine as Line } from '../../../product'
import { removeCartLine, setCartCount } from '../../contract'
import type { CartConfig } from '.'
import { CartGroup, CartLine } from './cart-line'
import { type CartState, useCart } from './use-cart'

/** Somebody sells it, and some of it is there. */
const isThere = ({ isSold, isVariantGone, stock }: Line) => isSold && !isVariantGone && stock > 0

/** Enough of it is there. One that wants more than the stock waits for its count to be lowered. */
const canBuy = (line: Line) => isThere(line) && line.count <= line.stock

/** Lines by who sells them, in the order of the newest of each. */
function byStore(lines: readonly Line[]): readonly (readonly [Line, ...Line[]])[] {
  const stores = new Map<string, [Line, ...Line[]]>()
  for (const line of lines) {
    const group = stores.get(line.storeId)
    if (group) group.push(line)
    else stores.set(line.storeId, [line])
  }
  return [...stores.values()]
}

/** The user's cart: what is in stock can be counted, selected and ordered; the rest taken out. */
export const Cart = observer(function Cart({ config }: WidgetProps<unknown, CartConfig>) {
  const t = useTranslate()
  const open = useOpen()
  const cart = useCart()
  return (
    <QueryState
      query={cart}
      offline={OFFLINE}
      skeleton={<CartBones />}
      empty={
        cart.value?.length === 0
          ? {
              title: t('cart.empty'),
              note: t('cart.emptyNote'),
              actionText: t('cart.toShop'),
              onAction: open.to(HOME),
            }
          : undefined
      }
    >
      {(lines) => <Lines lines={lines} cart={cart} config={config} />}
    </QueryState>
  )
})

/** Everything that can be bought is selected until it is not: what was just put in is meant. */
function useSelection(choices: readonly Line[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return {
    selected: choices.filter(({ skuId }) => !left.has(skuId)),
    isSelected: ({ skuId }: Line) => !left.has(skuId),
    select(lines: readonly Pick<Line, 'skuId'>[], checked: boolean) {
      const next = new Set(left)
      for (const { skuId } of lines) {
        if (checked) next.delete(skuId)
        else next.add(skuId)
      }
      setLeft(next)
    },
  }
}

interface LinesProps {
  readonly lines: readonly Line[]
  readonly cart: CartState
  readonly config: CartConfig
}

function Lines({ lines, cart, config }: LinesProps) {
  const t = useTranslate()
  const open = useOpen()
  const offer = useOffer()
  const [doomed, setDoomed] = useState<Doomed>()
  const isCounted = offer(setCartCount, cart.reload) !== NOWHERE
  const present = lines.filter(isThere)
  const gone = lines.filter((line) => !isThere(line))
  const choices = present.filter(canBuy)
  const { selected, isSelected, select } = useSelection(choices)

  /** Another variant is ticked as the one before was, unless it lies there with a tick of its own. */
  function swap(line: Line, skuId: string, count: number) {
    const isKnown = lines.some((each) => each.skuId === skuId)
    if (!isKnown) select([{ skuId }], isSelected(line))
    return cart.swap(line, skuId, count)
  }
  const row = (line: Line) => (
    <CartLine
      key={line.id}
      line={line}
      editable={config.editable && isCounted}
      selected={canBuy(line) ? isSelected(line) : undefined}
      onSelect={(checked) => select([line], checked)}
      onCount={(count) => cart.setCount(line.id, count)}
      onOpen={open.to(fillUrl(config.itemUrl, line))}
      onRemove={
        config.editable
          ? offer(removeCartLine, () => setDoomed({ lines: [line], title: 'cart.removeTitle' }))
          : NOWHERE
      }
      onSwap={(sku, count) => swap(line, sku, count)}
    />
  )
  return (
    <View className='tp-cart'>
      {byStore(present).map((group) => (
        <CartGroup
          key={group[0].storeId}
          store={group[0]}
          choices={group.filter(canBuy)}
          selected={selected.filter(({ storeId }) => storeId === group[0].storeId)}
          onSelect={select}
          storeUrl={config.storeUrl}
        >
          {group.map(row)}
        </CartGroup>
      ))}
      {gone.length > 0 && (
        <>
          <View className='tp-cart__gone-head'>
            <Text className='tp-cart__title' level={2}>
              {t('cart.soldOutTitle')}
            </Text>
            {config.editable && (
              <Button
                kind='ghost'
                size='s'
                onTap={offer(removeCartLine, () =>
                  setDoomed({ lines: gone, title: 'cart.removeSoldOut' }),
                )}
              >
                {t('cart.clearSoldOut')}
              </Button>
            )}
          </View>
          <View className='tp-cart__lines' role='list' label={t('cart.soldOutTitle')}>
            {gone.map(row)}
          </View>
        </>
      )}
      <CartBar
        choices={choices}
        selected={selected}
        onSelectAll={(checked) => select(choices, checked)}
        buyUrl={config.buyUrl}
      />
      <Removal doomed={doomed} onRemove={cart.remove} onClose={() => setDoomed(undefined)} />
    </View>
  )
}

interface CartBarProps {
  /** What can be bought, and what of it is to be. */
  readonly choices: readonly Line[]
  readonly selected: readonly Line[]
  readonly onSelectAll: (checked: boolean) => void
  readonly buyUrl: string
}

function CartBar({ choices, selected, onSelectAll, buyUrl }: CartBarProps) {
  const t = useTranslate()
  const open = useOpen()
  const total = selected.reduce((sum, { price, count }) => sum + price * count, 0)
  const pieces = selected.reduce((sum, { count }) => sum + count, 0)
  const items = selected.map(({ productId, skuId, count }) => `${productId}:${skuId}:${count}`)
  return (
    <ActionBar
      lead={
        <Checkbox
          checked={choices.length > 0 && selected.length === choices.length}
          disabled={choices.length === 0}
          onChange={onSelectAll}
        >
          {t('cart.selectAll')}
        </Checkbox>
      }
    >
      <View className='tp-cart__sum' role='group' label={t('cart.total')}>
        <View className='tp-cart__total'>
          <Text className='tp-cart__label'>{t('cart.total')}</Text>
          <Price cents={total} />
        </View>
        <Text className='tp-cart__freight'>{t('cart.freight')}</Text>
      </View>
      <Button
        size='l'
        disabled={selected.length === 0}
        onTap={open.to(formatUrl(buyUrl, { items: items.join(','), cart: '1' }))}
      >
        {t('cart.submit', { n: pieces })}
      </Button>
    </ActionBar>
  )
}

/** What is asked to be taken out, and in which words. */
interface Doomed {
  readonly lines: readonly Line[]
  readonly title: TextKey
}

interface RemovalProps {
  readonly doomed: Doomed | undefined
  readonly onRemove: (lines: readonly Line[]) => Promise<void>
  readonly onClose: () => void
}

function Removal({ doomed, onRemove, onClose }: RemovalProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  // The dialog keeps its words while it closes.
  const title = useRef<TextKey>('cart.removeTitle')
  if (doomed) title.current = doomed.title

  async function remove(): Promise<void> {
    setBusy(true)
    await onRemove(doomed?.lines ?? [])
    setBusy(false)
    onClose()
  }
  return (
    <Dialog
      open={doomed !== undefined}
      title={t(title.current)}
      confirmText={t('common.delete')}
      cancelText={t('common.cancel')}
      danger
      busy={busy}
      onConfirm={remove}
      onCancel={onClose}
    />
  )
}

/** The shape of some lines. */
function CartBones() {
  const t = useTranslate()
  return (
    <View className='tp-cart' role='status' label={t('common.loading')}>
      <View className='tp-cart__lines'>
        {[1, 2, 3].map((at) => (
          <View key={at} className='tp-cart__line tp-cart__line--bones'>
            <Bone shape='block' className='tp-cart__pic' />
            <View className='tp-cart__body'>
              <Bone width={80} />
              <Bone width={40} />
              <Bone width={30} />
            </View>
          </View>
        ))}
      </View>
    </View>
  )
}
