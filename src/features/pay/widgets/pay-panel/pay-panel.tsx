import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { errorText } from '../../../../engine/error-text'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { useHold, usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { InvestmentGate, VirtualGoodsGate } from '../../../../engine/virtual-goods'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { PayPasswordSheet } from '../../../../ui/pay-password-sheet/pay-password-sheet'
import { View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import { type Payment, PayStatus } from '../../contract'
import { needSetPayPassword } from '../../contract-password'
import type { PayPanelConfig } from '.'
import { type Method, PayMethods } from './pay-methods'
import { PayState, PhaseState } from './pay-state'
import { type PaymentPage, usePayment } from './use-payment'
import './pay-panel.scss'

interface Password {
  readonly isOpen: boolean
  /** Pays by this method, with the password where it needs one. */
  readonly ask: (method: Method) => void
  readonly submit: (password: string) => void
  readonly close: () => void
  readonly forgot: () => void
}

/** The pay password between choosing a method and paying; whoever has none is led to where it is set. */
function usePassword(page: PaymentPage, toPassword: () => Promise<void>): Password {
  const { host } = useServices()
  const { ask, isLeft } = usePage()
  const t = useTranslate()
  const [payType, setPayType] = useState<number>()

  async function open(method: Method): Promise<void> {
    try {
      if (!(await needSetPayPassword())) {
        if (!isLeft()) setPayType(method.payType)
        return
      }
    } catch (error) {
      host.toast(errorText(error, t))
      return
    }
    const question = {
      title: t('pay.setPassword'),
      text: t('pay.needPassword'),
      ok: t('pay.setNow'),
      cancel: t('common.cancel'),
    }
    // Back from there, this page is as it was left.
    if (await ask(question)) await toPassword()
  }

  const close = () => {
    setPayType(undefined)
    page.forgetProblem()
  }
  return {
    isOpen: payType !== undefined,
    ask: (method) => void (method.needsPassword ? open(method) : page.start(method.payType)),
    async submit(password) {
      if (payType !== undefined && (await page.start(payType, password))) close()
    },
    close,
    forgot() {
      close()
      void toPassword()
    },
  }
}

/** `/asset/pay/index`: one payment, by the page's `id`. */
export const PayPanelWidget = observer(function PayPanelWidget({
  config,
}: WidgetProps<unknown, PayPanelConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const payId = query.id || query.payId || ''
  const page = usePayment(payId)
  const { payment } = page
  // Nothing ends a payment in its middle.
  useHold(payment?.status === PayStatus.Due)
  const password = usePassword(page, () => open(config.passwordUrl))

  const toOrders = open.to(config.listUrl, { replace: true })
  if (payId === '') {
    return (
      <EmptyState
        variant='notfound'
        title={t('pay.missing')}
        note={t('pay.missingNote')}
        actionText={t('pay.orders')}
        onAction={toOrders}
      />
    )
  }
  return (
    <QueryState
      query={page}
      skeleton={
        <View className='tp-pay'>
          <Skeleton kind='text' label={t('common.loading')} />
          <Skeleton kind='cell' count={3} label={t('common.loading')} />
        </View>
      }
    >
      {payment && (
        <Standing
          payment={payment}
          page={page}
          password={password}
          config={config}
          onOrders={toOrders}
        />
      )}
    </QueryState>
  )
})

interface StandingProps {
  readonly payment: Payment
  readonly page: PaymentPage
  readonly password: ReturnType<typeof usePassword>
  readonly config: PayPanelConfig
  readonly onOrders: () => void
}

/** Paid, closed, on its way, or to be paid. */
function Standing({ payment, page, password, config, onOrders: toOrders }: StandingProps) {
  const { navigator } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const { phase } = page
  const toHome = () => navigator.home().catch(() => undefined)
  // A top-up belongs to no order.
  const toOrder = payment.orderId
    ? open.to(fillUrl(config.orderUrl, payment), { replace: true })
    : toOrders
  if (payment.status === PayStatus.Paid) {
    return (
      <PayState icon='check' tone='success' title={t('pay.paidAlready')} payment={payment}>
        <Button block size='l' onTap={toOrder}>
          {t('pay.viewOrder')}
        </Button>
        <Button block size='l' kind='ghost' onTap={toHome}>
          {t('pay.home')}
        </Button>
      </PayState>
    )
  }
  if (payment.status !== PayStatus.Due) {
    return (
      <PayState
        icon='clock'
        tone='muted'
        title={t('pay.closed')}
        note={`${t('error.cancelledOrExpired')}\n${t('pay.expiredNote')}`}
        payment={payment}
        support
      >
        <Button block size='l' onTap={toOrders}>
          {t('pay.orders')}
        </Button>
        <Button block size='l' kind='ghost' onTap={toHome}>
          {t('pay.home')}
        </Button>
      </PayState>
    )
  }
  if (phase === 'confirming' || phase === 'started' || phase === 'running') {
    return <PhaseState phase={phase} page={page} payment={payment} onOrders={toOrders} />
  }
  return (
    <InvestmentGate url={payment.kind === 'investment' ? '/device/invest' : ''}>
      <VirtualGoodsGate needed={payment.virtual}>
        <PayMethods
          payment={payment}
          busy={phase === 'paying'}
          unsupported={page.unsupported}
          onPay={password.ask}
          onExpired={page.reload}
          onService={open.to(config.serviceUrl)}
          onTopUp={open.to(config.topUpUrl)}
          onOrder={toOrder}
        />
        <PayPasswordSheet
          open={password.isOpen}
          title={t('pay.password', { title: payment.title })}
          amountCents={payment.amount}
          busy={phase === 'paying'}
          error={page.problem}
          onSubmit={password.submit}
          onClose={password.close}
          onForgot={password.forgot}
        />
      </VirtualGoodsGate>
    </InvestmentGate>
  )
}
