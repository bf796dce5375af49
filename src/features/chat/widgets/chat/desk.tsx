import { useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { ApiError } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import { checkMobile } from '../../../../shared/validation'
import { Button, IconButton } from '../../../../ui/button/button'
import { Avatar } from '../../../../ui/faces/faces'
import { TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { addColleague, type Colleague, type Desk, removeColleague } from '../../contract-desk'
import { desks, stale } from '../../queries'

const FORBIDDEN = 403

/** Who answers for the shops of the user: each desk with its people, who come and go. */
export function Desks() {
  const { host, queries } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const list = useQuery(desks)
  const [adding, setAdding] = useState<Desk>()
  const [isOpen, setIsOpen] = useState(false)
  const { error } = list

  async function remove(desk: Desk, { id, name }: Colleague): Promise<void> {
    const sure = await ask({
      title: t('chat.desk.remove'),
      text: t('chat.desk.removeText', { name, desk: desk.name }),
      ok: t('common.delete'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (!sure) return
    try {
      await removeColleague({ body: { storeId: desk.storeId, userId: id } }, { quiet: true })
      host.toast(t('chat.desk.removed', { name }))
    } catch (failure) {
      host.toast(errorText(failure, t))
    }
    await stale.afterSeating(queries)
  }

  if (error instanceof ApiError && error.code === FORBIDDEN)
    return <EmptyState variant='locked' title={t('chat.inbox.locked')} note={error.serverMessage} />
  return (
    <View className='tp-talks'>
      <QueryState
        query={list}
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
      >
        {list.value?.map((desk) => (
          <View key={desk.storeId} className='tp-talks--own'>
            <Text className='tp-talks__title' level={2}>
              {desk.name}
            </Text>
            <View className='tp-talks__rows' role='list' label={desk.name}>
              {desk.colleagues.map((colleague) => (
                <Seat
                  key={colleague.id}
                  colleague={colleague}
                  onRemove={() => remove(desk, colleague)}
                />
              ))}
              {desk.colleagues.length === 0 && (
                <Text className='tp-talks__nobody'>{t('chat.desk.nobody')}</Text>
              )}
            </View>
            <View className='tp-talks__add'>
              <Button
                block
                kind='secondary'
                icon='plus'
                label={t('chat.desk.addTo', { desk: desk.name })}
                onTap={() => {
                  setAdding(desk)
                  setIsOpen(true)
                }}
              >
                {t('chat.desk.add')}
              </Button>
            </View>
          </View>
        ))}
      </QueryState>
      {adding && (
        <Newcomer
          key={adding.storeId}
          desk={adding}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </View>
  )
}

interface SeatProps {
  readonly colleague: Colleague
  readonly onRemove: () => void
}

function Seat({ colleague: { name, avatar }, onRemove }: SeatProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <View className='tp-talks__row' role='listitem'>
      <Avatar name={name} src={avatar === '' ? undefined : imageUrl(avatar, 40)} />
      <View className='tp-talks__words'>
        <Text className='tp-talks__name tp-whole'>{name}</Text>
      </View>
      <IconButton
        name='trash'
        size='s'
        label={t('chat.desk.removeOf', { name })}
        onTap={onRemove}
      />
    </View>
  )
}

interface NewcomerProps {
  readonly desk: Desk
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for the number of who is to answer as well. */
function Newcomer({ desk, open, onClose }: NewcomerProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const form = useForm({
    initial: { mobile: '' },
    check: ({ mobile }) => ({ mobile: checkMobile(mobile) }),
  })

  async function add(): Promise<void> {
    const { storeId } = desk
    const isDone = await form.submit(({ mobile }) =>
      addColleague({ body: { storeId, mobile } }, { quiet: true }),
    )
    await stale.afterSeating(queries)
    if (!isDone) return
    form.set({ mobile: '' })
    onClose()
    host.toast(t('chat.desk.added'))
  }

  return (
    <Sheet
      open={open}
      title={t('chat.desk.addTo', { desk: desk.name })}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <Button block loading={form.busy} onTap={add}>
          {t('chat.desk.add')}
        </Button>
      }
    >
      <TextField
        label={t('chat.desk.mobile')}
        hint={t('chat.desk.note')}
        error={form.problemOf('mobile')}
        field={{
          value: form.values.mobile,
          type: 'tel',
          maxLength: 11,
          onChange: (mobile) => form.set({ mobile }),
          onConfirm: add,
        }}
      />
      {form.refusal && <Notice tone='danger'>{form.refusal}</Notice>}
    </Sheet>
  )
}
