import { accounts as accountsQuery } from '../../queries'
import './transfer-form.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { WidgetFailure } from '../../../../engine/outlet/states'
import { useHold } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import { moneyText, parseMoney } from '../../../../shared/money'
import type { TransferOrder } from '../../../../shared/pay'
import { fillUrl } from '../../../../shared/url'
import { readMobile } from '../../../../shared/validation'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { CellGroup } from '../../../../ui/cell/cell'
import { TextField } from '../../../../ui/form-field/form-field'
import { Spinner } from '../../../../ui/marks/marks'
import { PayPasswordSheet } from '../../../../ui/pay-password-sheet/pay-password-sheet'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { needSetPayPassword } from '../../../pay'
import type { TransferFormConfig } from '.'
import { AccountPick, availableOf } from './account-pick'
import { type DraftField, draftOf, FIELDS, isSame, problemsOf, toOrder } from './draft'
import { OrderNumbers } from './numbers'
import { TransferResult } from './transfer-result'
import { SecondTransfer, UnansweredNotice } from './unanswered-notice'
import { usePrice } from './use-price'
import { useTransfer } from './use-transfer'

const AMOUNT_LENGTH = 10
type Props = WidgetProps<unknown, TransferFormConfig>
/** Which sheet is up. */
type Stage = 'form' | 'confirm' | 'password'

/** To whom, how much, what it costs; a look at all numbers; the pay password; what became of it. */
export const TransferForm = observer(function TransferForm({ config }: Props) {
  const { session } = useServices()
  // Another user's form is another form.
  return <OwnForm key={session.userId} config={config} />
})

const OwnForm = observer(function OwnForm({ config }: Pick<Props, 'config'>) {
  const { host, session } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const { status, value, error, reload } = useQuery(accountsQuery)
  const password = useQuery({
    key: ['need-pay-password'],
    load: ({ signal }) => needSetPayPassword(undefined, { quiet: true, signal }),
  })
  host.usePageShow(() => {
    if (status === 'ready') void reload()
    // Back from the page that sets it.
    if (password.value) void password.reload()
  })
  const transfer = useTransfer()
  const { draft, change, unknown, busy, refusal, clearRefusal, done } = transfer
  const [left, setLeft] = useState<readonly DraftField[]>([])
  const [stage, setStage] = useState<Stage>('form')
  const [order, setOrder] = useState<TransferOrder>()
  const cents = parseMoney(draft.amount)
  useHold(draft.amount !== '' || draft.mobile !== '')
  const { price, asking, error: priceError, reload: askAgain } = usePrice(cents, draft.mobile)

  const lineUrl = (id: string) => fillUrl(config.lineUrl, { id })
  const receiverOf = (mobile: string) =>
    price?.receiver ? `${price.receiver} (${mask(mobile)})` : mask(mobile)
  if (done && order) {
    return (
      <TransferResult
        done={done}
        receiver={receiverOf(order.toMobile)}
        onLine={() => void open(lineUrl(done.id))}
        onAnother={() => {
          setLeft([])
          setStage('form')
          transfer.startOver()
        }}
      />
    )
  }
  if (status === 'error') return <WidgetFailure error={error} onRetry={() => void reload()} />
  if (!value) {
    return (
      <Box className='tp-transfer'>
        <Skeleton kind='cell' label={t('common.loading')} />
        <Skeleton kind='text' count={3} label={t('common.loading')} />
      </Box>
    )
  }
  const { accounts } = value
  const account = accounts.find(({ id }) => id === draft.accountId) ?? accounts[0]
  if (!account) {
    return (
      <EmptyState
        variant='locked'
        title={t('wallet.recharge.noAccount')}
        note={t('wallet.recharge.noAccountNote')}
      />
    )
  }
  const available = availableOf(account)
  /** What was not answered, as long as the form still holds it: it goes as it went, or not at all. */
  const again = unknown && isSame(draft, account.id, unknown) ? unknown : undefined
  const facts = { ownMobile: session.user?.mobile ?? '', available, total: price?.total }
  const problems = again ? {} : problemsOf(draft, facts)
  const said = (field: DraftField) => {
    const key = problems[field]
    return key !== undefined && left.includes(field)
      ? t(key, { amount: moneyText(available) })
      : undefined
  }
  const leave = (field: DraftField) => setLeft((before) => [...before, field])
  // The server knows one thing the form does not: whether somebody has this number.
  const nobody = priceError && !problems.mobile ? errorText(priceError, t) : undefined

  function next(): void {
    setLeft(FIELDS)
    if (again) {
      setOrder(again)
      setStage('password')
      return
    }
    if (Object.keys(problems).length > 0 || !price || !account) {
      if (priceError) void askAgain()
      return
    }
    setOrder(toOrder(draft, account.id))
    setStage('confirm')
  }

  async function drop(): Promise<void> {
    const sure = await host.confirm({
      title: t('wallet.transfer.drop'),
      text: t('wallet.transfer.dropText'),
      ok: t('common.ok'),
      cancel: t('common.cancel'),
    })
    if (sure) transfer.drop()
  }

  function confirm(): void {
    if (password.value === true) {
      setStage('form')
      host.toast(t('wallet.transfer.setPassword'))
      void open(config.passwordUrl)
      return
    }
    setStage('password')
  }

  return (
    <Box className='tp-transfer'>
      {unknown && (
        <UnansweredNotice
          unknown={unknown}
          isSame={again !== undefined}
          busy={busy}
          onBill={() => void open(config.billUrl)}
          onDrop={() => void drop()}
          onBack={() => change(draftOf(unknown))}
        />
      )}
      {password.value === true && (
        <Notice
          tone='info'
          icon='key-round'
          actionText={t('wallet.transfer.set')}
          onAction={() => void open(config.passwordUrl)}
        >
          {t('wallet.transfer.noPassword')}
        </Notice>
      )}
      <CellGroup title={t('wallet.transfer.from')}>
        <AccountPick
          accounts={accounts}
          account={account}
          disabled={busy}
          onChange={(accountId) => change({ accountId })}
        />
      </CellGroup>
      <Box className='tp-transfer__card'>
        <TextField
          label={t('wallet.transfer.mobile')}
          required
          error={said('mobile') ?? nobody}
          hint={
            price?.receiver
              ? t('wallet.transfer.receiver', { name: price.receiver })
              : t('wallet.transfer.mobileHint')
          }
          field={{
            type: 'tel',
            value: draft.mobile,
            disabled: busy,
            maxLength: 20,
            confirmType: 'next',
            placeholder: t('wallet.transfer.mobilePlaceholder'),
            onChange: (typed) => change({ mobile: readMobile(typed) }),
            onBlur: () => leave('mobile'),
          }}
        />
        <TextField
          label={t('wallet.transfer.amount')}
          required
          error={said('amount')}
          field={{
            type: 'digit',
            value: draft.amount,
            disabled: busy,
            maxLength: AMOUNT_LENGTH,
            confirmType: 'done',
            placeholder: '0.00',
            onChange: (amount) => change({ amount }),
            onBlur: () => leave('amount'),
            onConfirm: next,
          }}
          extra={<Txt className='tp-transfer__unit'>¥</Txt>}
        />
        <Box className='tp-transfer__price' role='status'>
          {asking && <Spinner size={16} tone='muted' label={t('wallet.transfer.asking')} />}
          {!asking && price && (
            <Txt className='tp-num'>
              {t('wallet.transfer.price', {
                fee: moneyText(price.fee),
                total: moneyText(price.total),
              })}
            </Txt>
          )}
          {!asking && !price && <Txt>{t('wallet.transfer.priceHint')}</Txt>}
        </Box>
      </Box>
      <Txt className='tp-transfer__note'>{t('wallet.transfer.note')}</Txt>
      <ActionBar>
        <Button block size='l' disabled={asking && !again} onTap={next}>
          {t(again ? 'wallet.transfer.again' : 'wallet.transfer.next')}
        </Button>
      </ActionBar>
      <Sheet
        open={stage === 'confirm'}
        onClose={() => setStage('form')}
        title={t('wallet.transfer.check')}
        closeLabel={t('common.close')}
        footer={
          <Button block size='l' onTap={confirm}>
            {t('wallet.transfer.confirm')}
          </Button>
        }
      >
        {unknown && <SecondTransfer unknown={unknown} />}
        {order && (
          <OrderNumbers
            order={order}
            receiver={receiverOf(order.toMobile)}
            account={account}
            price={price}
          />
        )}
      </Sheet>
      <PayPasswordSheet
        open={stage === 'password'}
        title={t('wallet.transfer.sheet', { mobile: mask(order?.toMobile ?? '') })}
        amountCents={price?.total ?? order?.amount}
        busy={busy}
        error={refusal}
        onSubmit={(typed) => {
          if (order) void transfer.send(order, typed)
        }}
        onClose={() => {
          if (busy) return
          clearRefusal()
          setStage('form')
        }}
        onForgot={() => {
          clearRefusal()
          setStage('form')
          void open(config.passwordUrl)
        }}
      />
    </Box>
  )
})
