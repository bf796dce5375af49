import './author.scss'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { shortCount } from '../../../../shared/l10n'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Tabs } from '../../../../ui/choices/choices'
import { Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { type Live, LiveStatus } from '../../contract-shapes'
import { livePages } from '../../queries'
import { URLS } from './author-parts'

const PAGE_SIZE = 15

/** What each tab asks for. */
const TABS = {
  planned: LiveStatus.Created,
  onAir: LiveStatus.Live,
  over: LiveStatus.Ended,
} as const
type Tab = keyof typeof TABS
const NAMES = Object.keys(TABS) as Tab[]

/** `/live/mine`: an author's streams, and the way to a new one. */
export const LiveMine = observer(function LiveMine() {
  const { session } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const [tab, setTab] = useState<Tab>('planned')
  const list = usePages<Live>(livePages({ mine: true, status: TABS[tab] }, PAGE_SIZE))
  useReturnRefresh(list.reload)
  const isAuthor = session.user?.detail.identity === true
  return (
    <View className='tp-author'>
      <View className='tp-author__tabs'>
        <Tabs
          id='tp-author-tab'
          fill
          items={NAMES.map((key) => ({ key, label: t(`live.mine.${key}`) }))}
          active={tab}
          onChange={setTab}
          label={t('live.mine.title')}
        />
      </View>
      {!isAuthor && (
        <Notice
          tone='warning'
          icon='shield-check'
          actionText={t('live.mine.verify')}
          onAction={open.to(URLS.identity)}
        >
          {t('live.mine.unverified')}
        </Notice>
      )}
      <PagedList
        list={list}
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
        empty={{ title: t(`live.mine.none.${tab}`), note: t('live.mine.noneNote') }}
        more='live.list.more'
        className='tp-author__list'
        label={t('live.mine.title')}
      >
        {(live) => <OwnLive key={live.id} live={live} onOpen={open.to(fillUrl(URLS.desk, live))} />}
      </PagedList>
      {isAuthor && (
        <ActionBar>
          <Button block size='l' icon='plus' onTap={open.to(URLS.fresh)}>
            {t('live.mine.add')}
          </Button>
        </ActionBar>
      )}
    </View>
  )
})

interface OwnLiveProps {
  readonly live: Live
  readonly onOpen: () => void
}

function OwnLive({ live, onOpen }: OwnLiveProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const { title, cover, status } = live
  const when = useWhen(live)
  return (
    <View role='listitem'>
      <Pressable
        role='link'
        className='tp-author__card tp-author__row'
        label={[title, t(`live.state.${status}`), when].join(', ')}
        onTap={onOpen}
      >
        <Image className='tp-author__cover' src={imageUrl(cover, 96)} alt='' />
        <View className='tp-author__body'>
          <Text className='tp-author__title tp-whole'>{title}</Text>
          <Text className='tp-author__note tp-num'>{when}</Text>
          <View className='tp-author__row'>
            <StateTag status={status} />
            {status !== LiveStatus.Created && <Counts live={live} />}
          </View>
        </View>
      </Pressable>
    </View>
  )
}

/** How it stands. Not the chip of the room: that one comes with a player. */
function StateTag({ status }: Pick<Live, 'status'>) {
  const t = useTranslate()
  const isOnAir = status === LiveStatus.Live
  return (
    <Tag tone={isOnAir ? 'brand' : 'neutral'} solid={isOnAir}>
      {t(`live.state.${status}`)}
    </Tag>
  )
}

function Counts({ live }: { readonly live: Live }) {
  const t = useTranslate()
  const locale = useLocale()
  const n = shortCount(live.viewers, locale)
  const likes = shortCount(live.likes, locale)
  return (
    <Text className='tp-author__note tp-num'>
      {`${t('live.watched', { n })} · ${t('live.mine.likes', { n: likes })}`}
    </Text>
  )
}

/** When a stream is, was, or is meant to be. */
function useWhen({ status, startsAt, beganAt, createdAt }: Live): string {
  const t = useTranslate()
  const locale = useLocale()
  if (status !== LiveStatus.Created)
    return t('live.mine.began', { time: formatDateTime(beganAt ?? createdAt, locale) })
  return startsAt === null
    ? t('live.mine.anyTime')
    : t('live.mine.begins', { time: formatDateTime(startsAt, locale) })
}

interface LiveHeadProps {
  readonly room: Live
  readonly children: ReactNode
}

/** A stream of one's own, above what can be done with it. */
export function LiveHead({ room, children }: LiveHeadProps) {
  const { imageUrl } = useServices().host
  return (
    <View className='tp-author__card'>
      <View className='tp-author__row'>
        <Image className='tp-author__cover' src={imageUrl(room.cover, 96)} alt='' />
        <View className='tp-author__body'>
          <Text className='tp-author__title tp-whole' level={2}>
            {room.title}
          </Text>
          <Text className='tp-author__note tp-num'>{useWhen(room)}</Text>
          <View className='tp-author__row'>
            <StateTag status={room.status} />
          </View>
        </View>
      </View>
      {children}
    </View>
  )
}
