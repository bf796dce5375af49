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
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { orderCounts } from '../../queries-counts'
import type { OrderStatusBarConfig, StatusItem, StatusKey } from '.'

/** `status` is the order status of point 11; none of them is the cart. */
const DEFAULTS: Record<StatusKey, { readonly icon: IconName; readonly status: number }> = {
  duePayment: { icon: 'wallet', status: 1 },
  waitingToShip: { icon: 'package', status: 2 },
  waitingToReceive: { icon: 'truck', status: 3 },
  refund: { icon: 'returns', status: 5 },
  cart: { icon: 'cart', status: 0 },
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
    <View className='tp-order-bar'>
      <View className='tp-order-bar__head'>
        <Text className='tp-order-bar__title' level={2}>
          {localize(config.title, locale) || t('order.bar.title')}
        </Text>
        <Pressable className='tp-order-bar__all' onTap={open.to(config.allUrl)}>
          <Text>{t('order.bar.all')}</Text>
          <Icon name='chevron-right' size={16} />
        </Pressable>
      </View>
      <View className='tp-order-bar__row'>
        {value.map(({ key, name, icon, url }) => {
          const count = (session.isLoggedIn && counts?.[key]) || 0
          const text = localize(name, locale) || t(`order.bar.${key}`)
          const known = DEFAULTS[key]
          const way = known.status ? `order/list&status=${known.status}` : 'cart/index'
          return (
            <Pressable
              key={key}
              className='tp-order-bar__item'
              label={t('order.bar.count', { name: text, n: count })}
              onTap={open.to(url ?? `/views/index?url=/${way}`)}
            >
              <Badge count={count}>
                <Icon name={(icon as IconName | undefined) ?? known.icon} />
              </Badge>
              <Text className='tp-order-bar__name'>{text}</Text>
            </Pressable>
          )
        })}
      </View>
    </View>
  )
})
