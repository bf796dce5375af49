import { observer } from 'mobx-react-lite'
import { useState, useSyncExternalStore } from 'react'
import { PageFrame } from '../../engine/page/page-frame'
import { useServices } from '../../engine/services'
import { useTranslate } from '../../i18n'
import { addCoreTexts } from '../../registry/texts/add-core'
import { findRoute } from '../../routing/derive'
import type { Route } from '../../routing/table'
import { Button } from '../../ui/button/button'
import { Segmented } from '../../ui/choices/choices'
import { Tag } from '../../ui/marks/marks'
import { Pressable, Text, View } from '../../ui/primitives/elements'
import { Sheet } from '../../ui/sheet/sheet'
import { EmptyState } from '../../ui/states/states'
import { cx } from '../../ui/style'
import {
  type Burst,
  barOf,
  burstsOf,
  clockOf,
  type Exchange,
  ExchangeActions,
  ExchangeDetails,
} from './exchange-details'
import './requests.scss'

addCoreTexts()

const none: readonly Exchange[] = []
const never = () => () => {}
const FILTERS = ['all', 'failed'] as const
type Filter = (typeof FILTERS)[number]

const isFailed = ({ verdict }: Exchange): boolean => verdict?.ok === false

/** The request inspector: timeline, headers, signature base, verdict, replay. Development builds only. */
export default observer(function Requests() {
  const { recorder } = useServices()
  const t = useTranslate()
  const [chosen, setChosen] = useState<number>()
  const [filter, setFilter] = useState<Filter>('all')
  const list = useSyncExternalStore(
    recorder?.subscribe ?? never,
    () => recorder?.list() ?? none,
    () => none,
  )
  const failed = list.filter(isFailed)
  const counts: Record<Filter, number> = { all: list.length, failed: failed.length }
  const bursts = burstsOf(filter === 'failed' ? failed : list)
  const exchange = list.find(({ id }) => id === chosen)
  return (
    <PageFrame title={t('route.devRequests')} route={findRoute('/dev/requests') as Route}>
      <View className='tp-requests'>
        <View className='tp-requests__bar'>
          <View className='tp-requests__filter'>
            <Segmented
              label={t('dev.filter')}
              options={FILTERS.map((value) => ({
                value,
                label: t(`dev.filters.${value}`, { n: counts[value] }),
              }))}
              value={filter}
              onChange={setFilter}
            />
          </View>
          <Button
            kind='ghost'
            icon='trash'
            disabled={list.length === 0}
            onTap={() => recorder?.clear()}
          >
            {t('dev.clear')}
          </Button>
        </View>
        {bursts.length === 0 && (
          <EmptyState
            title={t(filter === 'failed' ? 'dev.noneFailed' : 'dev.empty')}
            note={t('dev.emptyNote')}
          />
        )}
        {bursts.map((burst) => (
          <View key={burst.calls[0]?.id} className='tp-requests__burst'>
            <Text className='tp-requests__head tp-num' level={2}>
              {t('dev.burst', {
                time: clockOf(burst.at),
                count: burst.calls.length,
                ms: burst.span,
              })}
            </Text>
            <View className='tp-requests__calls'>
              {burst.calls.map((call) => (
                <ExchangeRow
                  key={call.id}
                  exchange={call}
                  burst={burst}
                  onTap={() => setChosen(call.id)}
                />
              ))}
            </View>
          </View>
        ))}
      </View>
      <Sheet
        open={exchange !== undefined}
        title={exchange ? `${exchange.method} ${exchange.path}` : ''}
        closeLabel={t('common.close')}
        onClose={() => setChosen(undefined)}
        footer={exchange && recorder && <ExchangeActions exchange={exchange} recorder={recorder} />}
      >
        {exchange && <ExchangeDetails exchange={exchange} />}
      </Sheet>
    </PageFrame>
  )
})

interface RowProps {
  readonly exchange: Exchange
  readonly burst: Burst
  readonly onTap: () => void
}

/** One call: what, how it ended, and when within its burst. */
export function ExchangeRow({ exchange, burst, onTap }: RowProps) {
  const t = useTranslate()
  const { method, path, ms, at, verdict } = exchange
  const { left, width } = barOf(exchange, burst)
  const state = verdict ? (verdict.ok ? 'ok' : 'failed') : 'waiting'
  return (
    <Pressable className='tp-call' onTap={onTap}>
      <View className='tp-call__what'>
        <Text className='tp-call__path'>
          {method} {path}
        </Text>
        <Outcome exchange={exchange} />
      </View>
      <View className='tp-call__when'>
        <View className='tp-call__track' decor>
          <View
            className={cx('tp-call__bar', `tp-call__bar--${state}`)}
            style={{ left: `${left}%`, width: `${width}%` }}
          />
        </View>
        <Text className='tp-call__time tp-num'>
          {ms === undefined ? t('dev.waiting') : t('dev.took', { after: at - burst.at, ms })}
        </Text>
      </View>
    </Pressable>
  )
}

/** How a call ended, in a word. */
export function Outcome({ exchange: { status, verdict } }: { readonly exchange: Exchange }) {
  const t = useTranslate()
  if (!verdict) return <Tag>{t('dev.waiting')}</Tag>
  if (verdict.ok) return <Tag tone='success'>{String(status)}</Tag>
  return <Tag tone='danger'>{String(verdict.code ?? verdict.error)}</Tag>
}
