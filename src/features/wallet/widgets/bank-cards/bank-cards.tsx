import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOffer } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { useHold, usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button, IconButton } from '../../../../ui/button/button'
import { Text, View } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { Checkbox } from '../../../../ui/toggles/toggles'
import { deleteRecord } from '../../../record'
import { saveAccount } from '../../contract'
import { stale } from '../../queries'
import { type PaymentAccount, paymentAccounts, USER_ACCOUNT } from '../../queries-account'
import { bankOf, groupNumber } from '../../rules/banks'
import type { BankCardsConfig } from '.'
import { AccountForm, type Draft, draftOf, toBody } from './account-form'
import './bank-cards.scss'

interface AccountCardProps {
  readonly account: PaymentAccount
  readonly isDefault: boolean
  readonly busy: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly onDefault: () => void
}

/** One account, drawn as the card it is, and what can be done with it. */
function AccountCard(props: AccountCardProps) {
  const { account, isDefault, busy, onEdit, onRemove, onDefault } = props
  const t = useTranslate()
  const offer = useOffer()
  const locale = useLocale()
  const { kind, number, holder, branch } = account
  const bank = bankOf(kind, account.bank)
  const name = bank.name[locale]
  const ending = { name, number: number.slice(-4).replace(/\*/g, '') }
  return (
    <View className='tp-bank' role='listitem'>
      <View className={cx('tp-bank__face', `tp-bank--${bank.tone}`)}>
        <View className='tp-bank__head'>
          <View className='tp-bank__mark' decor>
            <Text>{Array.from(name)[0]}</Text>
          </View>
          <View className='tp-bank__names'>
            <Text className='tp-bank__name'>{name}</Text>
            <Text className='tp-bank__kind'>{branch || t(`wallet.bank.kind.${kind}`)}</Text>
          </View>
          {isDefault && <Text className='tp-bank__default'>{t('wallet.bank.default')}</Text>}
        </View>
        <Text className='tp-bank__number tp-num'>
          {kind === 'bank' ? groupNumber(number) : number}
        </Text>
        <Text className='tp-bank__holder'>{holder}</Text>
      </View>
      <View className='tp-bank__foot'>
        {isDefault ? (
          <Text className='tp-bank__is-default'>{t('wallet.bank.isDefault')}</Text>
        ) : (
          <Checkbox checked={false} disabled={busy} onChange={onDefault}>
            {t('wallet.bank.setDefault')}
          </Checkbox>
        )}
        <View className='tp-bank__tools'>
          <IconButton name='edit' size='s' label={t('wallet.bank.editOf', ending)} onTap={onEdit} />
          <IconButton
            name='trash'
            size='s'
            label={t('wallet.bank.removeOf', ending)}
            onTap={offer(deleteRecord, onRemove)}
          />
        </View>
      </View>
    </View>
  )
}

/** The form that is open: for an account, for a new one, or none. `times` makes each opening a new form. */
interface FormState {
  readonly open: boolean
  readonly account: PaymentAccount | undefined
  readonly times: number
}

/** The user's bank cards and payment accounts: add, change, remove, choose the default. */
export const BankCards = observer(function BankCards({
  config: { kinds },
}: WidgetProps<unknown, BankCardsConfig>) {
  const { host, queries } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const locale = useLocale()
  const [form, setForm] = useState<FormState>({ open: false, account: undefined, times: 0 })
  useHold(form.open)
  const [busy, setBusy] = useState(false)
  const query = useQuery(paymentAccounts(kinds))
  const accounts = query.value ?? []

  const openForm = (account?: PaymentAccount) =>
    setForm(({ times }) => ({ open: true, account, times: times + 1 }))
  const closeForm = () => setForm((before) => ({ ...before, open: false }))
  const refresh = () => stale.afterPaymentAccount(queries)

  async function save(draft: Draft): Promise<void> {
    await saveAccount({ body: toBody(draft, form.account?.id ?? '') }, { quiet: true })
    closeForm()
    host.toast(t('wallet.bank.saved'))
    await refresh()
  }

  async function run(change: () => Promise<unknown>, done: TextKey): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await change()
      host.toast(t(done))
    } catch (failure) {
      host.toast(errorText(failure, t))
    } finally {
      setBusy(false)
    }
    await refresh()
  }

  const makeDefault = (account: PaymentAccount) =>
    run(
      () =>
        saveAccount(
          { body: toBody(draftOf(account, account.kind, true), account.id) },
          { quiet: true },
        ),
      'wallet.bank.defaultSet',
    )

  async function remove(account: PaymentAccount): Promise<void> {
    const sure = await ask({
      title: t('wallet.bank.remove'),
      text: t('wallet.bank.removeText', {
        name: bankOf(account.kind, account.bank).name[locale],
        number: account.number,
      }),
      ok: t('common.delete'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (!sure) return
    const params = { entity: USER_ACCOUNT, id: account.id }
    await run(() => deleteRecord({ params }, { quiet: true }), 'wallet.bank.removed')
  }

  return (
    <View className='tp-banks'>
      <QueryState
        query={query}
        offline={OFFLINE}
        skeleton={
          <View className='tp-banks__list' role='status' label={t('common.loading')}>
            <Bone shape='block' className='tp-banks__bone' />
            <Bone shape='block' className='tp-banks__bone' />
          </View>
        }
        empty={
          accounts.length > 0
            ? undefined
            : { title: t('wallet.bank.empty'), note: t('wallet.bank.emptyNote') }
        }
      >
        <View className='tp-banks__list tp-enter' role='list'>
          {accounts.map((account, at) => (
            <AccountCard
              key={account.id}
              account={account}
              isDefault={at === 0}
              busy={busy}
              onEdit={() => openForm(account)}
              onRemove={() => void remove(account)}
              onDefault={() => void makeDefault(account)}
            />
          ))}
        </View>
        <Text className='tp-banks__note'>{t('wallet.bank.safe')}</Text>
      </QueryState>
      {query.status === 'ready' && (
        <ActionBar>
          <Button block size='l' icon='plus' onTap={() => openForm()}>
            {t(
              kinds.length === 1 && kinds[0] === 'bank' ? 'wallet.bank.addCard' : 'wallet.bank.add',
            )}
          </Button>
        </ActionBar>
      )}
      <AccountForm
        key={form.times}
        open={form.open}
        kinds={kinds}
        account={form.account}
        isDefault={form.account ? form.account.id === accounts[0]?.id : accounts.length === 0}
        onSave={save}
        onClose={closeForm}
      />
    </View>
  )
})
