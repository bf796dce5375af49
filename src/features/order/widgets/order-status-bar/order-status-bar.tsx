import './order-status-bar.scss'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Badge } from '../../../../ui/marks/marks'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { orderCounts } from '../../queries-counts'
import type { OrderStatusBarConfig, StatusItem, StatusKey } from '.'

/** Where each leads; `status` is the order status of point 11. */
const DEFAULTS: Record<StatusKey, { readonly icon: IconName; readonly page: string }> = {
  duePayment: { icon: 'wallet', page: 'order/list&status=1' },
  waitingToShip: { icon: 'package', page: 'order/list&status=2' },
  waitingToReceive: { icon: 'truck', page: 'order/list&status=3' },
  refund: { icon: 'returns', page: 'order/list&status=5' },
  cart: { icon: 'cart', page: 'cart/index' },
}

type Props = WidgetProps<readonly StatusItem[], OrderStatusBarConfig>

/** How many orders wait, and for what. Counts are a help: without them the ways stay open. */
export const OrderStatusBar = observer(function OrderStatusBar({ value, config }: Props) {
  const { session } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const { value: counts, reload } = useQuery({
    ...orderCounts,
    enabled: session.isLoggedIn,
  })
  useReturnRefresh(reload)
  return (
    <Box className='tp-order-bar'>
      <Box className='tp-order-bar__head'>
        <Txt className='tp-order-bar__title' level={2}>
          {localize(config.title, locale) || t('order.bar.title')}
        </Txt>
        <Press className='tp-order-bar__all' onTap={() => open(config.allUrl)}>
          <Txt>{t('order.bar.all')}</Txt>
          <Icon name='chevron-right' size={16} />
        </Press>
      </Box>
      <Box className='tp-order-bar__row'>
        {value.map(({ key, name, icon, url }) => {
          const count = (session.isLoggedIn && counts?.[key]) || 0
          const text = localize(name, locale) || t(`order.bar.${key}`)
          const known = DEFAULTS[key]
          return (
            <Press
              key={key}
              className='tp-order-bar__item'
              label={t('order.bar.count', { name: text, n: count })}
              onTap={() => open(url ?? `/views/index?url=/${known.page}`)}
            >
              <Badge count={count}>
                <Icon name={(icon as IconName | undefined) ?? known.icon} />
              </Badge>
              <Txt className='tp-order-bar__name'>{text}</Txt>
            </Press>
          )
        })}
      </Box>
    </Box>
  )
})
