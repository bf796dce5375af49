import './device-list.scss'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { amountCell, type CsvTable, ExportButton } from '../../../../engine/actions/export-button'
import { useCopy } from '../../../../engine/actions/use-copy'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { hasText, type Translate, useLocale, useTranslate } from '../../../../i18n'
import { agoText, formatDateTime } from '../../../../shared/date'
import type { Locale } from '../../../../shared/l10n'
import { moneyText } from '../../../../shared/money'
import { Segmented } from '../../../../ui/choices/choices'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { ScrollView } from '../../../../ui/primitives/scroll'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Spark } from '../../../../ui/spark/spark'
import { cx } from '../../../../ui/style'
import {
  type Channel,
  channels as channelsQuery,
  type Terminal,
  terminalPages,
} from '../../queries'
import type { TerminalListConfig } from '.'
import { averageOf, DeviceRows, TONES } from './device-list'

interface TerminalRowProps {
  readonly terminal: Terminal
  /** Named where the list has more than one channel. */
  readonly channel: string | undefined
  readonly income: boolean
}

/** One terminal: where it stands, how it is, when it was seen, what it brought in today. */
function TerminalRow({ terminal, channel, income }: TerminalRowProps) {
  const t = useTranslate()
  const copy = useCopy()
  const locale = useLocale()
  const { serial, place, status, todayIncome, seenAt, week } = terminal
  const state = `device.terminal.status.${status}`
  return (
    <View className='tp-terminals__row' role='listitem'>
      <View className='tp-terminals__body'>
        <View className='tp-terminals__line'>
          <Text className='tp-terminals__place tp-whole'>{place}</Text>
          <Tag tone={TONES[status] ?? 'neutral'}>{hasText(state) ? t(state) : status}</Tag>
        </View>
        <Pressable
          className='tp-terminals__serial tp-num'
          label={t('device.terminal.copySerial', { serial })}
          onTap={() => copy(serial)}
        >
          {t('device.terminal.serial', { serial })}
          <Icon name='copy' size={14} tone='muted' />
        </Pressable>
        <Text className='tp-terminals__note'>
          {[channel, t('device.terminal.seen', { time: agoText(seenAt, locale, t) })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </View>
      {income && (
        <View className='tp-terminals__income'>
          <Price cents={todayIncome} tone='ink' />
          <Text className='tp-terminals__note'>{t('device.terminal.today')}</Text>
          {/* A newcomer has no history to show. */}
          {week.some((cents) => cents > 0) && (
            <Spark
              values={week}
              label={t('device.week', {
                count: week.length,
                money: moneyText(averageOf(week)),
              })}
              className='tp-terminals__week'
            />
          )}
        </View>
      )}
    </View>
  )
}

interface ChannelChipsProps {
  readonly channels: readonly Channel[]
  /** Empty for all of them. */
  readonly channelId: string
  readonly onChoose: (channelId: string) => void
}

/** One channel or all, each with its count. */
export function ChannelChips({ channels, channelId, onChoose }: ChannelChipsProps) {
  const t = useTranslate()
  const all = channels.reduce((sum, { terminals }) => sum + terminals, 0)
  const chips = [{ key: '', name: t('device.terminal.all'), terminals: all }, ...channels]
  return (
    <ScrollView
      direction='x'
      className='tp-terminals__channels'
      role='radiogroup'
      label={t('device.terminal.channel')}
    >
      <View className='tp-terminals__chips'>
        {chips.map(({ key, name, terminals }) => (
          <Pressable
            key={key}
            role='radio'
            className={cx('tp-terminals__chip', key === channelId && 'tp-terminals__chip--on')}
            checked={key === channelId}
            label={t('device.terminal.inChannel', { name, n: terminals })}
            onTap={() => onChoose(key)}
          >
            {name}
            <Text className='tp-terminals__number tp-num'>{terminals}</Text>
          </Pressable>
        ))}
      </View>
    </ScrollView>
  )
}

type SumField = 'terminals' | 'online' | 'today' | 'income'

interface ChannelSumsProps {
  readonly channels: readonly Channel[]
  readonly income: boolean
}

/** What the chosen channels add up to. */
export function ChannelSums({ channels, income }: ChannelSumsProps) {
  const t = useTranslate()
  const sum = (field: SumField) => channels.reduce((all, channel) => all + channel[field], 0)
  return (
    <View className='tp-terminals__sums' role='group' label={t('device.terminal.sums')}>
      <Figure label={t('device.terminal.online')}>
        <Text className='tp-terminals__figure tp-num'>{`${sum('online')} / ${sum('terminals')}`}</Text>
      </Figure>
      {income && (
        <>
          <Figure label={t('device.terminal.today')}>
            <Price cents={sum('today')} tone='ink' />
          </Figure>
          <Figure label={t('device.terminal.total')}>
            <Price cents={sum('income')} tone='ink' />
          </Figure>
        </>
      )}
    </View>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <View className='tp-terminals__sum'>
      <Text className='tp-terminals__note'>{label}</Text>
      {children}
    </View>
  )
}

const STATES = ['0', '1', '2', '3'] as const
type State = (typeof STATES)[number]

interface RowWords {
  readonly names: ReadonlyMap<string, string>
  readonly income: boolean
  readonly locale: Locale
  readonly t: Translate
}

/** Terminals as lines of a spreadsheet. */
function terminalRows(
  terminals: readonly Terminal[],
  { names, income, locale, t }: RowWords,
): CsvTable['rows'] {
  const columns = ['place', 'serial', 'channel', 'state', 'seen', 'today', 'total'] as const
  const most = income ? columns.length : columns.length - 2
  const rows = terminals.map((each) => {
    const state = `device.terminal.status.${each.status}`
    return [
      each.place,
      each.serial,
      names.get(each.channelId),
      hasText(state) ? t(state) : each.status,
      formatDateTime(each.seenAt, locale),
      amountCell(each.todayIncome),
      amountCell(each.income),
    ]
  })
  const head = columns.map((column) => t(`device.csv.${column}`))
  return [head, ...rows].map((cells) => cells.slice(0, most))
}

/** The terminals of the user's channels. The channels come first: the filter and the sums are theirs. */
export const TerminalList = observer(function TerminalList({
  config,
}: WidgetProps<unknown, TerminalListConfig>) {
  const t = useTranslate()
  const channels = useQuery(channelsQuery)
  return (
    <QueryState
      query={channels}
      offline={OFFLINE}
      skeleton={
        <View className='tp-terminals'>
          <Skeleton kind='text' className='tp-terminals__sums' label={t('common.loading')} />
          <Skeleton
            kind='cell'
            count={6}
            className='tp-terminals__card'
            label={t('common.loading')}
          />
        </View>
      }
      empty={
        channels.value?.length === 0
          ? { title: t('device.terminal.empty'), note: t('device.terminal.emptyNote') }
          : undefined
      }
    >
      {(known) => <Terminals config={config} channels={known} />}
    </QueryState>
  )
})

interface TerminalsProps {
  readonly config: TerminalListConfig
  readonly channels: readonly Channel[]
}

const Terminals = observer(function Terminals({ config, channels }: TerminalsProps) {
  const { idParam, income, pageSize } = config
  const { query } = usePage()
  const t = useTranslate()
  const locale = useLocale()
  const [channelId, setChannelId] = useState(
    () => channels.find(({ key }) => key === query[idParam])?.key ?? '',
  )
  const [state, setState] = useState<State>('0')
  const list = usePages<Terminal>(terminalPages({ channelId, status: Number(state), pageSize }))
  const chosen = channelId === '' ? channels : channels.filter(({ key }) => key === channelId)
  const names = new Map(channels.map(({ key, name }) => [key, name]))
  const table = (): CsvTable => ({
    name: [
      t('device.terminal.list'),
      names.get(channelId),
      state === '0' ? '' : t(`device.terminal.status.${state}`),
    ],
    rows: terminalRows(list.items, { names, income, locale, t }),
  })
  return (
    <View className='tp-terminals'>
      <View className='tp-terminals__top'>
        <ChannelChips channels={channels} channelId={channelId} onChoose={setChannelId} />
        <ChannelSums channels={chosen} income={income} />
        <Segmented
          options={STATES.map((value) => ({
            value,
            label: t(value === '0' ? 'common.all' : `device.terminal.status.${value}`),
          }))}
          value={state}
          onChange={setState}
          label={t('device.terminal.state')}
        />
        {list.items.length > 0 && (
          <View className='tp-terminals__export'>
            <ExportButton table={table} />
          </View>
        )}
      </View>
      <DeviceRows
        list={list}
        count={6}
        className='tp-terminals__card'
        empty={{
          title: t(state === '0' ? 'device.terminal.empty' : 'device.terminal.none'),
          actionText: state === '0' ? undefined : t('device.terminal.reset'),
          onAction: () => setState('0'),
        }}
        label={t('device.terminal.list')}
      >
        {(item) => (
          <TerminalRow
            key={item.id}
            terminal={item}
            channel={channelId === '' ? names.get(item.channelId) : undefined}
            income={income}
          />
        )}
      </DeviceRows>
    </View>
  )
})
