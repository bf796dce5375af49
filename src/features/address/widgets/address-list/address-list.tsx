import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOffer } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { ListEnd, OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { mask } from '../../../../shared/mask'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button, IconButton } from '../../../../ui/button/button'
import { Tag } from '../../../../ui/marks/marks'
import { NOWHERE } from '../../../../ui/page-contexts'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Checkbox } from '../../../../ui/toggles/toggles'
import { CHOSEN_ADDRESS } from '../..'
import { addAddress, deleteAddress, updateAddress } from '../../contract'
import { type Address, setDefaultAddress } from '../../contract-choose'
import { addressPages, regionText, stale } from '../../queries'
import type { AddressListConfig } from '.'
import { AddressForm, type Draft } from './address-form'
import './address-list.scss'

interface AddressCardProps {
  readonly address: Address
  /** Makes the text a button that picks this address. */
  readonly onPick?: () => void
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly onDefault: () => void
}

/** One address, and what can be done with it. */
function AddressCard(props: AddressCardProps) {
  const { address, onPick, onEdit, onRemove, onDefault } = props
  const t = useTranslate()
  const { name, mobile, detail, isDefault } = address
  const text = (
    <>
      <View className='tp-address__person'>
        <Text className='tp-address__name'>{name}</Text>
        <Text className='tp-num'>{mask(mobile)}</Text>
        {isDefault && <Tag tone='brand'>{t('address.default')}</Tag>}
      </View>
      <Text className='tp-address__place'>{`${regionText(address)} ${detail}`}</Text>
    </>
  )
  return (
    <View className='tp-address' role='listitem'>
      {onPick ? (
        <Pressable
          className='tp-address__text'
          label={t('address.use', { name, detail })}
          onTap={onPick}
        >
          {text}
        </Pressable>
      ) : (
        <View className='tp-address__text'>{text}</View>
      )}
      <View className='tp-address__foot'>
        {isDefault ? (
          <Text className='tp-address__is-default'>{t('address.isDefault')}</Text>
        ) : (
          onDefault !== NOWHERE && (
            <Checkbox checked={false} onChange={onDefault}>
              {t('address.setDefault')}
            </Checkbox>
          )
        )}
        <View className='tp-address__tools'>
          <IconButton name='edit' size='s' label={t('address.editOf', { name })} onTap={onEdit} />
          <IconButton
            name='trash'
            size='s'
            label={t('address.removeOf', { name })}
            onTap={onRemove}
          />
        </View>
      </View>
    </View>
  )
}

/** The form that is open: for an address, for a new one, or none. `times` makes each opening a new form. */
interface FormState {
  readonly open: boolean
  readonly address: Address | undefined
  readonly times: number
}

/** The user's delivery addresses: add, change, delete, set the default, pick one. */
export const AddressListWidget = observer(function AddressListWidget({
  config,
}: WidgetProps<unknown, AddressListConfig>) {
  const { host, kept, navigator, queries } = useServices()
  const { query, ask, isLeft } = usePage()
  const t = useTranslate()
  const offer = useOffer()
  const picks = config.pick || query.pick === '1'
  const [form, setForm] = useState<FormState>({
    open: query.add === '1',
    address: undefined,
    times: 0,
  })
  const list = usePages(addressPages)

  const openForm = (address?: Address) =>
    setForm(({ times }) => ({ open: true, address, times: times + 1 }))
  const closeForm = () => setForm((before) => ({ ...before, open: false }))
  const refresh = () => stale.afterChange(queries)
  const isChosen = ({ id }: Address) => kept.get(CHOSEN_ADDRESS)?.id === id

  async function run(change: () => Promise<unknown>, done?: TextKey): Promise<void> {
    try {
      await change()
      if (done) host.toast(t(done))
    } catch (error) {
      host.toast(errorText(error, t, 'error.unexpected'))
    }
    await refresh()
  }

  async function save(draft: Draft): Promise<void> {
    const { address } = form
    const saved = address
      ? await updateAddress({ body: { id: address.id, ...draft } }, { quiet: true })
      : await addAddress({ body: draft }, { quiet: true })
    closeForm()
    if (isChosen(saved)) kept.set(CHOSEN_ADDRESS, saved)
    // A new address on the way to an order is meant for that order.
    if (picks && !address) return pick(saved)
    host.toast(t('address.saved'))
    await refresh()
  }

  async function remove(address: Address): Promise<void> {
    const sure = await ask({
      title: t('address.remove'),
      text: `${address.name} ${address.detail}`,
      ok: t('common.delete'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (!sure) return
    await run(async () => {
      await deleteAddress({ params: { id: address.id } }, { quiet: true })
      if (isChosen(address)) kept.set(CHOSEN_ADDRESS, undefined)
    }, 'address.removed')
  }

  async function pick(address: Address): Promise<void> {
    kept.set(CHOSEN_ADDRESS, address)
    refresh()
    if (!isLeft()) await navigator.back().catch(() => undefined)
  }

  return (
    <View className='tp-addresses'>
      <QueryState
        query={list}
        offline={OFFLINE}
        skeleton={
          <View className='tp-addresses__list'>
            {[1, 2, 3].map((at) => (
              <Skeleton key={at} kind='text' label={t('common.loading')} />
            ))}
          </View>
        }
        empty={
          list.items.length > 0
            ? undefined
            : { title: t('address.empty'), note: t('address.emptyNote') }
        }
      >
        <View className='tp-addresses__list tp-enter' role='list'>
          {list.items.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onPick={picks ? () => pick(address) : undefined}
              onEdit={() => openForm(address)}
              onRemove={offer(deleteAddress, () => remove(address))}
              onDefault={offer(setDefaultAddress, () =>
                run(() => setDefaultAddress({ body: { addressId: address.id } }, { quiet: true })),
              )}
            />
          ))}
        </View>
        {(list.hasMore || list.moreFailed) && <ListEnd list={list} more='common.more' />}
      </QueryState>
      <ActionBar>
        <Button block size='l' icon='plus' onTap={() => openForm()}>
          {t('address.add')}
        </Button>
      </ActionBar>
      <AddressForm
        key={form.times}
        open={form.open}
        address={form.address}
        isFirst={list.status === 'ready' && list.items.length === 0}
        onSave={save}
        onClose={closeForm}
      />
    </View>
  )
})
