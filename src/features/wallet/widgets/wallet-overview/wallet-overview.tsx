import { accounts as accountsQuery } from '../../queries'
import './wallet-overview.scss'
import { observer } from 'mobx-react-lite'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { IconButton } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import type { WalletOverview as Accounts } from '../../contract-accounts'
import type { WalletOverviewConfig, WalletOverviewValue } from '.'
import { Figure } from './figure'

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
  const tap = () => (known ? open(config.url) : openLogin(services, page))
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
  return (
    <>
      <Box className='tp-wallet__head'>
        <Txt className='tp-wallet__title' level={2}>
          {t('wallet.overview.title')}
        </Txt>
        {known && config.mask && (
          <IconButton
            name={settings.hideAmounts ? 'eye-off' : 'eye'}
            label={t(settings.hideAmounts ? 'wallet.overview.show' : 'wallet.overview.hide')}
            stop
            onTap={() => settings.toggleAmounts()}
          />
        )}
      </Box>
      <Box className='tp-wallet__figures'>
        {config.metrics.map((metric, at) => (
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
      </Box>
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
      <Box className='tp-wallet__foot'>
        <Txt>{t('wallet.overview.login')}</Txt>
        <Icon name='chevron-right' size={16} />
      </Box>
    )
  }
  return (
    <Box className='tp-wallet__foot'>
      <Txt className='tp-num'>
        {asOf !== undefined && t('common.asOf', { time: formatDateTime(asOf, locale) })}
      </Txt>
      {auditUrl !== '' && (
        <Press className='tp-wallet__bill' stop onTap={() => open(auditUrl)}>
          <Txt>{t('wallet.overview.bill')}</Txt>
          <Icon name='chevron-right' size={16} />
        </Press>
      )}
    </Box>
  )
}
