import './sku-sheet.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { openLogin, useOffer } from '../../../engine/actions/open'
import { useSubmit } from '../../../engine/actions/use-submit'
import { errorText } from '../../../engine/error-text'
import { usePage } from '../../../engine/page/page-context'
import { useServices } from '../../../engine/services'
import { EndpointNotFoundError } from '../../../errors'
import { useTranslate } from '../../../i18n'
import { Button } from '../../../ui/button/button'
import { Stepper } from '../../../ui/choices/choices'
import { Price } from '../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../ui/primitives/elements'
import { Sheet } from '../../../ui/sheet/sheet'
import { cx } from '../../../ui/style'
import { addToCart, notifyStock, type ProductDetail, type Sku } from '../contract'
import { stale } from '../queries'
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
  readonly onBuy?: () => void
  readonly onAdd?: () => void
  /** It is on its way into the cart. */
  readonly adding: boolean
  readonly onClose: () => void
  /** In place of the two ends of a purchase. */
  readonly done?: { readonly text: string; readonly onTap: () => void }
}

/** The choice of variant and quantity, from below. */
export function SkuSheet(props: SkuSheetProps) {
  const { imageUrl } = useServices().host
  const { open, product, skus, chosen, sku, count, onToggle, onCount } = props
  const { onBuy, onAdd, adding, onClose, done } = props
  const t = useTranslate()
  const offer = useOffer()
  const openOption = product.options.find((_, at) => chosen[at] === undefined)
  const soldOut = sku ? sku.stock <= 0 : skus.every(({ stock }) => stock <= 0)
  const buyText = soldOut
    ? t('product.soldOut')
    : openOption
      ? t('product.chooseOption', { name: openOption.name })
      : (done?.text ?? t('product.buy'))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={product.name}
      closeLabel={t('common.close')}
      footer={
        <View className='tp-sku__buttons'>
          {sku && !soldOut && !done && (
            <Button
              block
              kind='secondary'
              size='l'
              loading={adding}
              onTap={onAdd && offer(addToCart, onAdd)}
            >
              {t('cart.add')}
            </Button>
          )}
          <Button
            block
            size='l'
            disabled={soldOut || !sku || adding}
            loading={done && adding}
            onTap={done?.onTap ?? onBuy}
          >
            {buyText}
          </Button>
        </View>
      }
    >
      <View className='tp-sku__head'>
        <Image
          className='tp-sku__pic'
          src={imageUrl(sku?.image || product.image, 96)}
          alt={sku?.name ?? product.name}
        />
        <View className='tp-sku__facts'>
          <Price
            size='l'
            cents={sku?.price ?? product.price}
            was={sku?.marketPrice ?? product.marketPrice}
          />
          <Text className={cx('tp-sku__stock', isLow(sku) && 'tp-c-warning')}>
            {stockText(sku?.stock ?? product.stock, isLow(sku), t)}
          </Text>
          {sku && product.options.length > 0 && <Text className='tp-sku__name'>{sku.name}</Text>}
        </View>
      </View>
      {product.options.map((option, at) => (
        <View key={option.name} className='tp-sku__option' role='radiogroup' label={option.name}>
          <Text className='tp-sku__label'>{option.name}</Text>
          <View className='tp-sku__values'>
            {option.values.map((value) => (
              <Pressable
                key={value}
                role='radio'
                className={cx('tp-sku__value', chosen[at] === value && 'tp-sku__value--on')}
                checked={chosen[at] === value}
                disabled={!canChoose(skus, chosen, at, value)}
                onTap={() => onToggle(at, value)}
              >
                {value}
              </Pressable>
            ))}
          </View>
        </View>
      ))}
      <View className='tp-sku__count'>
        <Text className='tp-sku__label tp-sku__label--count'>{t('product.count')}</Text>
        <Stepper
          value={count}
          onChange={onCount}
          max={Math.max(1, Math.min(MAX_COUNT, sku?.stock ?? product.stock))}
          disabled={soldOut}
          label={t('product.count')}
          lessLabel={t('product.fewer')}
          moreLabel={t('product.more')}
        />
      </View>
      <SoldOut skus={skus} />
    </Sheet>
  )
}

/** Variants that are gone, each with a way to hear of its return. */
function SoldOut({ skus }: { readonly skus: readonly Sku[] }) {
  const t = useTranslate()
  const gone = skus.filter(({ stock }) => stock <= 0)
  if (gone.length === 0) return null
  return (
    <View className='tp-sku__gone' role='list' label={t('product.notify.soldOut')}>
      <Text className='tp-sku__label'>{t('product.notify.soldOut')}</Text>
      {gone.map(({ id, name }) => (
        <View key={id} className='tp-sku__missing' role='listitem'>
          <Text className='tp-sku__missing-name'>{name}</Text>
          <NotifyButton skuId={id} name={name} />
        </View>
      ))}
    </View>
  )
}

interface NotifyButtonProps {
  readonly skuId: string
  /** Of the variant. */
  readonly name: string
}

/** Asks to be told when a variant is there again. Not drawn where the server tells nobody. */
const NotifyButton = observer(function NotifyButton(props: NotifyButtonProps) {
  const { skuId, name } = props
  const services = useServices()
  const { session, host, queries } = services
  const page = usePage()
  const t = useTranslate()
  const offer = useOffer()
  const submit = useSubmit()
  const [state, setState] = useState<'open' | 'asked' | 'unknown'>('open')
  if (state === 'unknown') return null

  async function ask(): Promise<void> {
    if (!session.isLoggedIn) return openLogin(services, page)
    const refused = (error: unknown) => {
      if (error instanceof EndpointNotFoundError) setState('unknown')
      host.toast(errorText(error, t))
      return true
    }
    await submit.run(
      async () => {
        const waits = await notifyStock({ body: { skuId } })
        host.toast(t(waits ? 'product.notify.waits' : 'product.notify.there'))
        if (waits) setState('asked')
        else await stale.afterReturn(queries)
      },
      { refused },
    )
  }
  const isAsked = state === 'asked' && session.isLoggedIn
  return (
    <Button
      size='s'
      kind='secondary'
      loading={submit.busy}
      disabled={isAsked}
      label={isAsked ? undefined : t('product.notify.askNamed', { name })}
      onTap={offer(notifyStock, () => void ask())}
    >
      {t(isAsked ? 'product.notify.asked' : 'product.notify.ask')}
    </Button>
  )
})

const isLow = (sku: Sku | undefined) => sku !== undefined && sku.stock > 0 && sku.stock < LOW_STOCK

function stockText(stock: number, low: boolean, t: ReturnType<typeof useTranslate>): string {
  if (stock <= 0) return t('product.soldOut')
  return t(low ? 'product.lowStock' : 'product.stock', { n: stock })
}
