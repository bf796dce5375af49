import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { useHold, usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import type { TransferOrder } from '../../../../shared/pay'
import { amountText } from '../../../../shared/points'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { lacksPayPassword } from '../../../pay'
import { accounts as accountsQuery } from '../../queries'
import type { TransferFormConfig } from '.'
import { OrderFields, TransferResult } from './order-fields'
import { type Stage, TransferSheets, UnansweredNotice } from './transfer-sheets'
import {
  type Account,
  amountOf,
  availableOf,
  type Draft,
  EMPTY,
  isSame,
  problemsOf,
  type Transfer,
  toOrder,
  usePrice,
  useTransfer,
} from './use-transfer'
import './transfer-form.scss'

type Props = WidgetProps<unknown, TransferFormConfig>

/** To whom, how much, what it costs; a look at all numbers; the pay password; what became of it. */
export const TransferForm = observer(function TransferForm({ config }: Props) {
  const { session } = useServices()
  // Another user's form is another form.
  return <OwnForm key={session.userId} config={config} />
})

/** The user's accounts, once they are there. */
function OwnForm({ config }: Pick<Props, 'config'>) {
  const { host } = useServices()
  const t = useTranslate()
  const query = useQuery(accountsQuery)
  const password = useQuery(lacksPayPassword)
  host.usePageShow(() => {
    if (query.status === 'ready') void query.reload()
    // Back from the page that sets it.
    if (password.value) void password.reload()
  })
  const accounts = query.value?.accounts ?? []
  const transfer = useTransfer(accounts)
  const account = accounts.find(({ id }) => id === transfer.draft.values.accountId) ?? accounts[0]
  return (
    <QueryState
      query={query}
      skeleton={
        <View className='tp-transfer'>
          <Skeleton kind='cell' label={t('common.loading')} />
          <Skeleton kind='text' count={3} label={t('common.loading')} />
        </View>
      }
      empty={
        account
          ? undefined
          : {
              variant: 'locked',
              title: t('wallet.recharge.noAccount'),
              note: t('wallet.recharge.noAccountNote'),
            }
      }
    >
      {account && (
        <OrderForm
          config={config}
          accounts={accounts}
          account={account}
          lacksPassword={password.value === true}
          transfer={transfer}
        />
      )}
    </QueryState>
  )
}

interface OrderFormProps extends Pick<Props, 'config'> {
  readonly accounts: readonly Account[]
  /** The one the money leaves. */
  readonly account: Account
  /** The user has set no pay password yet. */
  readonly lacksPassword: boolean
  readonly transfer: Transfer
}

const OrderForm = observer(function OrderForm(props: OrderFormProps) {
  const { config, accounts, account, lacksPassword, transfer } = props
  const { host, session } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const { draft, unknown, busy, done } = transfer
  const { amount, mobile } = draft.values
  const [stage, setStage] = useState<Stage>('form')
  const [order, setOrder] = useState<TransferOrder>()
  useHold(amount !== '' || mobile !== '')
  const price = usePrice(amountOf(amount, account.currency), mobile)
  /** What was not answered, as long as the form still holds it: it goes as it went, or not at all. */
  const again = unknown && isSame(draft.values, account, unknown) ? unknown : undefined
  const form = useForm<Draft>({
    initial: EMPTY,
    draft,
    live: true,
    check: (typed) =>
      again
        ? {}
        : problemsOf(typed, {
            ownMobile: session.user?.mobile ?? '',
            account,
            available: amountText(availableOf(account), account.currency, t),
            total: price.price?.total,
          }),
  })

  const unknownCurrency = accounts.find(({ id }) => id === unknown?.accountId)?.currency
  const unknownAmount = amountText(unknown?.amount ?? 0, unknownCurrency, t)
  const receiver = price.price?.receiver
  const masked = mask(order?.toMobile ?? '')
  const shownReceiver = receiver ? `${receiver} (${masked})` : masked
  if (done && order) {
    return (
      <TransferResult
        done={done}
        currency={account.currency}
        receiver={shownReceiver}
        onLine={open.to(fillUrl(config.lineUrl, { id: done.id }))}
        onAnother={() => {
          form.clear()
          setStage('form')
          transfer.startOver()
        }}
      />
    )
  }

  function next(): void {
    const isRight = form.check()
    if (again) {
      setOrder(again)
      setStage('password')
      return
    }
    if (!isRight || !price.price) {
      if (price.error) void price.reload()
      return
    }
    setOrder(toOrder(draft.values, account))
    setStage('confirm')
  }

  async function drop(): Promise<void> {
    const sure = await ask({
      title: t('wallet.transfer.drop'),
      text: t('wallet.transfer.dropText'),
      ok: t('common.ok'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (sure) transfer.drop()
  }

  const toPassword = open.to(config.passwordUrl)
  function confirm(): void {
    setStage(lacksPassword ? 'form' : 'password')
    if (!lacksPassword) return
    host.toast(t('wallet.transfer.setPassword'))
    toPassword()
  }

  return (
    <View className='tp-transfer'>
      {unknown && (
        <UnansweredNotice
          unknown={unknown}
          amount={unknownAmount}
          isSame={again !== undefined}
          busy={busy}
          onBill={open.to(config.billUrl)}
          onDrop={() => void drop()}
          onBack={() => transfer.refill(unknown, unknownCurrency)}
        />
      )}
      {lacksPassword && (
        <Notice
          tone='info'
          icon='key-round'
          actionText={t('wallet.transfer.set')}
          onAction={toPassword}
        >
          {t('wallet.transfer.noPassword')}
        </Notice>
      )}
      <OrderFields
        form={form}
        accounts={accounts}
        account={account}
        price={price}
        disabled={busy}
        onConfirm={next}
      />
      <Text className='tp-transfer__note'>{t('wallet.transfer.note')}</Text>
      <ActionBar>
        <Button block size='l' disabled={price.asking && !again} onTap={next}>
          {t(again ? 'wallet.transfer.again' : 'wallet.transfer.next')}
        </Button>
      </ActionBar>
      <TransferSheets
        stage={stage}
        onStage={setStage}
        order={order}
        account={account}
        unknownAmount={unknownAmount}
        price={price.price}
        receiver={shownReceiver}
        transfer={transfer}
        onConfirm={confirm}
        onForgot={toPassword}
      />
    </View>
  )
})
