import { useState } from 'react'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { OFFLINE, PagedList, QueryState } from '../../../../engine/outlet/paged-list'
import { useLocale, useTranslate } from '../../../../i18n'
import { secondsOfDay } from '../../../../shared/business-day'
import { formatDate, formatDateTime } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { Segmented, Tabs } from '../../../../ui/choices/choices'
import { Price } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import { Desk } from '../../parts/desk'
import { incomeOf, settlementPages } from '../../queries'
import type { DeskConfig } from '.'

const VIEWS = ['days', 'settlements'] as const
type Span = (typeof VIEWS)[number]

/** What came in and went back day by day, and what was paid out week by week. */
export function IncomeByDay({ config }: { readonly config: DeskConfig }) {
  const t = useTranslate()
  const [view, setView] = useState<Span>('days')
  const Shown = SHOWN[view]
  return (
    <Desk config={config}>
      {({ id }) => (
        <>
          <View className='tp-desk__tabs'>
            <Tabs
              fill
              items={VIEWS.map((key) => ({ key, label: t(`merchant.income.view.${key}`) }))}
              active={view}
              onChange={setView}
              label={t('merchant.tool.income')}
            />
          </View>
          <Shown key={id} merchantId={id} />
        </>
      )}
    </Desk>
  )
}

interface ShownProps {
  readonly merchantId: string
}

const PERIODS = ['7', '30', '90'] as const
type Period = (typeof PERIODS)[number]

function Days({ merchantId }: ShownProps) {
  const t = useTranslate()
  const [days, setDays] = useState<Period>('30')
  return (
    <>
      <Segmented
        label={t('merchant.income.period')}
        options={PERIODS.map((value) => ({
          value,
          label: t('merchant.income.days', { count: Number(value) }),
        }))}
        value={days}
        onChange={setDays}
      />
      <Income merchantId={merchantId} days={Number(days)} />
    </>
  )
}

/** A day of the books as people read it. */
function useDay(): (day: string) => string {
  const locale = useLocale()
  return (day) => formatDate(secondsOfDay(day), locale)
}

/** The server's day and hour, as all times of the books. */
function useMoment(): (seconds: number) => string {
  const locale = useLocale()
  return (seconds) => formatDateTime(seconds, locale)
}

function Income({ merchantId, days }: ShownProps & { readonly days: number }) {
  const t = useTranslate()
  const dayText = useDay()
  const momentOf = useMoment()
  const income = useQuery(incomeOf(merchantId, days))
  return (
    <QueryState
      query={income}
      offline={OFFLINE}
      skeleton={<Skeleton kind='cell' count={6} label={t('common.loading')} />}
    >
      {(known) => (
        <>
          <View className='tp-desk__card'>
            <Text className='tp-desk__note'>{t('merchant.income.net')}</Text>
            <Price size='l' tone='ink' cents={known.net} />
            <View className='tp-desk__sums'>
              {(['amount', 'refunded', 'settled', 'pending'] as const).map((key) => (
                <View key={key} className='tp-desk__sum'>
                  <Text className='tp-desk__note'>{t(`merchant.income.${key}`)}</Text>
                  <Text className='tp-desk__strong tp-num'>{moneyText(known[key])}</Text>
                </View>
              ))}
            </View>
            {known.nextAt > 0 && (
              <Text className='tp-desk__note tp-num'>
                {t('merchant.income.next', { time: momentOf(known.nextAt) })}
              </Text>
            )}
          </View>
          {known.days.length === 0 && <EmptyState compact title={t('merchant.income.empty')} />}
          <View className='tp-desk__days' role='list' label={t('merchant.income.byDay')}>
            {known.days.map(({ day, orders, amount, refunded }) => (
              <View key={day} role='listitem' className='tp-desk__day'>
                <View className='tp-desk__text'>
                  <Text className='tp-desk__strong tp-num'>{dayText(day)}</Text>
                  <Text className='tp-desk__note tp-num'>
                    {[
                      t('merchant.today.orders', { count: orders }),
                      refunded > 0 && t('merchant.today.refunded', { amount: moneyText(refunded) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </View>
                <Price size='s' tone='ink' cents={amount - refunded} plus />
              </View>
            ))}
          </View>
        </>
      )}
    </QueryState>
  )
}

/** Each week that was paid out: what was sold, what went back, what the house keeps, and when it came. */
function Settlements({ merchantId }: ShownProps) {
  const t = useTranslate()
  const dayText = useDay()
  const momentOf = useMoment()
  const list = usePages(settlementPages({ merchantId }))
  return (
    <PagedList
      list={list}
      offline={OFFLINE}
      skeleton={<Skeleton kind='cell' count={6} label={t('common.loading')} />}
      empty={{
        title: t('merchant.income.noSettlement'),
        note: t('merchant.income.noSettlementNote'),
      }}
      more='order.more'
      className='tp-desk__list'
      label={t('merchant.income.view.settlements')}
    >
      {({ id, fromDay, toDay, orders, sold, refunded, fee, paid, paidAt }) => (
        <View key={id} role='listitem' className='tp-desk__card'>
          <View className='tp-desk__line'>
            <View className='tp-desk__text'>
              <Text className='tp-desk__strong tp-num'>
                {`${dayText(fromDay)} – ${dayText(toDay)}`}
              </Text>
              <Text className='tp-desk__note tp-num'>
                {t('merchant.income.paidAt', { time: momentOf(paidAt) })}
              </Text>
            </View>
            <Price size='s' tone='ink' cents={paid} plus />
          </View>
          <Text className='tp-desk__note tp-num'>
            {[
              t('merchant.today.orders', { count: orders }),
              t('merchant.income.sold', { amount: moneyText(sold) }),
              t('merchant.today.refunded', { amount: moneyText(refunded) }),
              t('merchant.income.fee', { amount: moneyText(fee) }),
            ].join(' · ')}
          </Text>
        </View>
      )}
    </PagedList>
  )
}

const SHOWN = { days: Days, settlements: Settlements }
