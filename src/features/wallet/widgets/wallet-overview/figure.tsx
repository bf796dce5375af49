import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import { useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx, type Tone } from '../../../../ui/style'
import type { WalletOverview as Accounts } from '../../contract-accounts'
import type { Metric } from '.'

/** Figures that are a change, not a state: they have a sign. */
const CHANGES: readonly Metric[] = ['todayEarnings', 'yesterdayYield']
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
export function Figure({ metric, accounts, loading, hidden, large, auditUrl }: FigureProps) {
  const t = useTranslate()
  const open = useOpen()
  const className = cx('tp-wallet__figure', large && 'tp-wallet__figure--large')
  const contents = (
    <>
      <Txt className='tp-wallet__label'>{t(`wallet.overview.${metric}`)}</Txt>
      {loading ? (
        <Bone className='tp-wallet__bone' width={large ? 40 : 72} />
      ) : (
        <Amount metric={metric} accounts={accounts} hidden={hidden} large={large} />
      )}
    </>
  )
  if (!accounts || metric === 'referralCode' || auditUrl === '') {
    return <Box className={className}>{contents}</Box>
  }
  return (
    <Press className={className} stop onTap={() => open(formatUrl(auditUrl, { figure: metric }))}>
      {contents}
    </Press>
  )
}

function Amount({ metric, accounts, hidden, large }: Omit<FigureProps, 'loading' | 'auditUrl'>) {
  const t = useTranslate()
  const act = useAct()
  const text = cx('tp-wallet__text', large && 'tp-wallet__text--large')
  if (!accounts) return <Txt className={text}>—</Txt>
  const { overview } = accounts
  if (metric === 'referralCode') {
    const code = overview.referralCode
    if (code === '') return <Txt className={text}>—</Txt>
    return (
      <Press
        className='tp-wallet__code'
        label={t('wallet.overview.copyCode', { code })}
        stop
        onTap={() => act({ do: 'copy', value: code })}
      >
        <Txt className='tp-wallet__text tp-num'>{code}</Txt>
        <Icon name='copy' size={16} tone='muted' />
      </Press>
    )
  }
  if (hidden) {
    return (
      <Txt className={text} role='img' label={t('wallet.overview.hidden')}>
        {HIDDEN}
      </Txt>
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
