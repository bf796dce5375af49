import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { ApiError } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { fillUrl } from '../../../../shared/url'
import { Tabs } from '../../../../ui/choices/choices'
import { Avatar } from '../../../../ui/faces/faces'
import { Badge } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import type { Box as BoxName, TalkRow } from '../../contract'
import { talkPages, useNews } from '../../queries'
import type { ChatListConfig } from '.'
import { Desks } from './desk'
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

function Inbox({ config }: Pick<Props, 'config'>) {
  const t = useTranslate()
  const [box, setBox] = useState<(typeof BOXES)[number]>('waiting')
  const list = useTalks(box)
  if (list.error instanceof ApiError && list.error.code === FORBIDDEN) {
    return (
      <EmptyState variant='locked' title={t('chat.inbox.locked')} note={list.error.serverMessage} />
    )
  }
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
  const { items } = useTalks('own', OWN)
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
      <Pressable role='link' className='tp-talks__row' onTap={() => open(fillUrl(url, row))}>
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
