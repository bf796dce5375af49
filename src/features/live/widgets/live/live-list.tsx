import { observer } from 'mobx-react-lite'
import { memo, useRef, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { PagedList } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { shortCount } from '../../../../shared/l10n'
import { fillUrl } from '../../../../shared/url'
import { Tabs } from '../../../../ui/choices/choices'
import { Avatar } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { ScrollView } from '../../../../ui/primitives/scroll'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { type Live, type LiveFollowed, LiveStatus } from '../../contract-shapes'
import { followedPages, livePages } from '../../queries'
import type { LiveListConfig } from '.'
import { LiveChip } from './stage'
import './live-list.scss'

interface LiveCardProps {
  readonly live: Live
  /** px at a width of 375. */
  readonly width: number
  readonly onOpen: () => void
}

const FACE = 32

/** A stream by its cover: how it stands, who watches, whose it is. */
const LiveCard = memo(function LiveCard({ live, width, onOpen }: LiveCardProps) {
  const { imageUrl } = useServices().host
  const { title, status, cover, viewers, author } = live
  const t = useTranslate()
  const locale = useLocale()
  const n = shortCount(viewers, locale)
  const over = status === LiveStatus.Ended || status === LiveStatus.Forbidden
  const words = { title, state: t(`live.state.${status}`), name: author.nickName, n }
  return (
    <Pressable
      role='link'
      className='tp-lives__card'
      label={t(over ? 'live.list.openOver' : 'live.list.open', words)}
      onTap={onOpen}
    >
      <View className='tp-lives__art'>
        <Image className='tp-lives__cover' src={imageUrl(cover, width)} alt='' />
        <LiveChip status={status} />
        {status !== LiveStatus.Created && (
          <View className='tp-lives__viewers'>
            <Icon name='eye' size={14} />
            <Text className='tp-num'>{n}</Text>
          </View>
        )}
      </View>
      <Text className='tp-lives__title tp-whole'>{title}</Text>
      <View className='tp-lives__author'>
        <Avatar name={author.nickName} src={imageUrl(author.avatar, FACE)} size={32} />
        <Text className='tp-lives__name tp-whole'>{author.nickName}</Text>
      </View>
    </Pressable>
  )
})

const OFFLINE = { title: 'live.offline', note: 'live.offlineNote' } as const

const TABS = ['all', 'onAir', 'followed'] as const
type Tab = (typeof TABS)[number]

/** What each tab asks the server for, and what it says when there is nothing. */
const ASKS = {
  all: { query: {}, empty: 'live.list.empty', note: 'live.list.emptyNote' },
  onAir: {
    query: { status: LiveStatus.Live },
    empty: 'live.list.noneOnAir',
    note: 'live.list.noneOnAirNote',
  },
  followed: {
    query: { followed: true },
    empty: 'live.list.noneFollowed',
    note: 'live.list.noneFollowedNote',
  },
} as const satisfies Record<Tab, { query: object; empty: string; note: string }>

type Props = WidgetProps<readonly Live[] | undefined, LiveListConfig>

/** Streams by their covers, page by page: all, those on air, those of followed authors. */
export const LiveList = observer(function LiveList({ value, config }: Props) {
  const { columns, pageSize, filter, itemUrl } = config
  const { host, session } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const [tab, setTab] = useState<Tab>('all')
  const locked = tab === 'followed' && !session.isLoggedIn
  const list = usePages<Live>({
    ...livePages(ASKS[tab].query, pageSize),
    enabled: value === undefined && !locked,
  })
  const left = useRef(false)
  host.usePageHide(() => {
    left.current = true
  })
  host.usePageShow(() => {
    // Streams begin and end while one of them is watched.
    if (left.current && !value && list.status === 'ready') list.reload()
    left.current = false
  })

  return (
    <View className='tp-lives'>
      {filter && (
        <View className='tp-lives__tabs'>
          <Tabs
            id='tp-lives-tab'
            fill
            items={TABS.map((key) => ({ key, label: t(`live.list.${key}`) }))}
            active={tab}
            onChange={setTab}
            label={t('live.list.filter')}
          />
        </View>
      )}
      {tab === 'followed' && !locked && value === undefined && <Followed itemUrl={itemUrl} />}
      <PagedList
        list={list}
        given={value}
        locked={locked && { title: t('live.list.loginTitle'), note: t('live.list.loginNote') }}
        skeleton={<LiveBones columns={columns} />}
        empty={{ title: t(ASKS[tab].empty), note: t(ASKS[tab].note) }}
        offline={OFFLINE}
        more='live.list.more'
        className={cx('tp-lives__grid', columns === 1 && 'tp-lives__grid--1')}
      >
        {(live) => (
          <LiveCard
            key={live.id}
            live={live}
            width={columns === 1 ? 343 : 168}
            onOpen={open.to(fillUrl(itemUrl, live))}
          />
        )}
      </PagedList>
    </View>
  )
})

/** The authors the user follows, who is on air first: a tap leads into their room. */
function Followed({ itemUrl }: Pick<LiveListConfig, 'itemUrl'>) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const open = useOpen()
  const { items, loadMore } = usePages<LiveFollowed>(followedPages)
  if (items.length === 0) return null
  return (
    <ScrollView
      direction='x'
      className='tp-lives__followed'
      role='group'
      label={t('live.list.authors')}
      onEnd={loadMore}
    >
      <View className='tp-lives__people'>
        {items.map(({ id, nickName: name, avatar, liveId }) => {
          const face = (
            <>
              <Avatar name={name} src={imageUrl(avatar, 56)} size={56} />
              <Text className='tp-lives__person-name tp-whole'>{name}</Text>
              <Text className='tp-lives__state'>
                {t(liveId === '' ? 'live.list.offAir' : 'live.state.1')}
              </Text>
            </>
          )
          return liveId === '' ? (
            <View key={id} className='tp-lives__person'>
              {face}
            </View>
          ) : (
            <Pressable
              key={id}
              role='link'
              wayOnly
              className='tp-lives__person tp-lives__person--on'
              label={t('live.list.watch', { name })}
              onTap={open.to(fillUrl(itemUrl, { id: liveId }))}
            >
              {face}
            </Pressable>
          )
        })}
      </View>
    </ScrollView>
  )
}

/** Covers to come, in the same places. */
function LiveBones({ columns }: Pick<LiveListConfig, 'columns'>) {
  const t = useTranslate()
  return (
    <View
      className={cx('tp-lives__grid', columns === 1 && 'tp-lives__grid--1')}
      role='status'
      label={t('common.loading')}
    >
      {[1, 2, 3, 4].map((at) => (
        <View key={at} className='tp-lives__card'>
          <Bone shape='block' className='tp-lives__art' />
          <View className='tp-lives__bones'>
            <Bone width={90} />
            <Bone width={55} />
          </View>
        </View>
      ))}
    </View>
  )
}
