import '../../../../ui/outcome/cheer.scss'
import './pay-result.scss'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import type { TextKey } from '../../../../shared/l10n'
import type { PaymentState } from '../../../../shared/pay'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Outcome, type OutcomeProps, SupportCode } from '../../../../ui/outcome/outcome'
import { NOWHERE } from '../../../../ui/page-contexts'
import { Text, View } from '../../../../ui/primitives/elements'
import { EmptyState } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { type Payment, PayStatus } from '../../contract'
import { createPayDeps } from '../../host-deps'
import { readPayment, supportCode } from '../../ledger'
import { paymentResultOf } from '../../queries-payment'
import type { PayResultConfig } from '.'

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
        onAction={open.to(config.ordersUrl, { replace: true })}
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
    <View className='tp-result'>
      <Outcome icon='clock' tone='muted' title={t('pay.confirming')} busy>
        <Text className='tp-outcome__note'>{t('pay.stillAsking')}</Text>
      </Outcome>
    </View>
  )
}

/** The payment as the server has it. */
function useResult(payId: string) {
  const { host, session, persistence } = useServices()
  const { clientType } = host.device
  const deps = createPayDeps({ session, persistence, clientType })
  return useQuery(paymentResultOf(payId, clientType, deps))
}

type Verdict = 'success' | 'due' | 'failed' | 'closed'

interface Look extends Pick<OutcomeProps, 'icon' | 'tone'> {
  readonly headline: TextKey
}

const LOOKS: { readonly [V in Verdict]: Look } = {
  success: { icon: 'check', tone: 'success', headline: 'pay.success' },
  due: { icon: 'clock', tone: 'warning', headline: 'pay.due' },
  failed: { icon: 'x', tone: 'danger', headline: 'pay.failed' },
  closed: { icon: 'x', tone: 'muted', headline: 'pay.closed' },
}

/** Where what was paid for is found, and what is said of it. */
const FOUND = {
  order: { url: 'ordersUrl', view: 'pay.viewOrder', next: 'pay.next' },
  package: { url: 'packagesUrl', view: 'pay.viewPackage', next: 'pay.nextPackage' },
  grade: { url: 'gradesUrl', view: 'pay.viewGrade', next: 'pay.nextGrade' },
  recharge: { url: 'walletUrl', view: 'pay.viewWallet', next: 'pay.nextWallet' },
  investment: { url: 'investUrl', view: 'pay.viewInvestment', next: 'pay.nextInvestment' },
} as const satisfies {
  readonly [K in Payment['kind']]: {
    readonly url: keyof PayResultConfig
    readonly view: TextKey
    readonly next: TextKey
  }
}

interface ResultProps {
  readonly payment: Payment
  readonly config: PayResultConfig
  /** How far it came on this device. */
  readonly state: PaymentState | undefined
  /** The page is the one that explains a failure. */
  readonly isFailure: boolean
  readonly onCheck: () => Promise<void>
  readonly onHome: () => void
}

function verdictOf({ payment: { status }, isFailure, state }: ResultProps): Verdict {
  if (status === PayStatus.Paid) return 'success'
  if (status !== PayStatus.Due) return 'closed'
  return isFailure || state === 'failed' ? 'failed' : 'due'
}

/** Why there is no money: what this device knows of it, else that the other side did not pay. */
const whyOf = (state: PaymentState | undefined): TextKey =>
  `pay.why.${state === 'failed' || state === 'cancelled' ? state : 'unknown'}`

/** How the payment stands by the server's word, and the ways on. */
function Result(props: ResultProps) {
  const { payment, config, state, onCheck, onHome } = props
  const { host, news } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const [checking, setChecking] = useState(false)
  const check = () => {
    setChecking(true)
    onCheck().finally(() => setChecking(false))
  }
  const { amount, title, paidAt, payId } = payment
  const verdict = verdictOf(props)
  const found = FOUND[payment.kind]
  const { icon, tone, headline } = LOOKS[verdict]
  const isOpen = verdict === 'due' || verdict === 'failed'
  useEffect(() => {
    if (verdict === 'success') host.tick()
  }, [verdict, host])
  /** Whoever leaves for good may be told when it ships: asked within the tap. */
  const leave = async (go: () => unknown) => {
    const ships = verdict === 'success' && payment.kind === 'order' && payment.ships
    if (process.env.TARO_ENV !== 'h5' && ships) await news?.ask('shipped')
    go()
  }
  const way = open.to(verdict === 'success' ? config[found.url] : config.ordersUrl, {
    replace: true,
  })
  const notes: { readonly [V in Verdict]: string } = {
    success: paidAt === null ? '' : t('pay.paidAt', { time: formatDateTime(paidAt, locale) }),
    due: t('pay.dueNote'),
    failed: t(whyOf(state)),
    closed: t('error.cancelledOrExpired'),
  }
  return (
    <View className={cx('tp-result tp-enter', verdict === 'success' && 'tp-outcome--cheer')}>
      <Outcome icon={icon} tone={tone} title={t(headline)}>
        <Price size='l' tone='ink' cents={amount} className='tp-result__amount' />
        <Text className='tp-outcome__note'>{title}</Text>
        {notes[verdict] && <Text className='tp-outcome__note'>{notes[verdict]}</Text>}
      </Outcome>
      {verdict === 'success' && (
        <View className='tp-result__next'>
          <Icon name='package' size={24} tone='brand' />
          <View className='tp-result__next-body'>
            <Text className='tp-result__next-title'>{t('pay.nextTitle')}</Text>
            <Text className='tp-result__next-note'>{t(found.next)}</Text>
          </View>
        </View>
      )}
      <View className='tp-result__ways'>
        {isOpen ? (
          <>
            <Button
              block
              size='l'
              onTap={open.to(fillUrl(config.payUrl, payment), { replace: true })}
            >
              {t('pay.again')}
            </Button>
            <Button block size='l' kind='secondary' loading={checking} onTap={check}>
              {t('pay.checkAgain')}
            </Button>
          </>
        ) : (
          <Button block size='l' onTap={way === NOWHERE ? NOWHERE : () => leave(way)}>
            {t(verdict === 'success' ? found.view : 'pay.orders')}
          </Button>
        )}
        {verdict === 'failed' && (
          <Button block size='l' kind='ghost' icon='headphones' onTap={open.to(config.serviceUrl)}>
            {t('pay.service')}
          </Button>
        )}
        <Button block size='l' kind='ghost' onTap={() => leave(onHome)}>
          {t('pay.home')}
        </Button>
      </View>
      {verdict !== 'success' && <Support payId={payId} />}
    </View>
  )
}

/** What to tell the service about this payment. */
function Support({ payId }: { readonly payId: string }) {
  const { host, session, persistence } = useServices()
  const t = useTranslate()
  const deps = createPayDeps({ session, persistence, clientType: host.device.clientType })
  const code = supportCode(payId, readPayment(payId, deps))
  const copy = () =>
    host.copy(code).then(
      () => host.toast(t('error.copied')),
      () => host.toast(t('error.copyFailed')),
    )
  return (
    <SupportCode
      label={t('pay.support')}
      code={code}
      note={t('pay.supportNote')}
      copyLabel={t('pay.copySupport')}
      onCopy={copy}
    />
  )
}
