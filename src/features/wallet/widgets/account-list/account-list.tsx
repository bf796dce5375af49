import { accounts as accountsQuery } from '../../queries'
import './account-list.scss'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { localize } from '../../../../shared/l10n'
import { amountText, isPoints } from '../../../../shared/points'
import { fillUrl } from '../../../../shared/url'
import { CellGroup } from '../../../../ui/cell/cell'
import { IconDisc } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Price } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Spark } from '../../../../ui/spark/spark'
import { EmptyState } from '../../../../ui/states/states'
import type { WalletOverview } from '../../contract-accounts'
import type { AccountListConfig, AccountListValue } from '.'

type Account = WalletOverview['accounts'][number]

const ICONS: Readonly<Record<string, IconName>> = {
  balance: 'wallet',
  earnings: 'trending-up',
  points: 'coins',
}
const HIDDEN = '••••••'

type Props = WidgetProps<AccountListValue, AccountListConfig>

/** Every account with what it holds; a tap opens its lines. */
export const AccountList = observer(function AccountList({ value, config }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const query = useQuery<WalletOverview>({
    ...accountsQuery,
    enabled: !value,
  })
  const title = localize(config.title, locale) || t('wallet.accounts.title')
  return (
    <View className='tp-accounts'>
      <QueryState
        query={query}
        given={value}
        offline={OFFLINE}
        skeleton={
          <CellGroup title={title} note={t('common.loading')}>
            <Skeleton kind='cell' count={3} label={t('common.loading')} />
          </CellGroup>
        }
      >
        {({ accounts, asOf }) => (
          <CellGroup title={title} note={t('common.asOf', { time: formatDateTime(asOf, locale) })}>
            {accounts.length === 0 && (
              <EmptyState
                compact
                title={t('wallet.accounts.empty')}
                note={t('wallet.accounts.emptyNote')}
              />
            )}
            {accounts.map((account) => (
              <AccountRow key={account.id} account={account} itemUrl={config.itemUrl} />
            ))}
          </CellGroup>
        )}
      </QueryState>
    </View>
  )
})

interface RowProps {
  readonly account: Account
  readonly itemUrl: string
}

const AccountRow = observer(function AccountRow({ account, itemUrl }: RowProps) {
  const { settings } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const { kind, name, amount, frozen, currency, week } = account
  const hidden = settings.hideAmounts
  const text = (held: number) => amountText(held, currency, t)
  return (
    <Pressable className='tp-account' onTap={open.to(fillUrl(itemUrl, account))}>
      <IconDisc name={ICONS[kind] ?? 'layers'} small />
      <View className='tp-account__body'>
        <Text className='tp-account__name'>{name}</Text>
        {frozen > 0 && !hidden && (
          <View className='tp-account__notes tp-num'>
            <Text className='tp-account__note'>
              {t('wallet.accounts.available', { amount: text(amount - frozen) })}
            </Text>
            <Text className='tp-account__note'>
              {t('wallet.accounts.frozen', { amount: text(frozen) })}
            </Text>
          </View>
        )}
      </View>
      {hidden ? (
        <Text className='tp-account__hidden' role='img' label={t('wallet.amount.hidden')}>
          {HIDDEN}
        </Text>
      ) : (
        <View className='tp-account__held'>
          {isPoints(currency) ? (
            <Text className='tp-account__amount tp-price tp-price--s tp-num tp-c-ink'>
              {text(amount)}
            </Text>
          ) : (
            <Price size='s' tone='ink' cents={amount} className='tp-account__amount' />
          )}
          {/* What did not move has no history to show. */}
          {week.some((held) => held !== amount) && (
            <Spark
              values={week}
              level
              label={t('wallet.accounts.week', {
                from: text(week[0] ?? 0),
                to: text(amount),
              })}
              className='tp-account__week'
            />
          )}
        </View>
      )}
      <Icon name='chevron-right' size={16} tone='faint' />
    </Pressable>
  )
})
