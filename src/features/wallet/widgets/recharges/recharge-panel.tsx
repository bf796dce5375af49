import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import { useOnce } from '../../../../engine/actions/use-once'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { useHold } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { VirtualGoodsGate } from '../../../../engine/virtual-goods'
import { useTranslate } from '../../../../i18n'
import { moneyText, parseMoney } from '../../../../shared/money'
import { amountText, isPoints } from '../../../../shared/points'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Icon } from '../../../../ui/icon/icon'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { TextInput } from '../../../../ui/primitives/fields'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { addRecharge } from '../../contract'
import type { WalletOverview } from '../../contract-accounts'
import { accounts as accountsQuery } from '../../queries'
import { AMOUNT_LENGTH, AMOUNT_TEXTS, checkRechargeAmount } from '../../recharge'
import type { RechargePanelConfig } from '.'
import './recharge-panel.scss'

interface Wish {
  readonly accountId: string
  /** Cents. */
  readonly amount: number
}

/**
 * Makes the payment and opens the cashier. A try after a lost answer asks for the same payment again;
 * once there is one, the next tap is another wish.
 *
 * @returns what does it. @throws AppError of the call: there is no payment.
 */
export function useRecharge(payUrl: string): (wish: Wish) => Promise<void> {
  const open = useOpen()
  const once = useOnce()
  return async (wish) => {
    const { payId } = await once(
      (requestId) => addRecharge({ body: { ...wish, requestId } }, { quiet: true }),
      JSON.stringify(wish),
    )
    await open(fillUrl(payUrl, { payId }))
  }
}

/** Earnings are earned, not bought (the server refuses them too). */
const TAKES_MONEY = ['balance', 'points']
/** `10000` as it would be typed: `100`. */
const typedOf = (cents: number) => String(cents / 100)

type Props = Pick<WidgetProps<unknown, RechargePanelConfig>, 'config'>

/** A top-up, where one may be sold. */
export function RechargePanel({ config }: Props) {
  return (
    <VirtualGoodsGate>
      <Recharge config={config} />
    </VirtualGoodsGate>
  )
}

/** How much, onto which account; the payment is made on the cashier's page. */
const Recharge = observer(function Recharge({ config }: Props) {
  const { host } = useServices()
  const t = useTranslate()
  const query = useQuery(accountsQuery)
  // Back from the cashier: the balance may have risen.
  host.usePageShow(() => {
    if (query.status === 'ready') void query.reload()
  })
  const accounts = (query.value?.accounts ?? []).filter(({ kind }) => TAKES_MONEY.includes(kind))
  return (
    <QueryState
      query={query}
      skeleton={
        <View className='tp-recharge'>
          <Skeleton kind='cell' count={2} label={t('common.loading')} />
          <Skeleton kind='text' count={2} label={t('common.loading')} />
        </View>
      }
      empty={
        accounts.length > 0
          ? undefined
          : {
              variant: 'locked',
              title: t('wallet.recharge.noAccount'),
              note: t('wallet.recharge.noAccountNote'),
            }
      }
    >
      <RechargeForm config={config} accounts={accounts} />
    </QueryState>
  )
})

interface FormProps extends Pick<Props, 'config'> {
  readonly accounts: WalletOverview['accounts']
}

function RechargeForm({ config, accounts }: FormProps) {
  const t = useTranslate()
  const open = useOpen()
  const recharge = useRecharge(config.payUrl)
  const form = useForm({
    initial: { amount: '', accountId: '' },
    live: true,
    check: ({ amount }) => {
      const wrong = checkRechargeAmount(amount)
      return { amount: wrong && ([wrong, AMOUNT_TEXTS] as const) }
    },
  })
  const { error: said, ...typed } = form.text('amount')
  useHold(typed.value !== '')

  const account = accounts.find(({ id }) => id === form.values.accountId) ?? accounts[0]
  const cents = checkRechargeAmount(typed.value) ? undefined : parseMoney(typed.value)
  const submit = () =>
    void form.submit(async () => recharge({ accountId: account?.id ?? '', amount: cents ?? 0 }))

  return (
    <View className='tp-recharge'>
      <View className='tp-recharge__card'>
        <Text className='tp-recharge__label'>{t('wallet.recharge.amount')}</Text>
        <View className={cx('tp-recharge__field', said !== undefined && 'tp-wrong')}>
          <Text className='tp-recharge__sign'>¥</Text>
          <TextInput
            className='tp-recharge__input tp-num'
            type='digit'
            label={t('wallet.recharge.amount')}
            {...typed}
            maxLength={AMOUNT_LENGTH}
            placeholder='0.00'
            invalid={said !== undefined}
            confirmType='done'
            onConfirm={submit}
          />
        </View>
        {said !== undefined && (
          <Text className='tp-recharge__error' role='alert'>
            {said}
          </Text>
        )}
        {said === undefined && (
          <Text className='tp-recharge__hint'>
            {cents !== undefined && isPoints(account?.currency)
              ? // A cent buys a point (decision 0019).
                t('wallet.recharge.gets', { amount: amountText(cents, account?.currency, t) })
              : t('wallet.recharge.hint', AMOUNT_TEXTS)}
          </Text>
        )}
        {config.presets.length > 0 && (
          <View
            className='tp-recharge__presets'
            role='radiogroup'
            label={t('wallet.recharge.presets')}
          >
            {config.presets.map((preset) => (
              <Pressable
                key={preset}
                role='radio'
                className={cx(
                  'tp-recharge__preset tp-num',
                  preset === cents && 'tp-recharge__preset--on',
                )}
                checked={preset === cents}
                onTap={() => form.set({ amount: typedOf(preset) })}
              >
                {moneyText(preset).replace(/\.00$/, '')}
              </Pressable>
            ))}
          </View>
        )}
      </View>
      <Text className='tp-recharge__title' level={2}>
        {t('wallet.recharge.to')}
      </Text>
      <RadioGroup label={t('wallet.recharge.to')}>
        {accounts.map(({ id, kind, name, amount, currency }) => (
          <RadioRow
            key={id}
            title={name}
            note={t('wallet.recharge.now', { amount: amountText(amount, currency, t) })}
            lead={<Icon name={kind === 'points' ? 'coins' : 'wallet'} size={24} tone='brand' />}
            checked={id === account?.id}
            onChange={() => form.set({ accountId: id })}
          />
        ))}
      </RadioGroup>
      <CellGroup className='tp-recharge__more'>
        {config.offlineUrl !== '' && (
          <Cell
            icon='building-2'
            title={t('wallet.recharge.offline')}
            note={t('wallet.recharge.offlineNote')}
            onTap={open.to(config.offlineUrl)}
          />
        )}
        <Cell icon='receipt' title={t('wallet.recharge.bill')} onTap={open.to(config.billUrl)} />
      </CellGroup>
      {form.refusal !== undefined && <Notice tone='danger'>{form.refusal}</Notice>}
      <ActionBar>
        <Button block size='l' loading={form.busy} onTap={submit}>
          {cents === undefined
            ? t('wallet.recharge.submit')
            : t('wallet.recharge.submitAmount', { amount: moneyText(cents) })}
        </Button>
      </ActionBar>
    </View>
  )
}
