import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { VirtualGoodsGate } from '../../../../engine/virtual-goods'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate } from '../../../../shared/date'
import { localize } from '../../../../shared/l10n'
import { moneyText, parseMoney } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { addOfflineRecharge, type OfflineRecharge, OfflineStatus } from '../../contract'
import { stale } from '../../queries'
import { offlineRecharges } from '../../queries-account'
import { AMOUNT_LENGTH, AMOUNT_TEXTS, checkRechargeAmount } from '../../recharge'
import type { OfflinePayConfig, Payee } from '.'
import { ReviewState, TransferData, VoucherForm } from './offline-steps'
import './offline-pay.scss'

interface AmountFormProps {
  /** The account that rises. */
  readonly accountId: string
  /** The one that is open already, when its amount is to change. */
  readonly record?: OfflineRecharge
  readonly onDone: (record: OfflineRecharge) => void
}

/** How much will be transferred. */
function AmountForm({ accountId, record, onDone }: AmountFormProps) {
  const t = useTranslate()
  const form = useForm({
    initial: () => ({ amount: record ? String(record.amount / 100) : '' }),
    check: ({ amount }) => {
      const wrong = checkRechargeAmount(amount)
      return { amount: wrong && ([wrong, AMOUNT_TEXTS] as const) }
    },
  })

  const submit = () =>
    void form.submit(async ({ amount: typed }) => {
      const amount = parseMoney(typed) ?? 0
      onDone(await addOfflineRecharge({ body: { accountId, amount } }, { quiet: true }))
    })

  const { error, ...typed } = form.text('amount')
  return (
    <FormPage
      problem={form.refusal}
      busy={form.busy}
      submitText={t('wallet.offline.begin')}
      onSubmit={submit}
    >
      <TextField
        label={t('wallet.offline.amount')}
        required
        hint={t('wallet.recharge.hint', AMOUNT_TEXTS)}
        error={error}
        field={{
          type: 'digit',
          ...typed,
          maxLength: AMOUNT_LENGTH,
          placeholder: '0.00',
          confirmType: 'done',
          onConfirm: submit,
        }}
      />
    </FormPage>
  )
}

const STEPS = ['amount', 'transfer', 'review'] as const
const TAGS = {
  [OfflineStatus.Open]: { tone: 'info', key: 'open' },
  [OfflineStatus.Waiting]: { tone: 'warning', key: 'waiting' },
  [OfflineStatus.Approved]: { tone: 'success', key: 'approved' },
  [OfflineStatus.Rejected]: { tone: 'danger', key: 'rejected' },
} as const

/** What the page is about: the newest one, until it is done and has been seen. */
type Mode = 'newest' | 'new' | 'retry'

type Props = WidgetProps<Payee, OfflinePayConfig>

/** A top-up by bank transfer, where one may be sold. */
export function OfflinePay(props: Props) {
  return (
    <VirtualGoodsGate>
      <Transfer {...props} />
    </VirtualGoodsGate>
  )
}

/** Step by step: an amount, the data of the transfer and its voucher, and what became of it. */
const Transfer = observer(function Transfer({ value: payee, config }: Props) {
  const { host } = useServices()
  const t = useTranslate()
  const query = useQuery(offlineRecharges)
  host.usePageShow(() => {
    if (query.status === 'ready') void query.reload()
  })
  return (
    <QueryState
      query={query}
      skeleton={
        <View className='tp-offline'>
          <Skeleton kind='text' count={2} label={t('common.loading')} />
          <Skeleton kind='cell' count={3} label={t('common.loading')} />
        </View>
      }
    >
      {(known) => <Steps {...known} payee={payee} config={config} onReload={query.reload} />}
    </QueryState>
  )
})

interface StepsProps extends Pick<Props, 'config'> {
  readonly records: readonly OfflineRecharge[]
  readonly accountId: string
  readonly payee: Props['value']
  readonly onReload: () => Promise<void>
}

function Steps({ records, accountId, payee, config, onReload }: StepsProps) {
  const { queries } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const [mode, setMode] = useState<Mode>('newest')
  const newest = records[0]
  const opened = records.find((record) => record.status === OfflineStatus.Open)

  async function changed(): Promise<void> {
    // Shown when it is there: an older answer would look as if nothing had happened.
    await stale.afterOffline(queries)
    setMode('newest')
  }
  const done = (_: OfflineRecharge) => void changed()

  function body() {
    if (mode === 'new' || !newest) {
      return <AmountForm accountId={accountId} record={opened} onDone={done} />
    }
    if (opened) {
      return (
        <>
          <TransferData payee={payee} record={opened} onChangeAmount={() => setMode('new')} />
          <VoucherForm record={opened} onDone={done} />
        </>
      )
    }
    if (mode === 'retry') {
      return (
        <>
          <TransferData payee={payee} record={newest} onChangeAmount={() => setMode('new')} />
          <VoucherForm record={newest} onDone={done} />
        </>
      )
    }
    return (
      <ReviewState record={newest} note={localize(payee.note, locale)}>
        {newest.status === OfflineStatus.Rejected && (
          <Button block size='l' onTap={() => setMode('retry')}>
            {t('wallet.offline.retry')}
          </Button>
        )}
        {newest.status === OfflineStatus.Approved && (
          <Button block size='l' onTap={open.to(config.walletUrl)}>
            {t('wallet.offline.wallet')}
          </Button>
        )}
        {newest.status === OfflineStatus.Waiting && (
          <Button block size='l' icon='refresh' onTap={() => void onReload()}>
            {t('wallet.offline.refresh')}
          </Button>
        )}
        <Button block kind='ghost' onTap={() => setMode('new')}>
          {t('wallet.offline.new')}
        </Button>
        <Button block kind='ghost' onTap={open.to(config.serviceUrl)}>
          {t('wallet.offline.service')}
        </Button>
      </ReviewState>
    )
  }

  const step = mode === 'new' || !newest ? 0 : opened || mode === 'retry' ? 1 : 2
  return (
    <View className='tp-offline'>
      <View className='tp-offline__steps' role='list' label={t('wallet.offline.steps')}>
        {STEPS.map((name, at) => (
          <View
            key={name}
            className={cx('tp-offline__step', at <= step && 'tp-offline__step--on')}
            role='listitem'
          >
            <View className='tp-offline__dot' decor>
              <Text>{at + 1}</Text>
            </View>
            <Text className='tp-offline__step-name'>{t(`wallet.offline.step.${name}`)}</Text>
          </View>
        ))}
      </View>
      {body()}
      {records.length > 1 && (
        <CellGroup title={t('wallet.offline.history')} className='tp-offline__history'>
          {records.slice(1).map(({ id, amount, code, createdAt, status: state }) => (
            <Cell
              key={id}
              title={moneyText(amount)}
              note={`${formatDate(createdAt, locale)} · ${code}`}
              value={<Tag tone={TAGS[state].tone}>{t(`wallet.offline.${TAGS[state].key}`)}</Tag>}
            />
          ))}
        </CellGroup>
      )}
    </View>
  )
}
