import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Desk } from '../../parts/desk'
import { leftOf, type Shop, toPick } from '../../queries'
import type { DeskConfig } from '.'
import '../../parts/desk-picking.scss'

/** What is to be packed, order by order, to be printed: of the page's `id`, or all that waits. */
export function SellerPicking({ config }: WidgetProps<unknown, DeskConfig>) {
  return <Desk config={config}>{(shop) => <Picks key={shop.id} shop={shop} />}</Desk>
}

function Picks({ shop }: { readonly shop: Shop }) {
  const { id = '' } = usePage().query
  const { platform } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const orders = useQuery(toPick(shop.id, id))
  const isEmpty = orders.value?.every((order) => !order.lines.some((line) => leftOf(line) > 0))
  return (
    <QueryState
      query={orders}
      offline={OFFLINE}
      skeleton={<Skeleton kind='cell' count={5} label={t('common.loading')} />}
      empty={isEmpty ? { title: t('merchant.picking.empty') } : undefined}
    >
      {(known) => (
        <>
          {known.map((order) => (
            <View key={order.id} className='tp-desk__card tp-desk__sheet'>
              <View className='tp-desk__line'>
                <Text className='tp-desk__strong tp-num'>{order.serial}</Text>
                <Text className='tp-desk__note tp-num'>
                  {formatDateTime(order.paidAt ?? order.createdAt, locale)}
                </Text>
              </View>
              <Text>{`${order.address.name}  ${order.address.mobile}`}</Text>
              <Text className='tp-desk__note'>
                {`${order.address.region} ${order.address.detail}`}
              </Text>
              {order.lines
                .filter((line) => leftOf(line) > 0)
                .map((line) => (
                  <View key={line.position} className='tp-desk__line'>
                    <View className='tp-desk__tick' decor />
                    <Text className='tp-desk__text'>{`${line.name} · ${line.skuName}`}</Text>
                    <Text className='tp-desk__strong tp-num'>{`× ${leftOf(line)}`}</Text>
                  </View>
                ))}
              {order.note !== '' && <Text>{`${t('order.message')}: ${order.note}`}</Text>}
            </View>
          ))}
          {platform === 'h5' && (
            <ActionBar>
              <Button block size='l' onTap={() => window.print()}>
                {t('merchant.picking.print')}
              </Button>
            </ActionBar>
          )}
        </>
      )}
    </QueryState>
  )
}
