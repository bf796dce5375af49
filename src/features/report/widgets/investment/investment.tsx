import './investment.scss'
import { observer } from 'mobx-react-lite'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OneState } from '../../../../engine/outlet/one-state'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { InvestmentGate } from '../../../../engine/virtual-goods'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import {
  cancelInvestment,
  exitInvestment,
  InvestState,
  payInvestment,
  type ShownInvestment,
} from '../../contract-invest'
import { investmentBy } from '../../queries'
import type { ShowConfig } from '.'
import { Contract, Problem, Sign, useChange } from './agreement'
import { Curve } from './brand'
import { Facts } from './own'

/** The investment of the page's address, where it may be told of. */
export function InvestmentWidget(props: WidgetProps<unknown, ShowConfig>) {
  return (
    <InvestmentGate>
      <InvestmentPage {...props} />
    </InvestmentGate>
  )
}

const InvestmentPage = observer(function InvestmentPage({
  config,
}: WidgetProps<unknown, ShowConfig>) {
  const { id = '' } = usePage().query
  const t = useTranslate()
  const query = useQuery({ ...investmentBy(id), enabled: id !== '' })
  useReturnRefresh(query.reload)
  return (
    <OneState
      id={id}
      query={query}
      skeleton={<Skeleton kind='text' count={6} label={t('common.loading')} />}
      missing={{
        title: 'report.invest.missing',
        action: 'report.invest.toMarket',
        url: config.marketUrl,
        replace: true,
      }}
    >
      {(value) => <Shown one={value} config={config} />}
    </OneState>
  )
})

interface Props {
  readonly one: ShownInvestment
}

const UNPAID: readonly InvestState[] = [
  InvestState.Applied,
  InvestState.Approved,
  InvestState.ToPay,
]

function Shown({ one, config }: Props & { readonly config: ShowConfig }) {
  const t = useTranslate()
  const open = useOpen()
  const { status, reason, contract, days, asOf, paidAt, exit } = one
  const isApproved = status === InvestState.Approved
  return (
    <View className='tp-invest tp-invest--page'>
      <Card onTap={open.to(fillUrl(config.brandUrl, one))} label={one.brandNo}>
        <Facts of={one} />
      </Card>
      <Text className='tp-invest__next' role='status'>
        {t(`report.invest.next.${status}`)}
      </Text>
      {reason !== '' && <Notice tone='warning'>{t('report.invest.refusedFor', { reason })}</Notice>}
      {contract && <Contract key={contract.hash} contract={contract} />}
      {isApproved && contract && <Sign one={one} hash={contract.hash} />}
      {status === InvestState.ToPay && <Pay one={one} payUrl={config.payUrl} />}
      {UNPAID.includes(status) && <CallOff one={one} />}
      {paidAt > 0 && <Devices one={one} />}
      {paidAt > 0 && <Curve title={t('report.invest.byDay')} days={days} asOf={asOf} />}
      {exit && <Exit one={one} exit={exit} />}
      <Steps one={one} />
    </View>
  )
}

function Pay({ one, payUrl }: Props & { readonly payUrl: string }) {
  const { navigator } = useServices()
  const { isLeft } = usePage()
  const t = useTranslate()
  const { busy, problem, run, change } = useChange(one)
  const { amount } = one
  const pay = () =>
    run(async () => {
      const payment = await change((sent) =>
        payInvestment({ body: { ...sent, amount } }, { quiet: true }),
      )
      if (!isLeft()) await navigator.open(fillUrl(payUrl, payment))
    })
  return (
    <>
      <Problem problem={problem} />
      <Button block size='l' loading={busy} onTap={() => void pay()}>
        {t('report.invest.pay', { amount: moneyText(amount) })}
      </Button>
    </>
  )
}

/** What is not paid yet may be called off. */
function CallOff({ one }: Props) {
  const { host } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const offer = useOffer()
  const { busy, problem, run, change } = useChange(one)
  async function callOff(): Promise<void> {
    const yes = await ask({
      title: t('report.invest.askCallOff'),
      text: t('report.invest.askCallOffNote'),
      ok: t('report.invest.callOff'),
      cancel: t('report.invest.keep'),
      tone: 'danger',
    })
    if (!yes) return
    const taken = await run(() => change((body) => cancelInvestment({ body }, { quiet: true })))
    if (taken) host.toast(t('report.invest.calledOff'))
  }
  return (
    <>
      <Problem problem={problem} />
      <Button
        block
        kind='ghost'
        loading={busy}
        onTap={offer(cancelInvestment, () => void callOff())}
      >
        {t('report.invest.callOff')}
      </Button>
    </>
  )
}

/** What each device brought in. */
function Devices({ one: { devices, income } }: Props) {
  const t = useTranslate()
  return (
    <CellGroup
      title={t('report.invest.devices')}
      note={t('report.invest.earned', { amount: moneyText(income) })}
    >
      {devices.map(({ serial, yesterday, total }) => (
        <Cell
          key={serial}
          title={serial}
          note={t('report.invest.yesterday', { amount: moneyText(yesterday) })}
          value={moneyText(total)}
        />
      ))}
    </CellGroup>
  )
}

/** The way out: what is paid back and what it costs, asked for after a yes. */
function Exit({ one, exit }: Props & { readonly exit: NonNullable<ShownInvestment['exit']> }) {
  const { host } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const offer = useOffer()
  const { busy, problem, run, change } = useChange(one)
  const { payBack, fee } = exit
  const sums = { payBack: moneyText(payBack), fee: moneyText(fee) }
  async function leave(): Promise<void> {
    const yes = await ask({
      title: t('report.invest.askExit'),
      text: t('report.invest.askExitNote', sums),
      ok: t('report.invest.exitTitle'),
      cancel: t('report.invest.keep'),
      tone: 'danger',
    })
    if (!yes) return
    const taken = await run(() =>
      change(
        (sent) => exitInvestment({ body: { ...sent, payBack } }, { quiet: true }),
        String(payBack),
      ),
    )
    if (taken) host.toast(t('report.invest.exitAsked'))
  }
  return (
    <>
      <CellGroup title={t('report.invest.exitTitle')}>
        <Cell title={t('report.invest.payBack')} value={sums.payBack} />
        <Cell title={t('report.invest.fee')} value={sums.fee} />
      </CellGroup>
      <Problem problem={problem} />
      {one.status === InvestState.Running && (
        <Button block kind='ghost' loading={busy} onTap={offer(exitInvestment, () => void leave())}>
          {t('report.invest.exit')}
        </Button>
      )}
    </>
  )
}

/** What became of it, when, and by whom; the latest first. */
function Steps({ one: { steps } }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Card title={t('report.invest.steps')}>
      <View role='list' label={t('report.invest.steps')}>
        {[...steps].reverse().map(({ status, side, by, reason, at }) => (
          <View key={`${status} ${at}`} role='listitem' className='tp-invest__step'>
            <Text className='tp-invest__state'>{t(`report.invest.states.${status}`)}</Text>
            <Text className='tp-invest__note tp-num'>
              {`${formatDateTime(at, locale)} · ${t(`report.invest.sides.${side}`, { by })}`}
            </Text>
            {reason !== '' && <Text className='tp-invest__note'>{reason}</Text>}
          </View>
        ))}
      </View>
    </Card>
  )
}
