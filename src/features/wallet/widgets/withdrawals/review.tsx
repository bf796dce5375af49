import './withdrawals.scss'
import { type ReactNode, useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Tabs } from '../../../../ui/choices/choices'
import { FormField } from '../../../../ui/form-field/form-field'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { decideWithdrawal, type Withdrawal, WithdrawalStatus } from '../../contract-withdrawals'
import { stale } from '../../queries'
import { reviewPages, type WithdrawalReview as Waiting } from '../../queries-withdrawals'
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
const REASON_LENGTH = 200

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

/** Everybody's withdrawals: an administrator says that one was paid, or why it is not. */
export function WithdrawalReview() {
  const t = useTranslate()
  const [active, setActive] = useState<Tab>('review')
  const [refused, setRefused] = useState<Waiting>()
  const [isOpen, setIsOpen] = useState(false)
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
          <ReviewCard
            key={each.id}
            withdrawal={each}
            onRefuse={() => {
              setRefused(each)
              setIsOpen(true)
            }}
          />
        )}
      </PagedList>
      {refused && (
        <RefuseSheet
          key={refused.id}
          withdrawal={refused}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </View>
  )
}

interface ReviewProps {
  readonly withdrawal: Waiting
  readonly onRefuse: () => void
}

function ReviewCard({ withdrawal, onRefuse }: ReviewProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const { busy, problem, run } = useSubmit()
  const { id, owner, mobile, branch, amount, status } = withdrawal
  const named = { name: owner, amount: moneyText(amount) }
  const pay = () =>
    run(async () => {
      await decideWithdrawal({ body: { id, isPaid: true } }, { quiet: true }).finally(() =>
        stale.afterWithdrawal(queries),
      )
      host.toast(t('wallet.withdraw.paid', named))
    })
  return (
    <WithdrawalCard
      withdrawal={withdrawal}
      owner={
        <Text className='tp-withdraw__fact'>
          {[owner, mobile, branch].filter((part) => part !== '').join(' · ')}
        </Text>
      }
    >
      {problem && (
        <Text className='tp-withdraw__why' role='alert'>
          {problem}
        </Text>
      )}
      {status === WithdrawalStatus.Review && (
        <View className='tp-withdraw__foot'>
          <Button
            size='s'
            kind='ghost'
            disabled={busy}
            label={t('wallet.withdraw.refuseNamed', named)}
            onTap={onRefuse}
          >
            {t('wallet.withdraw.refuse')}
          </Button>
          <Button
            size='s'
            loading={busy}
            label={t('wallet.withdraw.payNamed', named)}
            onTap={() => void pay()}
          >
            {t('wallet.withdraw.pay')}
          </Button>
        </View>
      )}
    </WithdrawalCard>
  )
}

interface RefuseProps {
  readonly withdrawal: Waiting
  readonly open: boolean
  readonly onClose: () => void
}

function RefuseSheet({ withdrawal: { id, owner, amount }, open, onClose }: RefuseProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const named = { name: owner, amount: moneyText(amount) }
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim() === '' ? 'wallet.withdraw.needReason' : undefined,
    }),
  })
  async function send(): Promise<void> {
    const taken = await form.submit(async ({ reason }) => {
      const body = { id, isPaid: false, reason: reason.trim() }
      await decideWithdrawal({ body }, { quiet: true })
      await stale.afterWithdrawal(queries)
    })
    if (!taken) return
    host.toast(t('wallet.withdraw.refused', named))
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('wallet.withdraw.refuseNamed', named)}
      closeLabel={t('common.close')}
      footer={
        <Button block size='l' loading={form.busy} onTap={() => void send()}>
          {t('wallet.withdraw.refuse')}
        </Button>
      }
    >
      {form.refusal && <Notice tone='danger'>{form.refusal}</Notice>}
      <FormField label={t('wallet.withdraw.reason')} required error={form.problemOf('reason')}>
        <TextArea
          label={t('wallet.withdraw.reason')}
          value={form.values.reason}
          maxLength={REASON_LENGTH}
          rows={4}
          invalid={form.problemOf('reason') !== undefined}
          onChange={(reason) => form.set({ reason })}
        />
      </FormField>
    </Sheet>
  )
}
