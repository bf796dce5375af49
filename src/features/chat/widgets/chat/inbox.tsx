import { useState } from 'react'
import { FormSheet } from '../../../../engine/actions/form-sheet'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { OFFLINE, PagedList, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { ApiError } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { fillUrl } from '../../../../shared/url'
import { checkMobile } from '../../../../shared/validation'
import { Button, IconButton } from '../../../../ui/button/button'
import { Tabs } from '../../../../ui/choices/choices'
import { Avatar } from '../../../../ui/faces/faces'
import { TextField } from '../../../../ui/form-field/form-field'
import { Badge } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import type { Box as BoxName, TalkRow } from '../../contract'
import { addColleague, type Colleague, type Desk, removeColleague } from '../../contract-desk'
import { desks, stale, talkPages, useNews } from '../../queries'
import type { ChatListConfig } from '.'
import './inbox.scss'

type Props = WidgetProps<unknown, ChatListConfig>

const FORBIDDEN = 403
const TALK = '/custService/service?conversationId={id}'
/** Between two looks for who has written while the server does not tell of it, ms. */
const EVERY = 10_000
/** Own conversations above the messages: more than a handful is nobody's. */
const OWN = 5

/** Conversations: what staff answer, or the reader's own; and who answers. */
export function ChatList({ config }: Props) {
  if (config.show === 'desks') return <Desks />
  return config.show === 'inbox' ? <Inbox config={config} /> : <Own config={config} />
}

const BOXES = ['waiting', 'mine', 'closed'] as const
const Refused = ({ query }: Pick<Parameters<typeof QueryState>[0], 'query'>) => (
  <QueryState query={query} skeleton={null}>
    {null}
  </QueryState>
)

function Inbox({ config }: Pick<Props, 'config'>) {
  const t = useTranslate()
  const [box, setBox] = useState<(typeof BOXES)[number]>('waiting')
  const list = useTalks(box)
  if (list.error instanceof ApiError && list.error.code === FORBIDDEN)
    return <Refused query={list} />
  return (
    <View className='tp-talks'>
      <Tabs
        fill
        items={BOXES.map((key) => ({ key, label: t(`chat.inbox.${key}`) }))}
        active={box}
        onChange={setBox}
        label={t('chat.inbox.title')}
      />
      <PagedList
        list={list}
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={5} label={t('common.loading')} />}
        empty={{ title: t('chat.inbox.empty'), note: t(`chat.inbox.emptyNote.${box}`) }}
        more='order.more'
        className='tp-talks__rows'
        label={t('chat.inbox.title')}
      >
        {(row) => <Row key={row.id} row={row} url={config.urls.talk ?? TALK} />}
      </PagedList>
    </View>
  )
}

function useTalks(box: BoxName, pageSize?: number) {
  const list = usePages(talkPages(box, pageSize))
  useNews(list.reload, { every: EVERY })
  return list
}

/** The reader's own, above their other messages; nothing while there are none. */
function Own({ config }: Pick<Props, 'config'>) {
  const t = useTranslate()
  const { items, status } = useTalks('own', OWN)
  if (status === 'loading')
    return <Skeleton className='tp-talk-bone tp-open-end' kind='cell' label={t('common.loading')} />
  if (items.length === 0) return null
  return (
    <View className='tp-talks tp-talks--own'>
      <Text className='tp-talks__title' level={2}>
        {t('chat.talks')}
      </Text>
      <View className='tp-talks__rows' role='list' label={t('chat.talks')}>
        {items.map((row) => (
          <Row key={row.id} row={row} url={config.urls.talk ?? TALK} />
        ))}
      </View>
    </View>
  )
}

function Row({ row, url }: { readonly row: TalkRow; readonly url: string }) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const { name, avatar, kind, content, unread, updatedAt } = row
  const isWords = kind === 'text' || kind === 'note'
  const words = isWords ? content : t(kind === 'image' ? 'chat.picture' : `chat.card.${kind}`)
  return (
    <View role='listitem'>
      <Pressable role='link' className='tp-talks__row' onTap={open.to(fillUrl(url, row))}>
        <Avatar name={name} src={avatar === '' ? undefined : imageUrl(avatar, 40)} />
        <View className='tp-talks__words'>
          <Text className='tp-talks__name tp-whole'>{name}</Text>
          <Text className='tp-talks__excerpt tp-ellipsis'>{words}</Text>
        </View>
        <View className='tp-talks__end'>
          <Text className='tp-talks__ago'>{agoText(updatedAt, locale, t)}</Text>
          {unread > 0 && (
            <View role='img' label={t('chat.unread', { count: unread })}>
              <Badge count={unread} />
            </View>
          )}
        </View>
      </Pressable>
    </View>
  )
}

/** Who answers for the shops of the user: each desk with its people, who come and go. */
export function Desks() {
  const { host, queries } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const offer = useOffer()
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

  if (error instanceof ApiError && error.code === FORBIDDEN) return <Refused query={list} />
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
                <Text className='tp-talks__nobody' role='listitem'>
                  {t('chat.desk.nobody')}
                </Text>
              )}
            </View>
            <View className='tp-talks__add'>
              <Button
                block
                kind='secondary'
                icon='plus'
                label={t('chat.desk.addTo', { desk: desk.name })}
                onTap={offer(addColleague, () => {
                  setAdding(desk)
                  setIsOpen(true)
                })}
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
  const offer = useOffer()
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
        onTap={offer(removeColleague, onRemove)}
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
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('chat.desk.addTo', { desk: desk.name })}
      submitText={t('chat.desk.add')}
      form={form}
      onSubmit={add}
    >
      <TextField
        label={t('chat.desk.mobile')}
        hint={t('chat.desk.note')}
        error={form.problemOf('mobile')}
        field={{ ...form.text('mobile'), type: 'tel', maxLength: 11, onConfirm: add }}
      />
    </FormSheet>
  )
}
