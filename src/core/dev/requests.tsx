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
import { Text, View } from '../../ui/primitives/elements'
import { Sheet } from '../../ui/sheet/sheet'
import { EmptyState } from '../../ui/states/states'
import { burstsOf } from './bursts'
import { clockOf } from './clock'
import { ExchangeActions, ExchangeDetails } from './exchange-details'
import { ExchangeRow } from './exchange-row'
import './requests.scss'
import type { Exchange } from './types'

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
