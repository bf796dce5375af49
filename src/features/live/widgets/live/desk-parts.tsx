import { useOffer } from '../../../../engine/actions/open'
import './author.scss'
import type { PagesState, QueryState } from '../../../../engine/data/queries'
import { OFFLINE, PagedList, QueryState as QueryStates } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { shortCount } from '../../../../shared/l10n'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Avatar } from '../../../../ui/faces/faces'
import { Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { barViewer } from '../../contract'
import {
  Barred,
  type LiveFigures,
  type LiveRoom,
  LiveStatus,
  type LiveViewer,
} from '../../contract-shapes'
import { ProductRow } from './author-parts'

const COUNTS = ['viewers', 'likes', 'messages', 'followers'] as const

/** What came of a stream so far: who came, what they did, and what they bought. */
export function Figures({ query }: { readonly query: QueryState<LiveFigures> }) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Card title={t('live.figures.title')}>
      <QueryStates
        query={query}
        offline={OFFLINE}
        skeleton={
          <Skeleton className='tp-author__coming' kind='text' label={t('common.loading')} />
        }
      >
        {(figures) => {
          const sold = figures.products.filter(({ pieces }) => pieces > 0)
          return (
            <View className='tp-author__stack'>
              <View className='tp-author__tiles'>
                <Tile name={t('live.figures.time')} figure={lengthOf(figures.seconds)} />
                {COUNTS.map((name) => (
                  <Tile
                    key={name}
                    name={t(`live.figures.${name}`)}
                    figure={shortCount(figures[name], locale)}
                  />
                ))}
              </View>
              {figures.products.length > 0 && (
                <Text className='tp-author__note'>
                  {t(sold.length > 0 ? 'live.figures.sold' : 'live.figures.nothing')}
                </Text>
              )}
              {sold.map((product) => (
                <ProductRow
                  key={product.id}
                  product={product}
                  note={t('live.figures.pieces', {
                    count: product.pieces,
                    amount: moneyText(product.amount),
                  })}
                />
              ))}
            </View>
          )
        }}
      </QueryStates>
    </Card>
  )
}

/** Name and figure are read as one. */
function Tile({ name, figure }: { readonly name: string; readonly figure: string }) {
  return (
    <View className='tp-author__tile'>
      <Text className='tp-author__figure tp-num'>{figure}</Text>
      <Text className='tp-author__note'>{name}</Text>
    </View>
  )
}

const two = (n: number) => String(n).padStart(2, '0')

/** Hours and minutes: `1:05`. @param seconds of a stream. */
const lengthOf = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}`

interface ViewersProps {
  readonly list: PagesState<LiveViewer>
  readonly room: LiveRoom
  readonly busy: boolean
  /** Does it, says so, and fetches anew. */
  readonly work: (act: () => Promise<unknown>, done: string) => Promise<boolean>
}

/** Who watches or watched. While it runs each can be muted or removed, and let again. */
export function Viewers({ list, room, busy, work }: ViewersProps) {
  const { imageUrl } = useServices().host
  const { ask } = usePage()
  const t = useTranslate()
  const offer = useOffer()
  const isOnAir = room.status === LiveStatus.Live

  async function bar({ id: userId, nickName: name }: LiveViewer, barred: Barred): Promise<void> {
    const isSure =
      barred !== Barred.Removed ||
      (await ask({
        title: t('live.people.removeTitle', { name }),
        text: t('live.people.removeText'),
        ok: t('live.people.remove'),
        cancel: t('common.cancel'),
        tone: 'danger',
      }))
    if (!isSure) return
    const body = { liveId: room.id, userId, barred }
    await work(
      () => barViewer({ body }, { quiet: true }),
      t(`live.people.done.${barred}`, { name }),
    )
  }

  return (
    <Card title={t(isOnAir ? 'live.people.title' : 'live.people.over')}>
      <PagedList
        list={list}
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={3} label={t('common.loading')} />}
        empty={{ title: t('live.people.none') }}
        more='live.list.more'
        className='tp-author__stack'
        label={t('live.people.title')}
      >
        {(viewer) => {
          const { id, nickName: name, avatar, barred } = viewer
          const isIn = barred !== Barred.Removed
          return (
            <View key={id} role='listitem' className='tp-author__row tp-author__row--people'>
              <Avatar name={name} src={imageUrl(avatar, 40)} size={40} />
              <View className='tp-author__body'>
                <Text className='tp-author__name tp-whole'>{name}</Text>
                {barred !== Barred.No && (
                  <Tag tone={isIn ? 'warning' : 'danger'}>{t(`live.people.state.${barred}`)}</Tag>
                )}
              </View>
              {isOnAir && id !== room.author.id && (
                <>
                  {isIn && (
                    <Button
                      size='s'
                      kind='ghost'
                      disabled={busy}
                      label={t(
                        `live.people.${barred === Barred.No ? 'muteNamed' : 'unmuteNamed'}`,
                        {
                          name,
                        },
                      )}
                      onTap={offer(barViewer, () =>
                        bar(viewer, barred === Barred.No ? Barred.Muted : Barred.No),
                      )}
                    >
                      {t(`live.people.${barred === Barred.No ? 'mute' : 'unmute'}`)}
                    </Button>
                  )}
                  <Button
                    size='s'
                    kind='ghost'
                    disabled={busy}
                    label={t(`live.people.${isIn ? 'removeNamed' : 'letInNamed'}`, { name })}
                    onTap={offer(barViewer, () => bar(viewer, isIn ? Barred.Removed : Barred.No))}
                  >
                    {t(`live.people.${isIn ? 'remove' : 'letIn'}`)}
                  </Button>
                </>
              )}
            </View>
          )
        }}
      </PagedList>
    </Card>
  )
}
