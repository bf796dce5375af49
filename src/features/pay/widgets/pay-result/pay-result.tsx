import './pay-result.scss'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Outcome } from '../../../../ui/outcome/outcome'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { EmptyState } from '../../../../ui/states/states'
import { createPayDeps } from '../../host-deps'
import { paymentResultOf } from '../../queries-payment'
import type { PayResultConfig } from '.'
import { Result, Support } from './result'

/**
 * `/asset/pay/success`, `/pay/success`, `/pay/failure`: what the server says about a payment, whatever
 * the address claims.
 */
export const PayResultWidget = observer(function PayResultWidget({
  config,
}: WidgetProps<unknown, PayResultConfig>) {
  const { query, url } = usePage()
  const { navigator } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const payId = query.payId || query.id || ''
  const result = useResult(payId)
  const toHome = () => navigator.home().catch(() => undefined)

  if (payId === '') {
    return (
      <EmptyState
        variant='notfound'
        title={t('pay.missing')}
        note={t('pay.missingNote')}
        actionText={t('pay.orders')}
        onAction={() => open(config.ordersUrl, { replace: true })}
      />
    )
  }
  return (
    <>
      <QueryState query={result} offline={UNREACHABLE} skeleton={<Asking />}>
        {(known) => (
          <Result
            {...known}
            config={config}
            isFailure={url.endsWith('/failure')}
            onCheck={result.reload}
            onHome={toHome}
          />
        )}
      </QueryState>
      {result.status === 'error' && <Support payId={payId} />}
    </>
  )
})

/** A payment nobody can ask about is neither paid nor failed. */
const UNREACHABLE = { title: 'pay.unreachable', note: 'error.network' } as const

function Asking() {
  const t = useTranslate()
  return (
    <Box className='tp-result'>
      <Outcome icon='clock' tone='muted' title={t('pay.confirming')} busy>
        <Txt className='tp-outcome__note'>{t('pay.stillAsking')}</Txt>
      </Outcome>
    </Box>
  )
}

/** The payment as the server has it. */
function useResult(payId: string) {
  const { host, session, persistence } = useServices()
  const { clientType } = host.device
  const deps = createPayDeps({ session, persistence, clientType })
  return useQuery(paymentResultOf(payId, clientType, deps))
}
