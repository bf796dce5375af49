import './withdrawals.scss'
import { type ReactNode, useState } from 'react'
import { type Decisions, useDecisions } from '../../../../engine/actions/decision'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { Tabs } from '../../../../ui/choices/choices'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { decideWithdrawal, type Withdrawal, WithdrawalStatus } from '../../contract-withdrawals'
import { stale } from '../../queries'
import { reviewPages, type WithdrawalReview as Waiting } from '../../queries-account'
import { bankOf, groupNumber } from '../../rules/banks'

const TABS = ['review', 'paid', 'refused'] as const
type Tab = (typeof TABS)[number]
const STATUS = {
  review: WithdrawalStatus.Review,
  paid: WithdrawalStatus.Paid,
  refused: WithdrawalStatus.Refused,
} as const satisfies Record<Tab, WithdrawalStatus>
const TONE = { review: 'warning', paid: 'success', refused: 'danger' } as const
const tabOf = (status: WithdrawalStatus): Tab =>
  TABS.find((tab) => STATUS[tab] === status) ?? 'review'

interface CardProps {
  readonly withdrawal: Withdrawal
  /** Whose it is, for who decides about it. */
  readonly owner?: ReactNode
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** One withdrawal: how much, to which card, where it stands, and why it was refused. */
export function WithdrawalCard({ withdrawal, owner, children }: CardProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { amount, fee, bank, holder, number, status, reason, createdAt, decidedAt } = withdrawal
  const tab = tabOf(status)
  return (
    <View role='listitem' className='tp-withdraw__card'>
      <View className='tp-withdraw__line'>
        <Price cents={amount} tone='ink' />
        <Tag tone={TONE[tab]}>{t(`wallet.withdraw.state.${tab}`)}</Tag>
      </View>
      {owner}
      <Text className='tp-withdraw__fact'>
        {[bankOf('bank', bank).name[locale], groupNumber(number), holder].join(' · ')}
      </Text>
      <Text className='tp-withdraw__fact tp-num'>
        {t('wallet.withdraw.arrives', { fee: moneyText(fee), amount: moneyText(amount - fee) })}
      </Text>
      <Text className='tp-withdraw__fact tp-num'>
        {t('wallet.withdraw.asked', { time: formatDateTime(createdAt, locale) })}
        {decidedAt !== null &&
          ` · ${t(`wallet.withdraw.at.${tab}`, { time: formatDateTime(decidedAt, locale) })}`}
      </Text>
      {reason !== '' && (
        <Text className='tp-withdraw__why'>{t('wallet.withdraw.why', { reason })}</Text>
      )}
      {children}
    </View>
  )
}

function useWithdrawalDecisions(): Decisions<Waiting> {
  const { queries } = useServices()
  const t = useTranslate()
  return useDecisions({
    keyOf: ({ id }) => id,
    words: ({ owner, amount }) => {
      const named = { name: owner, amount: moneyText(amount) }
      return {
        approve: t('wallet.withdraw.pay'),
        approveNamed: t('wallet.withdraw.payNamed', named),
        approved: t('wallet.withdraw.paid', named),
        refuse: t('wallet.withdraw.refuse'),
        refuseNamed: t('wallet.withdraw.refuseNamed', named),
        refused: t('wallet.withdraw.refused', named),
        reason: t('wallet.withdraw.reason'),
        needReason: 'wallet.withdraw.needReason',
      }
    },
    decide: ({ id }, { isApproved: isPaid, ...why }) =>
      decideWithdrawal({ body: { id, isPaid, ...why } }, { quiet: true }).finally(() =>
        stale.afterWithdrawal(queries),
      ),
  })
}

/** Everybody's withdrawals: an administrator says that one was paid, or why it is not. */
export function WithdrawalReview() {
  const t = useTranslate()
  const [active, setActive] = useState<Tab>('review')
  const decisions = useWithdrawalDecisions()
  const list = usePages(reviewPages(STATUS[active]))
  useReturnRefresh(list.reload)
  return (
    <View className='tp-withdraw'>
      <Tabs
        items={TABS.map((key) => ({ key, label: t(`wallet.withdraw.state.${key}`) }))}
        active={active}
        onChange={setActive}
        label={t('wallet.withdraw.reviews')}
      />
      <PagedList
        list={list}
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
        empty={{ title: t('wallet.withdraw.nothing') }}
        more='wallet.bill.more'
        className='tp-withdraw__list'
        label={t('wallet.withdraw.reviews')}
      >
        {(each) => (
          <WithdrawalCard
            key={each.id}
            withdrawal={each}
            owner={
              <Text className='tp-withdraw__fact'>
                {[each.owner, each.mobile, each.branch].filter((part) => part !== '').join(' · ')}
              </Text>
            }
          >
            {each.status === WithdrawalStatus.Review && decisions.buttons(each)}
          </WithdrawalCard>
        )}
      </PagedList>
      {decisions.sheet}
    </View>
  )
}
