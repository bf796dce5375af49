import type { TextKey } from '../../../../shared/l10n'
import './cart.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { ListFailure } from '../../../../engine/outlet/states'
import { useTranslate } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { formatUrl } from '../../../../routing/url'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Dialog } from '../../../../ui/dialog/dialog'
import { Price } from '../../../../ui/marks/marks'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import { Checkbox } from '../../../../ui/toggles/toggles'
import type { CartLine as Line } from '../../contract'
import type { CartConfig } from '.'
import { CartLine } from './cart-line'
import { useCart } from './use-cart'

const OFFLINE = { title: 'engine.list.offline', note: 'engine.list.offlineNote' } as const

/** Enough of it is there. One that wants more than the stock waits for its count to be lowered. */
const canBuy = ({ stock, count }: Line) => stock > 0 && count <= stock

/** The user's cart: what is in stock can be counted, selected and ordered; the rest taken out. */
export const Cart = observer(function Cart({ config }: WidgetProps<unknown, CartConfig>) {
  const t = useTranslate()
  const open = useOpen()
  const cart = useCart()
  // Everything that can be bought is selected until it is not: what was just put in is meant.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [doomed, setDoomed] = useState<readonly Line[]>()
  // The dialog keeps its words while it closes.
  const [title, setTitle] = useState('')
  const [busy, setBusy] = useState(false)

  if (!cart.value) {
    if (cart.status === 'error')
      return <ListFailure offline={OFFLINE} error={cart.error} onRetry={cart.reload} />
    return <CartBones />
  }
  const lines = cart.value
  if (lines.length === 0) {
    return (
      <EmptyState
        title={t('cart.empty')}
        note={t('cart.emptyNote')}
        actionText={t('cart.toShop')}
        onAction={() => open(HOME)}
      />
    )
  }
  const present = lines.filter(({ stock }) => stock > 0)
  const soldOut = lines.filter(({ stock }) => stock <= 0)
  const choices = present.filter(canBuy)
  const selected = choices.filter(({ id }) => !left.has(id))
  const total = selected.reduce((sum, { price, count }) => sum + price * count, 0)
  const pieces = selected.reduce((sum, { count }) => sum + count, 0)

  function select(ids: readonly string[], checked: boolean): void {
    const next = new Set(left)
    for (const id of ids) {
      if (checked) next.delete(id)
      else next.add(id)
    }
    setLeft(next)
  }

  function ask(which: readonly Line[], question: TextKey): void {
    setTitle(t(question))
    setDoomed(which)
  }

  async function remove(): Promise<void> {
    setBusy(true)
    await cart.remove(doomed ?? [])
    setBusy(false)
    setDoomed(undefined)
  }

  function submit(): void {
    const items = selected.map(({ productId, skuId, count }) => `${productId}:${skuId}:${count}`)
    open(formatUrl(config.buyUrl, { items: items.join(','), cart: '1' }))
  }

  const row = (line: Line) => (
    <CartLine
      key={line.id}
      line={line}
      editable={config.editable}
      selected={canBuy(line) ? !left.has(line.id) : undefined}
      onSelect={(checked) => select([line.id], checked)}
      onCount={(count) => cart.setCount(line.id, count)}
      onOpen={() => open(fillUrl(config.itemUrl, line))}
      onRemove={() => ask([line], 'cart.removeTitle')}
    />
  )

  return (
    <Box className='tp-cart'>
      {present.length > 0 && (
        <Box className='tp-cart__lines tp-enter' role='list' label={t('cart.lines')}>
          {present.map(row)}
        </Box>
      )}
      {soldOut.length > 0 && (
        <>
          <Box className='tp-cart__head'>
            <Txt className='tp-cart__title' level={2}>
              {t('cart.soldOutTitle')}
            </Txt>
            {config.editable && (
              <Button kind='ghost' size='s' onTap={() => ask(soldOut, 'cart.removeSoldOut')}>
                {t('cart.clearSoldOut')}
              </Button>
            )}
          </Box>
          <Box className='tp-cart__lines' role='list' label={t('cart.soldOutTitle')}>
            {soldOut.map(row)}
          </Box>
        </>
      )}
      <ActionBar
        lead={
          <Checkbox
            checked={choices.length > 0 && selected.length === choices.length}
            disabled={choices.length === 0}
            onChange={(checked) =>
              select(
                choices.map(({ id }) => id),
                checked,
              )
            }
          >
            {t('cart.selectAll')}
          </Checkbox>
        }
      >
        <Box className='tp-cart__sum' role='group' label={t('cart.total')}>
          <Box className='tp-cart__total'>
            <Txt className='tp-cart__label'>{t('cart.total')}</Txt>
            <Price cents={total} />
          </Box>
          <Txt className='tp-cart__freight'>{t('cart.freight')}</Txt>
        </Box>
        <Button size='l' disabled={selected.length === 0} onTap={submit}>
          {t('cart.submit', { n: pieces })}
        </Button>
      </ActionBar>
      <Dialog
        open={doomed !== undefined}
        title={title}
        confirmText={t('common.delete')}
        cancelText={t('common.cancel')}
        danger
        busy={busy}
        onConfirm={remove}
        onCancel={() => setDoomed(undefined)}
      />
    </Box>
  )
})

/** The shape of some lines. */
function CartBones() {
  const t = useTranslate()
  return (
    <Box className='tp-cart' role='status' label={t('common.loading')}>
      <Box className='tp-cart__lines'>
        {[1, 2, 3].map((at) => (
          <Box key={at} className='tp-cart__line tp-cart__line--bones'>
            <Bone shape='block' className='tp-cart__pic' />
            <Box className='tp-cart__body'>
              <Bone width={80} />
              <Bone width={40} />
              <Bone width={30} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
