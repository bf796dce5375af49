import './pay-panel.scss'
import { observer } from 'mobx-react-lite'
import { PayStatus } from '../../api/pay/list-pay-methods'
import { useOpen } from '../../engine/actions/use-open'
import type { WidgetProps } from '../../engine/contract'
import { WidgetFailure } from '../../engine/outlet/widget-failure'
import { usePage } from '../../engine/page/page-context'
import { useTranslate } from '../../i18n'
import { fillUrl } from '../../shared/fill-url'
import { Button } from '../../ui/button/button'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { Box } from '../../ui/primitives/box'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { PayMethods } from './pay-methods'
import { PayState } from './pay-state'
import type { PayPanelConfig } from './schema'
import { usePayment } from './use-payment'

/** `/asset/pay/index`: one payment, by the page's `id`. */
export const PayPanelWidget = observer(function PayPanelWidget({
  config,
}: WidgetProps<unknown, PayPanelConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const payId = query.id || query.payId || ''
  const page = usePayment(payId)
  const { payment, phase, checking, check, startOver } = page

  const toOrders = () => open(config.listUrl, { replace: true })
  if (payId === '') {
    return (
      <EmptyState
        variant='notfound'
        title={t('commerce.pay.missing')}
        note={t('commerce.pay.missingNote')}
        actionText={t('commerce.pay.orders')}
        onAction={toOrders}
      />
    )
  }
  if (page.status === 'error') return <WidgetFailure error={page.error} onRetry={page.reload} />
  if (!payment) {
    return (
      <Box className='tp-pay'>
        <Skeleton kind='text' label={t('common.loading')} />
        <Skeleton kind='cell' count={3} label={t('common.loading')} />
      </Box>
    )
  }
  const toOrder = () => open(fillUrl(config.orderUrl, payment), { replace: true })
  if (payment.status === PayStatus.Paid) {
    return (
      <PayState
        icon='circle-check'
        tone='success'
        title={t('commerce.pay.paidAlready')}
        payment={payment}
      >
        <Button block size='l' onTap={toOrder}>
          {t('commerce.pay.viewOrder')}
        </Button>
      </PayState>
    )
  }
  if (payment.status !== PayStatus.Due) {
    return (
      <PayState
        icon='circle-x'
        tone='muted'
        title={t('commerce.pay.closed')}
        note={t('error.cancelledOrExpired')}
        payment={payment}
      >
        <Button block size='l' onTap={toOrders}>
          {t('commerce.pay.orders')}
        </Button>
      </PayState>
    )
  }
  if (phase === 'confirming') {
    return (
      <PayState
        busy={checking}
        icon='clock'
        tone='warning'
        title={t('commerce.pay.confirming')}
        note={t('commerce.pay.confirmingNote')}
        payment={payment}
      >
        <Button block size='l' loading={checking} onTap={check}>
          {t('commerce.pay.checkAgain')}
        </Button>
        <Button block size='l' kind='ghost' onTap={toOrders}>
          {t('commerce.pay.orders')}
        </Button>
      </PayState>
    )
  }
  if (phase === 'started') {
    return (
      <PayState
        busy={checking}
        icon='help'
        tone='info'
        title={t('commerce.pay.started')}
        note={t('commerce.pay.startedNote')}
        payment={payment}
      >
        <Button block size='l' loading={checking} onTap={check}>
          {t('commerce.pay.finished')}
        </Button>
        <Button block size='l' kind='ghost' disabled={checking} onTap={startOver}>
          {t('commerce.pay.again')}
        </Button>
      </PayState>
    )
  }
  return (
    <PayMethods
      payment={payment}
      busy={phase === 'paying'}
      unsupported={page.unsupported}
      onPay={page.start}
      onExpired={page.reload}
      onService={() => open(config.serviceUrl)}
    />
  )
})
