import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { InvestmentGate } from '../../../../engine/virtual-goods'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { localize } from '../../../../shared/l10n'
import { Segmented } from '../../../../ui/choices/choices'
import { Avatar } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { useGradual } from '../../../../ui/use-gradual'
import { reportOf } from '../../queries'
import { cellText } from '../../rules/cell'
import type { RankingListConfig, RankingListValue } from '.'
import './ranking-list.scss'
import { Tag } from '../../../../ui/marks/marks'
import { cx } from '../../../../ui/style'

/** A line of the ranking. */
interface Place {
  readonly rank: number
  readonly name: string
  readonly value: string | number | null
  readonly avatar: string
  /** Places won since the last period; lost ones are negative. Undefined when nobody said. */
  readonly delta: number | undefined
  readonly userId: string
}

/** Reads the rows of the report, best first. Rows without a rank get that of their position. */
function toPlaces(report: NonNullable<RankingListValue>): readonly Place[] {
  return report.rows
    .map((row, at) => ({
      rank: typeof row.rank === 'number' ? row.rank : at + 1,
      name: String(row.name ?? ''),
      value: row.value ?? null,
      avatar: typeof row.avatar === 'string' ? row.avatar : '',
      delta: typeof row.delta === 'number' ? row.delta : undefined,
      userId: String(row.userId ?? ''),
    }))
    .sort((left, right) => left.rank - right.rank)
}

interface LineProps {
  readonly place: Place
  /** Of the value. */
  readonly format: string | undefined
  readonly isMe?: boolean
}

/** One place of the list. */
function Line({ place, format, isMe = false }: LineProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const { rank, name, value, avatar, delta } = place
  return (
    <View className={cx('tp-ranking__line', isMe && 'tp-ranking__line--me')} role='listitem'>
      <Text
        className='tp-ranking__rank tp-num'
        label={t('report.ranking.place', { rank })}
        role='img'
      >
        {rank}
      </Text>
      <Avatar name={name} src={imageUrl(avatar, 40)} size={40} />
      <View className='tp-ranking__who'>
        <Text className='tp-ranking__name'>{name}</Text>
        {isMe && (
          <Tag tone='brand' solid>
            {t('report.ranking.me')}
          </Tag>
        )}
      </View>
      <View className='tp-ranking__score'>
        <Text className='tp-ranking__value tp-num'>{cellText(value, format)}</Text>
        {delta !== undefined && <Delta delta={delta} />}
      </View>
    </View>
  )
}

/** How many places were won or lost: an arrow, a colour and a number. */
function Delta({ delta }: { readonly delta: number }) {
  const t = useTranslate()
  if (delta === 0) {
    return (
      <Text className='tp-ranking__delta' role='img' label={t('report.ranking.same')}>
        –
      </Text>
    )
  }
  const won = delta > 0
  const n = Math.abs(delta)
  return (
    <View
      className={cx('tp-ranking__delta', 'tp-num', won ? 'tp-c-success' : 'tp-c-danger')}
      role='img'
      label={t(won ? 'report.ranking.up' : 'report.ranking.down', { n })}
    >
      <Icon name={won ? 'trending-up' : 'trending-down'} size={14} />
      <Text>{n}</Text>
    </View>
  )
}

interface PodiumProps {
  /** The first three, best first; shown second, first, third. */
  readonly places: readonly Place[]
  readonly format: string | undefined
}

/** The first three. */
export function Podium({ places, format }: PodiumProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <View className='tp-podium' role='list'>
      {places.map(({ rank, name, value, avatar, userId }, at) => (
        <View
          key={userId || rank}
          className={`tp-podium__place tp-podium__place--${at + 1}`}
          role='listitem'
        >
          {at === 0 && <Icon name='crown' size={24} className='tp-podium__crown' />}
          <Avatar name={name} src={imageUrl(avatar, 72)} size={at === 0 ? 72 : 56} />
          <Text className='tp-podium__name'>{name}</Text>
          <Text className='tp-podium__value tp-num'>{cellText(value, format)}</Text>
          <View className='tp-podium__step'>
            <Text
              className='tp-podium__rank tp-num'
              role='img'
              label={t('report.ranking.place', { rank })}
            >
              {rank}
            </Text>
          </View>
        </View>
      ))}
    </View>
  )
}

type Props = WidgetProps<RankingListValue, RankingListConfig>
type Report = NonNullable<RankingListValue>

/** Who leads: a podium, a list, and the reader's own line. */
/** Who earns most, where it may be told of. */
export function RankingList(props: Props) {
  return (
    <InvestmentGate>
      <Ranking {...props} />
    </InvestmentGate>
  )
}

const Ranking = observer(function Ranking({ value, config }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const [period, setPeriod] = useState(config.periods[0]?.key ?? '')
  const query = useQuery<Report>({
    ...reportOf({ type: config.bind.type, period, pageSize: config.limit }),
    enabled: !value,
  })
  const report = value ?? query.value
  const places = report ? toPlaces(report) : []
  const title = localize(config.title, locale)
  return (
    <View className='tp-ranking'>
      {title !== '' && (
        <Text className='tp-ranking__title' level={2}>
          {title}
        </Text>
      )}
      {config.periods.length > 1 && (
        <Segmented
          label={t('report.ranking.period')}
          options={config.periods.map(({ key, name }) => ({
            value: key,
            label: localize(name, locale),
          }))}
          value={period}
          onChange={setPeriod}
        />
      )}
      <QueryState
        query={query}
        given={value}
        offline={OFFLINE}
        skeleton={
          <Skeleton
            className='tp-ranking__bones'
            kind='cell'
            count={Math.min(config.limit, 12)}
            label={t('common.loading')}
          />
        }
        empty={
          places.length > 0
            ? undefined
            : { title: t('report.ranking.empty'), note: t('report.ranking.emptyNote') }
        }
      >
        {(known) => <Board report={known} all={places} config={config} />}
      </QueryState>
    </View>
  )
})

interface BoardProps {
  readonly report: Report
  readonly all: readonly Place[]
  readonly config: RankingListConfig
}

const Board = observer(function Board({ report, all, config }: BoardProps) {
  const { session } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const places = all.slice(0, config.limit)
  const drawn = useGradual(places.length)
  const format = report.columns.find(({ key }) => key === 'value')?.format
  const onPodium = config.podium > 0 && places.length >= 3 ? 3 : 0
  const rest = places.slice(onPodium, drawn)
  const { userId } = session
  const isMe = (id: string) => userId !== '' && id === userId
  const me = config.mePinned ? all.find((place) => isMe(place.userId)) : undefined
  return (
    <>
      {onPodium > 0 && <Podium places={places.slice(0, onPodium)} format={format} />}
      {report.asOf !== undefined && (
        <Text className='tp-ranking__time tp-num'>
          {t('common.asOf', { time: formatDateTime(report.asOf, locale) })}
        </Text>
      )}
      {rest.length > 0 && (
        <View className='tp-ranking__list' role='list'>
          {rest.map((place) => (
            <Line
              key={place.userId || place.rank}
              place={place}
              format={format}
              isMe={isMe(place.userId)}
            />
          ))}
        </View>
      )}
      {me && (
        <View className='tp-ranking__me' role='region' label={t('report.ranking.me')}>
          <Line place={me} format={format} isMe />
        </View>
      )}
    </>
  )
})
