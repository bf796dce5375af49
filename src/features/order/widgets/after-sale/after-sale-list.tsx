import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { afterSaleTone } from '../../parts/after-sale-steps'
import { afterSalePages } from '../../queries-after'
import type { AfterSaleListConfig } from '.'
import '../../parts/after-sale.scss'

/** What the user has asked for, the latest first. */
export const AfterSaleListWidget = observer(function AfterSaleListWidget({
  config,
}: WidgetProps<unknown, AfterSaleListConfig>) {
  const { imageUrl } = useServices().host
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const sales = usePages(afterSalePages(query.id || undefined, config.pageSize))
  useReturnRefresh(sales.reload)
  return (
    <PagedList
      list={sales}
      skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
      empty={{
        title: t('order.afterSale.empty'),
        note: t('order.afterSale.emptyNote'),
        actionText: t('order.list'),
        onAction: () => open(config.orderUrl),
      }}
      offline={OFFLINE}
      more='order.more'
      className='tp-sales'
    >
      {(sale) => {
        const state = t(`order.afterSale.state.${sale.state}`)
        return (
          <Pressable
            key={sale.id}
            role='link'
            className='tp-sale tp-sale--row'
            label={`${t(`order.afterSale.kinds.${sale.kind}`)}: ${sale.name}, ${state}`}
            onTap={() => open(fillUrl(config.itemUrl, sale))}
          >
            <View className='tp-sale__head'>
              <Text className='tp-sale__title tp-whole'>
                {t(`order.afterSale.kinds.${sale.kind}`)}
              </Text>
              <Tag tone={afterSaleTone(sale.state)}>{state}</Tag>
            </View>
            <View className='tp-sale__line'>
              <Image className='tp-sale__pic' src={imageUrl(sale.image, 64)} alt='' />
              <View className='tp-sale__text'>
                <Text className='tp-whole'>{sale.name}</Text>
                <Text className='tp-sale__note'>{`${sale.skuName} × ${sale.count}`}</Text>
              </View>
              {sale.amount > 0 && <Price size='s' tone='ink' cents={sale.amount} />}
            </View>
          </Pressable>
        )
      }}
    </PagedList>
  )
})
