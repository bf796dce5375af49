import { accounts as accountsQuery } from '../../queries'
import './wallet-overview.scss'
import { observer } from 'mobx-react-lite'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useInvestment } from '../../../../engine/virtual-goods'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { formatDateTime } from '../../../../shared/date'
import { IconButton } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx, type Tone } from '../../../../ui/style'
import type { WalletOverview as Accounts } from '../../contract-accounts'
import type { Metric, WalletOverviewConfig, WalletOverviewValue } from '.'

/** Figures that are a change, not a state: they have a sign. */
const CHANGES: readonly Metric[] = ['todayEarnings', 'yesterdayYield']
/** Figures of investment: not everywhere may they be shown (decision 0062). */
const INVESTMENT: readonly Metric[] = ['investedEquipment']
const HIDDEN = '••••••'

interface FigureProps {
  readonly metric: Metric
  readonly accounts: Accounts | undefined
  readonly loading: boolean
  readonly hidden: boolean
  readonly large: boolean
  readonly auditUrl: string
}

/** A figure under its name; a tap opens the lines it is the sum of. */
function Figure({ metric, accounts, loading, hidden, large, auditUrl }: FigureProps) {
  const t = useTranslate()
  const open = useOpen()
  const className = cx('tp-wallet__figure', large && 'tp-wallet__figure--large')
  const contents = (
    <>
      <Text className='tp-wallet__label'>{t(`wallet.overview.${metric}`)}</Text>
      {loading ? (
        <Bone className='tp-wallet__bone' width={large ? 40 : 72} />
      ) : (
        <Amount metric={metric} accounts={accounts} hidden={hidden} large={large} />
      )}
    </>
  )
  if (!accounts || metric === 'referralCode' || auditUrl === '') {
    return <View className={className}>{contents}</View>
  }
  return (
    <Pressable className={className} stop onTap={open.to(formatUrl(auditUrl, { figure: metric }))}>
      {contents}
    </Pressable>
  )
}

function Amount({ metric, accounts, hidden, large }: Omit<FigureProps, 'loading' | 'auditUrl'>) {
  const t = useTranslate()
  const act = useAct()
  const text = cx('tp-wallet__text', large && 'tp-wallet__text--large')
  if (!accounts) return <Text className={text}>—</Text>
  const { overview } = accounts
  if (metric === 'referralCode') {
    const code = overview.referralCode
    if (code === '') return <Text className={text}>—</Text>
    return (
      <Pressable
        className='tp-wallet__code'
        label={t('wallet.overview.copyCode', { code })}
        stop
        onTap={() => act({ do: 'copy', value: code })}
      >
        <Text className='tp-wallet__text tp-num'>{code}</Text>
        <Icon name='copy' size={16} tone='muted' />
      </Pressable>
    )
  }
  if (hidden) {
    return (
      <Text className={text} role='img' label={t('wallet.overview.hidden')}>
        {HIDDEN}
      </Text>
    )
  }
  const isChange = CHANGES.includes(metric)
  const cents = overview[metric]
  return (
    <Price
      cents={cents}
      size={large ? 'l' : 's'}
      tone={isChange ? toneOf(cents) : 'ink'}
      plus={isChange}
      className='tp-wallet__amount'
    />
  )
}

function toneOf(cents: number): Tone {
  if (cents === 0) return 'ink'
  return cents > 0 ? 'success' : 'danger'
}

type Props = WidgetProps<WalletOverviewValue, WalletOverviewConfig>

/** What the wallet holds and earns. Anonymous users see where the figures will be; nothing is asked. */
export const WalletOverview = observer(function WalletOverview({ value, config }: Props) {
  const services = useServices()
  const page = usePage()
  const t = useTranslate()
  const open = useOpen()
  const { session } = services
  const known = session.isLoggedIn || Boolean(value)
  const query = useQuery<Accounts>({
    ...accountsQuery,
    enabled: session.isLoggedIn && !value,
  })
  const tap = known ? open.to(config.url) : () => openLogin(services, page)
  if (!known) {
    return (
      <Card className='tp-wallet' onTap={tap}>
        <Figures accounts={undefined} known={false} config={config} />
      </Card>
    )
  }
  const failed = !value && query.status === 'error'
  return (
    <Card
      className='tp-wallet'
      title={failed ? t('wallet.overview.title') : undefined}
      onTap={failed || config.url === '' ? undefined : tap}
    >
      <QueryState
        query={query}
        given={value}
        skeleton={<Figures accounts={undefined} known config={config} />}
      >
        {(accounts) => <Figures accounts={accounts} known config={config} />}
      </QueryState>
    </Card>
  )
})

interface FiguresProps {
  readonly accounts: Accounts | undefined
  /** Somebody is logged in: what is not there yet is on its way. */
  readonly known: boolean
  readonly config: WalletOverviewConfig
}

const Figures = observer(function Figures({ accounts, known, config }: FiguresProps) {
  const { settings } = useServices()
  const t = useTranslate()
  const invests = (metric: Metric) => INVESTMENT.includes(metric)
  const isHidden = useInvestment(config.metrics.some(invests)) !== 'allowed'
  const metrics = config.metrics.filter((metric) => !isHidden || !invests(metric))
  return (
    <>
      <View className='tp-wallet__head'>
        <Text className='tp-wallet__title' level={2}>
          {t('wallet.overview.title')}
        </Text>
        {known && config.mask && (
          <IconButton
            name={settings.hideAmounts ? 'eye-off' : 'eye'}
            label={t(settings.hideAmounts ? 'wallet.overview.show' : 'wallet.overview.hide')}
            stop
            onTap={() => settings.toggleAmounts()}
          />
        )}
      </View>
      <View className='tp-wallet__figures'>
        {metrics.map((metric, at) => (
          <Figure
            key={metric}
            metric={metric}
            accounts={accounts}
            loading={known && !accounts}
            hidden={config.mask && settings.hideAmounts}
            auditUrl={config.auditUrl}
            large={at === 0}
          />
        ))}
      </View>
      <Foot asOf={accounts?.asOf} known={known} auditUrl={config.auditUrl} />
    </>
  )
})

interface FootProps {
  readonly asOf: number | undefined
  readonly known: boolean
  readonly auditUrl: string
}

function Foot({ asOf, known, auditUrl }: FootProps) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  if (!known) {
    return (
      <View className='tp-wallet__foot'>
        <Text>{t('wallet.overview.login')}</Text>
        <Icon name='chevron-right' size={16} />
      </View>
    )
  }
  return (
    <View className='tp-wallet__foot'>
      <Text className='tp-num'>
        {asOf !== undefined && t('common.asOf', { time: formatDateTime(asOf, locale) })}
      </Text>
      {auditUrl !== '' && (
        <Pressable className='tp-wallet__bill' stop onTap={open.to(auditUrl)}>
          <Text>{t('wallet.overview.bill')}</Text>
          <Icon name='chevron-right' size={16} />
        </Pressable>
      )}
    </View>
  )
}
