import './order-detail.scss'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Box } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import { orderBy } from '../../queries'
import type { OrderDetailConfig } from '.'
import { OrderBody } from './order-body'

/** One order, by the page's `id`. */
export const OrderDetailWidget = observer(function OrderDetailWidget({
  config,
}: WidgetProps<unknown, OrderDetailConfig>) {
  const { query } = usePage()
  const { host } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const id = query.id ?? ''
  const order = useQuery({
    ...orderBy(id),
    enabled: id !== '',
  })
  const shown = useRef(false)
  host.usePageShow(() => {
    if (shown.current && id !== '') order.reload()
    shown.current = true
  })
  if (id === '') {
    return (
      <EmptyState
        variant='notfound'
        title={t('order.missing')}
        note={t('order.missingNote')}
        actionText={t('order.list')}
        onAction={() => open(config.listUrl)}
      />
    )
  }
  return (
    <QueryState
      query={order}
      skeleton={
        <Box className='tp-od'>
          <Skeleton kind='text' label={t('common.loading')} />
          <Skeleton kind='cell' count={3} label={t('common.loading')} />
        </Box>
      }
    >
      {(known) => <OrderBody order={known} config={config} onChanged={order.reload} />}
    </QueryState>
  )
})
