import { useOpen } from '../../../../engine/actions/open'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { mask } from '../../../../shared/mask'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Countdown } from '../../../../ui/countdown'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Price } from '../../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import type { Tone } from '../../../../ui/style'
import { type Order, OrderStatus } from '../../contract'
import type { OrderDetailConfig } from '.'

const LOOK: { readonly [S in OrderStatus]: { readonly icon: IconName; readonly tone: Tone } } = {
  [OrderStatus.DuePayment]: { icon: 'clock', tone: 'warning' },
  [OrderStatus.WaitingToShip]: { icon: 'package', tone: 'info' },
  [OrderStatus.WaitingToReceive]: { icon: 'truck', tone: 'info' },
  [OrderStatus.Done]: { icon: 'circle-check', tone: 'success' },
  [OrderStatus.Refund]: { icon: 'returns', tone: 'danger' },
  [OrderStatus.Closed]: { icon: 'circle-x', tone: 'muted' },
}

interface OrderBodyProps {
  readonly order: Order
  readonly config: OrderDetailConfig
  /** The time to pay is up. */
  readonly onExpired: () => void
}

/** An order that has arrived. */
export function OrderBody({ order, config, onExpired }: OrderBodyProps) {
  const { host } = useServices()
  const { isShown } = usePage()
  const { imageUrl } = host
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const due = order.status === OrderStatus.DuePayment && order.expiresAt * 1000 > Date.now()
  const [first] = order.lines
  const copySerial = () =>
    host.copy(order.serial).then(
      () => host.toast(t('error.copied')),
      (error: unknown) => host.toast(errorText(error, t)),
    )
  const facts = [
    { name: t('order.created'), text: formatDateTime(order.createdAt, locale) },
    {
      name: t('order.paid'),
      text: order.paidAt === null ? '' : formatDateTime(order.paidAt, locale),
    },
    { name: t('order.message'), text: order.note },
  ].filter(({ text }) => text !== '')

  return (
    <Box className='tp-od'>
      <Box className='tp-od__state'>
        <Icon name={LOOK[order.status].icon} size={32} tone={LOOK[order.status].tone} />
        <Box className='tp-od__state-text'>
          <Txt className='tp-od__status' level={1}>
            {t(`order.status.${order.status}`)}
          </Txt>
          <Txt className='tp-od__note'>{t(`order.note.${order.status}`)}</Txt>
        </Box>
      </Box>

      <Box className='tp-od__panel tp-od__address'>
        <Icon name='map-pin' size={20} tone='muted' />
        <Box className='tp-od__state-text'>
          <Txt className='tp-od__person'>
            {`${order.address.name}  ${mask(order.address.mobile)}`}
          </Txt>
          <Txt className='tp-od__note'>{`${order.address.region} ${order.address.detail}`}</Txt>
        </Box>
      </Box>

      <Box className='tp-od__panel'>
        <Txt className='tp-od__store' level={2}>
          {order.storeName}
        </Txt>
        {order.lines.map((line) => (
          <Press
            key={line.skuId}
            role='link'
            className='tp-od__line'
            onTap={() => open(fillUrl(config.productUrl, line))}
          >
            <Pic className='tp-od__pic' src={imageUrl(line.image, 72)} alt='' />
            <Box className='tp-od__line-text'>
              <Txt className='tp-od__name tp-clamp-2'>{line.name}</Txt>
              <Txt className='tp-od__note'>{line.skuName}</Txt>
            </Box>
            <Box className='tp-od__line-sum'>
              <Price size='s' tone='ink' cents={line.price} />
              <Txt className='tp-od__note tp-num'>{`× ${line.count}`}</Txt>
            </Box>
          </Press>
        ))}
        <Box className='tp-od__row tp-od__row--line'>
          <Txt className='tp-od__key'>{t('order.goods')}</Txt>
          <Txt className='tp-num'>{moneyText(order.goodsAmount)}</Txt>
        </Box>
        <Box className='tp-od__row'>
          <Txt className='tp-od__key'>{t('order.freight')}</Txt>
          <Txt className='tp-num'>
            {order.freight === 0 ? t('order.free') : moneyText(order.freight)}
          </Txt>
        </Box>
        <Box className='tp-od__row'>
          <Txt className='tp-od__total'>{t('order.total')}</Txt>
          <Price cents={order.amount} />
        </Box>
      </Box>

      <Box className='tp-od__panel'>
        <Box className='tp-od__row'>
          <Txt className='tp-od__key'>{t('order.serial')}</Txt>
          <Box className='tp-od__serial'>
            <Txt className='tp-num' select>
              {order.serial}
            </Txt>
            <Press
              className='tp-od__copy'
              label={`${t('order.copy')} ${t('order.serial')}`}
              onTap={copySerial}
            >
              {t('order.copy')}
            </Press>
          </Box>
        </Box>
        {facts.map(({ name, text }) => (
          <Box key={name} className='tp-od__row'>
            <Txt className='tp-od__key'>{name}</Txt>
            <Txt className='tp-od__fact tp-num'>{text}</Txt>
          </Box>
        ))}
      </Box>

      <ActionBar
        lead={
          due && (
            <Txt className='tp-od__note'>
              {t('order.payLeft')}{' '}
              <Countdown until={order.expiresAt * 1000} isShown={isShown} onEnd={onExpired} />
            </Txt>
          )
        }
      >
        <Button kind='ghost' onTap={() => open(config.serviceUrl)}>
          {t('product.service')}
        </Button>
        {due && <Button onTap={() => open(fillUrl(config.payUrl, order))}>{t('order.pay')}</Button>}
        {!due && first && (
          <Button kind='secondary' onTap={() => open(fillUrl(config.productUrl, first))}>
            {t('order.again')}
          </Button>
        )}
      </ActionBar>
    </Box>
  )
}
