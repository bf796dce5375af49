import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate } from '../../../../shared/date'
import { Button } from '../../../../ui/button/button'
import { Countdown } from '../../../../ui/countdown'
import { Price, Tag, type TagProps } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { type Order, OrderStatus } from '../../contract'
import {
  actionsOf,
  type Deed,
  isDue,
  type NextUrls,
  nextText,
  useNextStep,
} from '../../parts/use-next-step'

const TONES: { readonly [S in OrderStatus]: TagProps['tone'] } = {
  [OrderStatus.DuePayment]: 'warning',
  [OrderStatus.WaitingToShip]: 'info',
  [OrderStatus.WaitingToReceive]: 'info',
  [OrderStatus.Done]: 'success',
  [OrderStatus.Refund]: 'danger',
  [OrderStatus.Closed]: 'neutral',
}

/** Thumbnails in a row; one more would wrap at 320 px. */
const MAX_PICTURES = 4
/** What a card offers, the one to press last, and for how many there is room; the rest is in the order. */
const OFFERED = ['urge', 'buyAgain', 'review', 'receive', 'pay'] as const satisfies readonly Deed[]
const ROOM = 2
const MAIN: ReadonlySet<Deed> = new Set(['pay', 'receive'])

interface OrderCardProps {
  readonly order: Order
  readonly urls: NextUrls
  readonly onOpen: () => void
  /** It is another now: its time to pay is up, or something was done with it. */
  readonly onChanged: () => unknown
}

/** One order: store and state, what was bought, what it costs, what happens next and what can be done. */
export function OrderCard({ order, urls, onOpen, onChanged }: OrderCardProps) {
  const { imageUrl } = useServices().host
  const { isShown } = usePage()
  const t = useTranslate()
  const locale = useLocale()
  const { busy, problem, deeds } = useNextStep(order, urls, { onChanged })
  const status = t(`order.status.${order.status}`)
  const due = isDue(order)
  const count = order.lines.reduce((sum, line) => sum + line.count, 0)
  const [first, ...others] = order.lines
  const allowed = actionsOf(order).filter((action) => action !== 'pay' || due)
  const offered = OFFERED.filter((deed) => allowed.includes(deed)).slice(-ROOM)
  return (
    <Pressable
      role='link'
      className='tp-order'
      label={t('order.open', { store: order.storeName, status })}
      onTap={onOpen}
    >
      <View className='tp-order__head'>
        <Text className='tp-order__store tp-whole'>{order.storeName}</Text>
        <Tag tone={TONES[order.status]}>{status}</Tag>
      </View>
      <View className='tp-order__goods'>
        {order.lines.slice(0, MAX_PICTURES).map((line) => (
          <Image
            key={line.skuId}
            className='tp-order__pic'
            src={imageUrl(line.image, 64)}
            alt={line.name}
          />
        ))}
        {first && others.length === 0 && (
          <View className='tp-order__line'>
            <Text className='tp-order__name tp-whole'>{first.name}</Text>
            <Text className='tp-order__sku'>{first.skuName}</Text>
          </View>
        )}
      </View>
      {others.length > 0 && (
        <Text className='tp-order__names tp-clamp-2'>
          {[...new Set(order.lines.map((line) => line.name))].join(t('order.and'))}
        </Text>
      )}
      <View className='tp-order__sum'>
        <Text className='tp-order__count tp-num'>{t('order.count', { n: count })}</Text>
        <Price size='s' tone='ink' cents={order.amount} />
      </View>
      <View className='tp-order__foot'>
        <Text className='tp-order__left'>
          {due ? (
            <>
              {t('order.payLeft')}{' '}
              <Countdown until={order.expiresAt * 1000} isShown={isShown} onEnd={onChanged} />
            </>
          ) : (
            nextText(order, t, (at) => formatDate(at, locale))
          )}
        </Text>
        {offered.length > 0 && (
          <View className='tp-order__deeds'>
            {offered.map((deed) => (
              <Button
                key={deed}
                size='s'
                stop
                kind={MAIN.has(deed) ? 'primary' : 'secondary'}
                disabled={busy}
                onTap={deeds[deed]}
              >
                {t(`order.do.${deed}`)}
              </Button>
            ))}
          </View>
        )}
      </View>
      {problem && <Notice tone='danger'>{problem}</Notice>}
    </Pressable>
  )
}
