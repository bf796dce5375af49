import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { ListEnd, Locked, OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { formatUrl } from '../../../../routing/url'
import { DAY } from '../../../../shared/business-day'
import { formatDate } from '../../../../shared/date'
import type { TextKey } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Tabs } from '../../../../ui/choices/choices'
import { NOWHERE } from '../../../../ui/page-contexts'
import { Text, View } from '../../../../ui/primitives/elements'
import { Bone, Skeleton } from '../../../../ui/skeleton/skeleton'
import { readAllMessages } from '../../contract-messages'
import { stale, unreadMessages } from '../../queries'
import { type Entry, type FeedKind, type FeedSource, feedPages, SOURCES } from '../../queries-feeds'
import type { FeedConfig } from '.'
import { FeedCard, FeedDay } from './feed-card'
import { FeedHead, RemovalBar, useRemoval } from './removal'
import './feed.scss'

export interface FeedDayGroup {
  /** `Today`, `Yesterday` or a date, on the server's calendar. */
  readonly day: string
  readonly entries: readonly Entry[]
}

/** Things in the order they come, under the day of each. */
export function useDays(entries: readonly Entry[]): readonly FeedDayGroup[] {
  const locale = useLocale()
  const t = useTranslate()
  return useMemo(() => {
    const now = Date.now() / 1000
    const near = new Map([
      [formatDate(now - DAY, locale), t('content.feed.yesterday')],
      [formatDate(now, locale), t('content.feed.today')],
    ])
    const groups = new Map<string, Entry[]>()
    for (const entry of entries) {
      const date = formatDate(entry.at, locale)
      const day = near.get(date) ?? date
      const group = groups.get(day)
      if (group) group.push(entry)
      else groups.set(day, [entry])
    }
    return [...groups].map(([day, group]) => ({ day, entries: group }))
  }, [entries, locale, t])
}

/** A feed of the user's; the visitors' ones are shown to everybody. */
export const Feed = observer(function Feed({ config }: WidgetProps<unknown, FeedConfig>) {
  const { session } = useServices()
  const t = useTranslate()
  const source = SOURCES[config.feed]
  if (source.needsLogin && !session.isLoggedIn)
    return <Locked title={t('engine.login.title')} note={t('engine.login.note')} />
  return <Entries config={config} source={source} />
})

interface EntriesProps {
  readonly config: FeedConfig
  readonly source: FeedSource
}

const Entries = observer(function Entries({ config, source }: EntriesProps) {
  const { feed, layout, pageSize, on } = config
  const page = usePage()
  const t = useTranslate()
  const offer = useOffer()
  const open = useOpen()
  const act = useAct()
  const [kind, setKind] = useState<FeedKind>(source.kinds[0] ?? '')
  const list = usePages<Entry>(feedPages({ name: feed, kind, pageSize, load: source.load }))
  // A message that leads to this very page leads nowhere, as does one to what the server lacks.
  const { id: handed } = page.query
  const items = useMemo(
    () =>
      list.items
        .map((entry) =>
          entry.url === page.url || open.to(entry.url) === NOWHERE ? { ...entry, url: '' } : entry,
        )
        // What somebody was sent stands first.
        .sort((one, other) => Number(isHanded(other, handed)) - Number(isHanded(one, handed))),
    [list.items, page.url, handed, open],
  )
  const days = useDays(items)
  const reading = useReading(source, kind)
  const removal = useRemoval(items)
  const filled = items.length > 0

  function choose(next: FeedKind): void {
    removal.leave()
    setKind(next)
  }

  function follow(entry: Entry): void {
    if (entry.isUnread) void reading.read(entry.entityId)
    if (on?.itemTap) act(on.itemTap, entry)
    else if (entry.url !== '') open(entry.url)
  }

  const empty = {
    title: t(`content.feed.${feed}.empty`),
    note: t(`content.feed.${feed}.emptyNote`),
    actionText: source.needsLogin ? t('content.feed.toShop') : undefined,
    onAction: open.to(HOME),
  }
  return (
    <View className='tp-feed'>
      {source.kinds.length > 1 && (
        <View className='tp-feed__tabs'>
          <Tabs
            id='tp-feed-tab'
            // More than these do not fit side by side in English.
            fill={source.kinds.length < 5}
            items={source.kinds.map((key) => ({
              key,
              label: t(KIND_TEXT[key]),
              count: reading.countOf(key) || undefined,
            }))}
            active={kind}
            onChange={choose}
            label={t('content.feed.kinds')}
          />
        </View>
      )}
      {reading.countOf(kind) > 0 && (
        <View className='tp-feed__head'>
          <Text className='tp-feed__count tp-num'>
            {t('content.feed.unreadCount', { n: reading.countOf(kind) })}
          </Text>
          <Button
            kind='ghost'
            size='s'
            icon='check'
            loading={reading.isBusy}
            onTap={offer(readAllMessages, reading.readAll)}
          >
            {t('content.feed.readAll')}
          </Button>
        </View>
      )}
      {reading.isComing && <View className='tp-feed__head' />}
      <Invited feed={feed} />
      {filled && <FeedHead source={source} removal={removal} total={list.total} />}
      <QueryState
        query={list}
        skeleton={<FeedBones layout={layout} />}
        offline={OFFLINE}
        empty={filled ? undefined : empty}
      >
        {layout === 'card' ? (
          <View className='tp-feed__cards tp-enter'>
            {items.map((entry) => (
              <FeedCard key={entry.key} entry={entry} onOpen={follow} />
            ))}
          </View>
        ) : (
          <View>
            {days.map(({ day, entries }) => (
              <FeedDay
                key={day}
                day={day}
                entries={entries}
                chosen={removal.chosen}
                onTap={removal.chosen ? removal.toggle : follow}
              />
            ))}
          </View>
        )}
        <ListEnd list={list} more='content.feed.more' />
      </QueryState>
      <RemovalBar source={source} removal={removal} />
    </View>
  )
})

const isHanded = ({ material, entityId }: Entry, id: string | undefined) =>
  material !== undefined && entityId === id

/** Who came by what somebody handed on joins in that one's name. */
const Invited = observer(function Invited({ feed }: Pick<FeedConfig, 'feed'>) {
  const { session } = useServices()
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const { parentId } = query
  if (feed !== 'material' || !parentId || session.isLoggedIn) return null
  return (
    <View className='tp-feed__head'>
      <Text className='tp-feed__count'>{t('content.feed.invited')}</Text>
      <Button size='s' onTap={open.to(formatUrl('/user/reg', { parentId }))}>
        {t('content.feed.join')}
      </Button>
    </View>
  )
})

interface Reading {
  /** What is unread of a kind; 0 where a feed does not know. */
  readonly countOf: (kind: FeedKind) => number
  /** Nobody knows yet whether something is unread. */
  readonly isComing: boolean
  readonly isBusy: boolean
  readonly read: (id: string) => Promise<void>
  readonly readAll: () => Promise<void>
}

/** Reading what a feed holds, one by one or all that is shown. */
function useReading({ unread }: FeedSource, kind: FeedKind): Reading {
  const { host, queries, session } = useServices()
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const enabled = unread !== undefined && session.isLoggedIn
  const counted = useQuery({ ...unreadMessages, enabled })
  return {
    isComing: enabled && counted.status === 'loading',
    countOf(of) {
      // A feed that is not read knows nothing of messages, which others have counted.
      const kinds: Readonly<Record<string, number>> = (enabled && counted.value?.kinds) || {}
      if (of !== '') return kinds[of] ?? 0
      return Object.values(kinds).reduce((sum, count) => sum + count, 0)
    },
    isBusy,
    async read(id) {
      // What it leads to opens all the same. Only the server knows whether a lost answer was a yes.
      await unread?.read(id).catch(() => undefined)
      await stale.afterReading(queries)
    },
    async readAll() {
      setBusy(true)
      try {
        await unread?.readAll(kind)
        host.toast(t('content.feed.allRead'))
      } catch (error) {
        host.toast(errorText(error, t))
      }
      await stale.afterReading(queries)
      setBusy(false)
    },
  }
}

const KIND_TEXT: Readonly<Record<FeedKind, TextKey>> = {
  '': 'common.all',
  product: 'content.feed.kind.product',
  store: 'content.feed.kind.store',
  live: 'content.feed.kind.live',
  author: 'content.feed.kind.author',
  content: 'content.feed.kind.content',
  order: 'content.feed.kind.order',
  wallet: 'content.feed.kind.wallet',
  team: 'content.feed.kind.team',
  system: 'content.feed.kind.system',
}

/** The shape of what comes. */
function FeedBones({ layout }: { readonly layout: FeedConfig['layout'] }) {
  const t = useTranslate()
  if (layout === 'compact') {
    return <Skeleton kind='cell' count={6} label={t('common.loading')} className='tp-feed__bones' />
  }
  return (
    <View className='tp-feed__cards' role='status' label={t('common.loading')}>
      {[1, 2].map((at) => (
        <View key={at} className='tp-feed__card'>
          <Bone shape='block' className='tp-feed__cover' />
          <View className='tp-feed__words'>
            <Bone width={50} />
            <Bone width={80} />
          </View>
        </View>
      ))}
    </View>
  )
}
