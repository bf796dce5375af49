import './pay-result.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { type Payment, PayStatus } from '../../api/pay/list-pay-methods'
import { useOpen } from '../../engine/actions/use-open'
import type { WidgetProps } from '../../engine/contract'
import { useQuery } from '../../engine/data/use-query'
import { usePage } from '../../engine/page/page-context'
import { useServices } from '../../engine/services'
import { AppError } from '../../errors'
import { createPayDeps, fetchPayment } from '../../flows/pay/host-deps'
import { forgetPendingPayment, isPendingPayment } from '../../flows/pay/pay'
import { waitUntilPaid } from '../../flows/pay/wait-until-paid'
import { useLocale, useTranslate } from '../../i18n'
import { formatDateTime } from '../../shared/date'
import { fillUrl } from '../../shared/fill-url'
import { Button } from '../../ui/button/button'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { Icon } from '../../ui/icon/icon'
import { Price } from '../../ui/price/price'
import { Box } from '../../ui/primitives/box'
import { Txt } from '../../ui/primitives/txt'
import { Spinner } from '../../ui/spinner/spinner'
import type { PayResultConfig } from './schema'

/**
 * `/asset/pay/success`, `/pay/success`, `/pay/failure`: what the server says about a payment, whatever
 * the address claims.
 */
export const PayResultWidget = observer(function PayResultWidget({
  config,
}: WidgetProps<unknown, PayResultConfig>) {
  const { query } = usePage()
  const { navigator } = useServices()
  const t = useTranslate()
  const payId = query.payId || query.id || ''
  const { status, value, error, reload } = useResult(payId)
  const toHome = () => navigator.home().catch(() => undefined)

  if (payId === '') {
    return (
      <EmptyState
        variant='notfound'
        title={t('commerce.pay.missing')}
        note={t('commerce.pay.missingNote')}
        actionText={t('commerce.pay.home')}
        onAction={toHome}
      />
    )
  }
  if (value) return <Result payment={value} config={config} onCheck={reload} onHome={toHome} />
  if (status === 'error') {
    const known = error instanceof AppError ? error : undefined
    return (
      <EmptyState
        variant='offline'
        title={t('commerce.pay.unreachable')}
        note={known?.serverMessage || t(known?.messageKey ?? 'error.unexpected')}
        actionText={t('common.retry')}
        onAction={() => reload()}
      />
    )
  }
  return (
    <Box className='tp-result'>
      <Box className='tp-result__state'>
        <Spinner size={32} tone='brand' label={t('commerce.pay.confirming')} />
        <Txt className='tp-result__headline'>{t('commerce.pay.confirming')}</Txt>
      </Box>
    </Box>
  )
})

/** The payment; one this device has just started is waited for, since gateways report late. */
function useResult(payId: string) {
  const { host, session, persistence } = useServices()
  const { clientType } = host.device
  return useQuery({
    key: ['payment-result', payId],
    enabled: payId !== '',
    load: async () => {
      const deps = createPayDeps({ session, persistence, clientType })
      if (isPendingPayment(payId, deps)) await waitUntilPaid(payId, deps)
      const payment = await fetchPayment(payId, clientType)
      if (payment.status !== PayStatus.Due) forgetPendingPayment(payId, deps)
      return payment
    },
  })
}

interface ResultProps {
  readonly payment: Payment
  readonly config: PayResultConfig
  readonly onCheck: () => Promise<void>
  readonly onHome: () => void
}

function Result({ payment, config, onCheck, onHome }: ResultProps) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const [checking, setChecking] = useState(false)
  const check = () => {
    setChecking(true)
    onCheck().finally(() => setChecking(false))
  }
  const { status, amount, title, paidAt } = payment
  const paid = status === PayStatus.Paid
  const due = status === PayStatus.Due
  const headline = paid ? 'success' : due ? 'due' : 'closed'
  return (
    <Box className='tp-result tp-enter'>
      <Box className='tp-result__state' role='status'>
        <Box className={`tp-result__mark tp-result__mark--${headline}`} decor>
          <Icon name={paid ? 'check' : due ? 'clock' : 'x'} size={32} />
        </Box>
        <Txt className='tp-result__headline' level={1}>
          {t(`commerce.pay.${headline}`)}
        </Txt>
        <Price size='l' tone='ink' cents={amount} className='tp-result__amount' />
        <Txt className='tp-result__note'>{title}</Txt>
        {paid && paidAt !== null && (
          <Txt className='tp-result__note tp-num'>
            {t('commerce.pay.paidAt', { time: formatDateTime(paidAt, locale) })}
          </Txt>
        )}
        {!paid && (
          <Txt className='tp-result__note'>
            {t(due ? 'commerce.pay.dueNote' : 'error.cancelledOrExpired')}
          </Txt>
        )}
      </Box>
      <Box className='tp-result__ways'>
        {due ? (
          <>
            <Button
              block
              size='l'
              onTap={() => open(fillUrl(config.payUrl, payment), { replace: true })}
            >
              {t('commerce.pay.again')}
            </Button>
            <Button block size='l' kind='secondary' loading={checking} onTap={check}>
              {t('commerce.pay.checkAgain')}
            </Button>
          </>
        ) : (
          <Button block size='l' onTap={() => open(config.ordersUrl, { replace: true })}>
            {t(paid ? 'commerce.pay.viewOrder' : 'commerce.pay.orders')}
          </Button>
        )}
        <Button block size='l' kind='ghost' onTap={onHome}>
          {t('commerce.pay.home')}
        </Button>
      </Box>
    </Box>
  )
}
