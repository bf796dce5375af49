import './device-page.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { clockOf } from '../../../../shared/business-day'
import { formatDate } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Segmented } from '../../../../ui/choices/choices'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { incomeOf } from '../../queries'

const FULL = 100

const SPANS = ['hour', 'day'] as const

/** What it took in, as bars and in words. */
export const Income = observer(function Income({ id }: { readonly id: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const [by, setBy] = useState<(typeof SPANS)[number]>('hour')
  const { session } = useServices()
  const found = useQuery({ ...incomeOf(id, by), enabled: session.isLoggedIn })
  // Outlives a change of span: who reads the table goes on reading one.
  const [asTable, setAsTable] = useState(false)
  const timeOf = (at: number) => (by === 'hour' ? clockOf(at) : formatDate(at, locale))
  const sum = (found.value ?? []).reduce((all, { cents }) => all + cents, 0)
  return (
    <Card
      title={t('device.page.income')}
      extra={<Text className='tp-num'>{found.value ? moneyText(sum) : ''}</Text>}
    >
      <Segmented
        options={SPANS.map((value) => ({ value, label: t(`device.page.by.${value}`) }))}
        value={by}
        onChange={setBy}
        label={t('device.page.income')}
      />
      <QueryState
        query={found}
        offline={OFFLINE}
        skeleton={<Skeleton kind='card' count={1} label={t('common.loading')} />}
      >
        {(rows) =>
          asTable ? <Figures rows={rows} timeOf={timeOf} /> : <Bars rows={rows} timeOf={timeOf} />
        }
      </QueryState>
      <Button
        kind='ghost'
        size='s'
        icon={asTable ? 'line-chart' : 'list'}
        onTap={() => setAsTable(!asTable)}
      >
        {t(asTable ? 'device.page.asChart' : 'device.page.asTable')}
      </Button>
    </Card>
  )
})

interface TakenProps {
  readonly rows: readonly { readonly at: number; readonly cents: number; readonly pours: number }[]
  readonly timeOf: (at: number) => string
}

/** A bar for each span, with the highest named: the scale begins at nothing. */
function Bars({ rows, timeOf }: TakenProps) {
  const t = useTranslate()
  const most = Math.max(0, ...rows.map(({ cents }) => cents))
  return (
    <>
      <Text className='tp-device__most tp-devices__label tp-num'>
        {t('device.page.most', { money: moneyText(most) })}
      </Text>
      <View className='tp-device__bars' role='list' label={t('device.page.income')}>
        {rows.map(({ at, cents, pours }) => (
          <View
            key={at}
            className='tp-device__slot'
            role='listitem'
            label={t('device.page.bar', {
              time: timeOf(at),
              money: moneyText(cents),
              count: pours,
            })}
          >
            <View
              className='tp-device__bar'
              decor
              style={{ height: `${Math.round((cents / Math.max(1, most)) * FULL)}%` }}
            />
          </View>
        ))}
      </View>
      <View className='tp-device__row tp-device__ends' decor>
        {[rows[0], rows[rows.length - 1]].map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two ends.
          <Text key={at} className='tp-devices__label tp-num'>
            {row && timeOf(row.at)}
          </Text>
        ))}
      </View>
    </>
  )
}

/** The same in figures, the newest first. */
function Figures({ rows, timeOf }: TakenProps) {
  const t = useTranslate()
  return (
    <View className='tp-device__figures' role='list' label={t('device.page.income')}>
      {[...rows].reverse().map(({ at, cents, pours }) => (
        <View key={at} className='tp-device__row tp-device__line tp-num' role='listitem'>
          <Text>{timeOf(at)}</Text>
          <Text>{t('device.page.pours', { count: pours })}</Text>
          <Text>{moneyText(cents)}</Text>
        </View>
      ))}
    </View>
  )
}
