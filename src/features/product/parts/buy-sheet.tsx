import { observer } from 'mobx-react-lite'
import { type ReactNode, useRef, useState } from 'react'
import { openLogin, useOpen } from '../../../engine/actions/open'
import { useQuery } from '../../../engine/data/queries'
import { errorText } from '../../../engine/error-text'
import { QueryState } from '../../../engine/outlet/paged-list'
import { useHold, usePage } from '../../../engine/page/page-context'
import { useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { formatUrl } from '../../../routing/url'
import { Dialog } from '../../../ui/dialog/dialog'
import { NOWHERE } from '../../../ui/page-contexts'
import { Sheet } from '../../../ui/sheet/sheet'
import { Skeleton } from '../../../ui/skeleton/skeleton'
import type { ProductDetail, Sku } from '../contract'
import { productBy, stale, useAddToCart } from '../queries'
import { type Choice, useChoice } from './choose-sku'
import { SkuSheet } from './sku-sheet'

export interface BuySheetProps {
  readonly open: boolean
  readonly product: ProductDetail
  readonly skus: readonly Sku[]
  readonly choice: Choice
  /** The page that takes an order. */
  readonly buyUrl: string
  /** Where a login comes back to. */
  readonly back: string
  readonly onClose: () => void
}

/** The choice of a variant with its two ends: into the cart, or to the till. Both need a login. */
export const BuySheet = observer(function BuySheet(props: BuySheetProps) {
  const { open, product, skus, choice, buyUrl, back, onClose } = props
  const { sku, count } = choice
  const services = useServices()
  const { session, host, queries } = services
  const t = useTranslate()
  const go = useOpen()
  useHold(open)
  const [gate, setGate] = useState(false)
  const [adding, setAdding] = useState(false)
  const running = useRef(false)
  const addToCart = useAddToCart()

  const toTill = formatUrl(buyUrl, { productId: product.id, skuId: sku?.id, count })
  function buy(): void {
    if (!sku) return
    if (!session.isLoggedIn) {
      setGate(true)
      return
    }
    onClose()
    go(toTill)
  }

  /** Adds to what lies there, so a second tap must wait for the first. */
  async function add(): Promise<void> {
    if (!sku || running.current) return
    if (!session.isLoggedIn) {
      setGate(true)
      return
    }
    running.current = true
    setAdding(true)
    try {
      await addToCart({ productId: product.id, skuId: sku.id, count })
      onClose()
      host.tick()
      host.toast(t('cart.added'))
      void stale.afterCart(queries)
    } catch (error) {
      host.toast(errorText(error, t))
    }
    running.current = false
    setAdding(false)
  }

  function logIn(): void {
    setGate(false)
    // Who comes back finds the page with what was chosen, not a sheet in front of it.
    onClose()
    openLogin(services, back)
  }

  return (
    <>
      <SkuSheet
        {...choice}
        open={open}
        product={product}
        skus={skus}
        onBuy={go.to(toTill) === NOWHERE ? NOWHERE : buy}
        onAdd={add}
        adding={adding}
        onClose={onClose}
      />
      <Dialog
        open={gate}
        title={t('engine.login.title')}
        text={t('engine.login.note')}
        confirmText={t('common.login')}
        cancelText={t('common.cancel')}
        onConfirm={logIn}
        onCancel={() => setGate(false)}
      />
    </>
  )
})

/** The page that takes an order, where a definition names no other. */
const BUY_URL = '/shop/order/buy'

interface QuickAddProps {
  readonly open: boolean
  /** The product whose `+`, or whose variant, was tapped. */
  readonly product: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** The variants of a product in a list, over that list. */
export function QuickAdd(props: QuickAddProps) {
  const { open, onClose } = props
  return (
    <Asked {...props}>{(found) => <QuickChoice open={open} {...found} onClose={onClose} />}</Asked>
  )
}

interface AskedProps extends QuickAddProps {
  readonly children: (found: Pick<QuickChoiceProps, 'product' | 'skus'>) => ReactNode
}

/** A sheet over a page that knows no more of a product than its name. */
function Asked({ open, product, onClose, children }: AskedProps) {
  const t = useTranslate()
  const found = useQuery(productBy(product.id))
  if (found.value) return <>{children(found.value)}</>
  return (
    <Sheet open={open} onClose={onClose} title={product.name} closeLabel={t('common.close')}>
      <QueryState
        query={found}
        inSheet
        skeleton={<Skeleton kind='cell' count={3} label={t('common.loading')} />}
      >
        {null}
      </QueryState>
    </Sheet>
  )
}

interface QuickChoiceProps extends Pick<QuickAddProps, 'open' | 'onClose'> {
  readonly product: ProductDetail
  readonly skus: readonly Sku[]
}

function QuickChoice({ open, product, skus, onClose }: QuickChoiceProps) {
  const { url, query } = usePage()
  return (
    <BuySheet
      open={open}
      product={product}
      skus={skus}
      choice={useChoice(product, skus, {})}
      buyUrl={BUY_URL}
      back={formatUrl(url, query)}
      onClose={onClose}
    />
  )
}

export interface VariantSheetProps extends QuickAddProps {
  /** What it is now. */
  readonly skuId: string
  readonly count: number
  /** Takes another one. True when that is done. */
  readonly onChoose: (skuId: string, count: number) => Promise<boolean>
}

/** Another variant, or another count, of what was chosen before. */
export function VariantSheet(props: VariantSheetProps) {
  return <Asked {...props}>{(found) => <OtherChoice {...props} {...found} />}</Asked>
}

type OtherChoiceProps = Omit<VariantSheetProps, 'product'> &
  Pick<QuickChoiceProps, 'product' | 'skus'>

function OtherChoice({ open, product, skus, skuId, count, onChoose, onClose }: OtherChoiceProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  useHold(open)
  const choice = useChoice(product, skus, { skuId, count: String(count) })

  async function choose(): Promise<void> {
    if (!choice.sku || busy) return
    setBusy(true)
    const done = await onChoose(choice.sku.id, choice.count)
    setBusy(false)
    if (done) onClose()
  }
  return (
    <SkuSheet
      {...choice}
      open={open}
      product={product}
      skus={skus}
      adding={busy}
      done={{ text: t('common.ok'), onTap: () => void choose() }}
      onClose={onClose}
    />
  )
}
