import type { TextKey } from '../../../../shared/l10n'
import './terminal-list.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import type { PagesState } from '../../../../engine/data/queries'
import { ListFailure } from '../../../../engine/outlet/states'
import { usePage } from '../../../../engine/page/page-context'
import { useTranslate } from '../../../../i18n'
import { Segmented } from '../../../../ui/choices/choices'
import { EndMarker } from '../../../../ui/end-marker/end-marker'
import { Box } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import type { EndMarkerProps } from '../../../../ui/types'
import { ChannelChips } from './channel-chips'
import { ChannelSums } from './channel-sums'
import type { Channel, Terminal, TerminalListConfig } from './schema'
import { TerminalRow } from './terminal-row'
import { useChannels, useTerminals } from './use-terminals'

const OFFLINE = { title: 'team.offline', note: 'team.offlineNote' } as const
const STATES = ['0', '1', '2', '3'] as const
type State = (typeof STATES)[number]

/** The terminals of the user's channels. The channels come first: the filter and the sums are theirs. */
export const TerminalList = observer(function TerminalList({
  config,
}: WidgetProps<unknown, TerminalListConfig>) {
  const t = useTranslate()
  const channels = useChannels()
  if (channels.value) return <Terminals config={config} channels={channels.value} />
  if (channels.status === 'error')
    return <ListFailure offline={OFFLINE} error={channels.error} onRetry={channels.reload} />
  return (
    <Box className='tp-terminals'>
      <Skeleton kind='text' className='tp-terminals__sums' label={t('common.loading')} />
      <Skeleton kind='cell' count={6} className='tp-terminals__card' label={t('common.loading')} />
    </Box>
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
  const [channelId, setChannelId] = useState(
    () => channels.find(({ key }) => key === query[idParam])?.key ?? '',
  )
  const [state, setState] = useState<State>('0')
  const list = useTerminals({ channelId, status: Number(state), pageSize })
  const chosen = channelId === '' ? channels : channels.filter(({ key }) => key === channelId)
  const names = new Map(channels.map(({ key, name }) => [key, name]))
  if (channels.length === 0)
    return <EmptyState title={t('team.terminal.empty')} note={t('team.terminal.emptyNote')} />
  const end = endState(list)
  return (
    <Box className='tp-terminals'>
      <Box className='tp-terminals__top'>
        <ChannelChips channels={channels} channelId={channelId} onChoose={setChannelId} />
        <ChannelSums channels={chosen} income={income} />
        <Segmented
          options={STATES.map((value) => ({
            value,
            label: t(value === '0' ? 'common.all' : `team.terminal.status.${value}`),
          }))}
          value={state}
          onChange={setState}
          label={t('team.terminal.state')}
        />
      </Box>
      {list.status === 'loading' && (
        <Skeleton
          kind='cell'
          count={6}
          className='tp-terminals__card'
          label={t('common.loading')}
        />
      )}
      {list.status === 'error' && (
        <ListFailure offline={OFFLINE} error={list.error} onRetry={list.reload} />
      )}
      {list.status === 'ready' && list.items.length === 0 && (
        <EmptyState
          title={t(state === '0' ? 'team.terminal.empty' : 'team.terminal.none')}
          actionText={state === '0' ? undefined : t('team.terminal.reset')}
          onAction={() => setState('0')}
        />
      )}
      {list.items.length > 0 && (
        <>
          <Box className='tp-terminals__card tp-enter' role='list' label={t('team.terminal.list')}>
            {list.items.map((item) => (
              <TerminalRow
                key={item.id}
                terminal={item}
                channel={channelId === '' ? names.get(item.channelId) : undefined}
                income={income}
              />
            ))}
          </Box>
          <EndMarker state={end} text={t(END_TEXT[end])} onReach={list.loadMore} />
        </>
      )}
    </Box>
  )
})

const END_TEXT: { readonly [S in EndMarkerProps['state']]: TextKey } = {
  loading: 'common.loading',
  error: 'common.retry',
  more: 'team.more',
  end: 'common.noMore',
}

function endState(list: PagesState<Terminal>): EndMarkerProps['state'] {
  if (list.loadingMore) return 'loading'
  if (list.moreFailed) return 'error'
  return list.hasMore ? 'more' : 'end'
}
