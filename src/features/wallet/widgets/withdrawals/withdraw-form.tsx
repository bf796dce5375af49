import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { type Problem, useForm } from '../../../../engine/actions/use-form'
import { useOnce } from '../../../../engine/actions/use-once'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { OFFLINE, PagedList, QueryState } from '../../../../engine/outlet/paged-list'
import { useHold, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { moneyText, parseMoney } from '../../../../shared/money'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { TextField } from '../../../../ui/form-field/form-field'
import { PayPasswordSheet } from '../../../../ui/pay-password-sheet/pay-password-sheet'
import { Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { lacksPayPassword } from '../../../pay'
import { addWithdrawal, feeOfWithdrawal } from '../../contract-withdrawals'
import { stale } from '../../queries'
import { type WithdrawalDesk, withdrawalDesk, withdrawalPages } from '../../queries-account'
import { bankOf } from '../../rules/banks'
import type { WithdrawConfig } from '.'
import { WithdrawalCard, WithdrawalReview } from './review'

/** Where a pay password is set, and where a card is added. */
const PASSWORD = '/auto/edit?url=/user/pay-password'
const CARDS = '/asset/bank'

const AMOUNT_LENGTH = 10
const available = ({ amount, frozen }: WithdrawalDesk['accounts'][number]) =>
  Math.max(0, amount - frozen)

/** One's own withdrawals, or those of everybody. */
export function Withdrawals({ config }: WidgetProps<unknown, WithdrawConfig>) {
  return config.show === 'review' ? <WithdrawalReview /> : <WithdrawForm />
}

/** How much, from where, to which card; below it what became of the withdrawals before. */
const WithdrawForm = observer(function WithdrawForm() {
  const { session } = useServices()
  const t = useTranslate()
  const desk = useQuery(withdrawalDesk)
  const list = usePages(withdrawalPages)
  useReturnRefresh(() => {
    void desk.reload()
    void list.reload()
  })
  return (
    <View className='tp-withdraw'>
      <QueryState
        query={desk}
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
      >
        {(known) => <Form key={session.userId} desk={known} />}
      </QueryState>
      {desk.status === 'ready' && (
        <>
          <Text className='tp-withdraw__title' level={2}>
            {t('wallet.withdraw.earlier')}
          </Text>
          <PagedList
            list={list}
            offline={OFFLINE}
            skeleton={<Skeleton kind='cell' count={2} label={t('common.loading')} />}
            empty={{ title: t('wallet.withdraw.none'), note: t('wallet.withdraw.noneNote') }}
            more='wallet.bill.more'
            className='tp-withdraw__list'
            label={t('wallet.withdraw.earlier')}
          >
            {(each) => <WithdrawalCard key={each.id} withdrawal={each} />}
          </PagedList>
        </>
      )}
    </View>
  )
})

interface FormProps {
  readonly desk: WithdrawalDesk
}

/** What is wrong with an amount, in the words of the rule it breaks. */
function problemOf(typed: string, most: number, { rules }: WithdrawalDesk): Problem | undefined {
  const cents = parseMoney(typed)
  if (typed.trim() === '') return 'wallet.amountField.empty'
  if (cents === undefined) return 'wallet.amountField.wrong'
  if (cents < rules.least) return ['wallet.amountField.least', { least: moneyText(rules.least) }]
  if (cents > rules.most) return ['wallet.amountField.most', { most: moneyText(rules.most) }]
  if (cents > most) return ['wallet.withdraw.tooMuch', { amount: moneyText(most) }]
  if (rules.leftTimes < 1) return ['wallet.withdraw.tooOften', { count: rules.dayTimes }]
  if (cents > rules.leftMost)
    return ['wallet.withdraw.dayMost', { amount: moneyText(rules.leftMost) }]
  return undefined
}

function Form({ desk }: FormProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const once = useOnce()
  const submit = useSubmit()
  const password = useQuery(lacksPayPassword)
  useReturnRefresh(() => void password.reload())
  const { accounts, cards, rules } = desk
  const [asks, setAsks] = useState(false)
  const [chosen, setChosen] = useState({ accountId: '', cardId: '' })
  const account = accounts.find(({ id }) => id === chosen.accountId) ?? accounts[0]
  const card = cards.find(({ id }) => id === chosen.cardId) ?? cards[0]
  const most = account ? available(account) : 0
  const form = useForm({
    initial: { amount: '' },
    live: true,
    check: ({ amount }) => ({ amount: problemOf(amount, most, desk) }),
  })
  const { error, ...field } = form.text('amount')
  useHold(field.value !== '')
  const cents = form.isWrong('amount') ? undefined : parseMoney(field.value)
  const fee = feeOfWithdrawal(cents ?? 0, rules)
  const toPassword = open.to(PASSWORD)

  function next(): void {
    if (!form.check() || !card || cents === undefined) return
    if (password.value === true) {
      host.toast(t('wallet.transfer.setPassword'))
      toPassword()
      return
    }
    submit.setProblem(undefined)
    setAsks(true)
  }

  async function send(payPassword: string): Promise<void> {
    if (!account || !card || cents === undefined) return
    const wish = { accountId: account.id, cardId: card.id, amount: cents, fee }
    const taken = await submit.run(async () => {
      // After a lost answer it goes by the same name, and is one withdrawal.
      await once(
        (requestId) =>
          addWithdrawal({ body: { ...wish, payPassword, requestId } }, { quiet: true }),
        JSON.stringify(wish),
      )
      await stale.afterMove(queries)
    })
    if (!taken) return
    setAsks(false)
    form.set({ amount: '' })
    form.clear()
    host.toast(t('wallet.withdraw.sent'))
  }

  if (cards.length === 0) {
    return (
      <Notice
        tone='info'
        icon='credit-card'
        actionText={t('wallet.bank.addCard')}
        onAction={open.to(CARDS)}
      >
        {t('wallet.withdraw.noCard')}
      </Notice>
    )
  }
  return (
    <>
      {password.value === true && (
        <Notice
          tone='info'
          icon='key-round'
          actionText={t('wallet.transfer.set')}
          onAction={toPassword}
        >
          {t('wallet.withdraw.noPassword')}
        </Notice>
      )}
      <RadioGroup label={t('wallet.transfer.from')}>
        {accounts.map((each) => (
          <RadioRow
            key={each.id}
            title={each.name}
            note={t('wallet.transfer.available', { amount: moneyText(available(each)) })}
            checked={each.id === account?.id}
            onChange={() => setChosen((before) => ({ ...before, accountId: each.id }))}
          />
        ))}
      </RadioGroup>
      <View className='tp-withdraw__card'>
        <TextField
          label={t('wallet.withdraw.amount')}
          required
          error={error}
          hint={t('wallet.withdraw.limits', {
            least: moneyText(rules.least),
            most: moneyText(rules.most),
            left: rules.leftTimes,
          })}
          field={{
            ...field,
            type: 'digit',
            maxLength: AMOUNT_LENGTH,
            confirmType: 'done',
            placeholder: '0.00',
            onBlur: () => form.leave('amount'),
            onConfirm: next,
          }}
          extra={
            <Button
              size='s'
              kind='ghost'
              onTap={() => form.set({ amount: (Math.min(most, rules.most) / 100).toFixed(2) })}
            >
              {t('wallet.withdraw.all')}
            </Button>
          }
        />
        <View className='tp-withdraw__fee' role='status'>
          <Text className='tp-num'>
            {cents === undefined
              ? t('wallet.transfer.priceHint')
              : t('wallet.withdraw.arrives', {
                  fee: moneyText(fee),
                  amount: moneyText(cents - fee),
                })}
          </Text>
        </View>
      </View>
      <RadioGroup label={t('wallet.withdraw.to')}>
        {cards.map((each) => (
          <RadioRow
            key={each.id}
            title={bankOf(each.kind, each.bank).name[locale]}
            note={`${each.number} · ${each.holder}`}
            checked={each.id === card?.id}
            onChange={() => setChosen((before) => ({ ...before, cardId: each.id }))}
          />
        ))}
      </RadioGroup>
      <CellGroup>
        <Cell icon='plus' title={t('wallet.withdraw.otherCard')} onTap={open.to(CARDS)} />
      </CellGroup>
      <Text className='tp-withdraw__note'>{t('wallet.withdraw.note')}</Text>
      <ActionBar>
        <Button block size='l' loading={submit.busy} onTap={next}>
          {t('wallet.withdraw.submit')}
        </Button>
      </ActionBar>
      <PayPasswordSheet
        open={asks}
        title={t('wallet.withdraw.sheet', { number: card?.number.slice(-4) ?? '' })}
        amountCents={cents}
        busy={submit.busy}
        error={submit.problem}
        onSubmit={(typed) => void send(typed)}
        onClose={() => {
          if (!submit.busy) setAsks(false)
        }}
        onForgot={open.to(PASSWORD, { first: () => setAsks(false) })}
      />
    </>
  )
}
