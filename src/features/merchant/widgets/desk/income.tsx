import { useState } from 'react'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { OFFLINE, PagedList, QueryState } from '../../../../engine/outlet/paged-list'
import { useLocale, useTranslate } from '../../../../i18n'
import { secondsOfDay } from '../../../../shared/business-day'
import { formatDate, formatDateTime } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { Segmented, Tabs } from '../../../../ui/choices/choices'
import { Price } from '../../../../ui/marks/marks'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import { Desk } from '../../parts/desk'
import { incomeOf, settlementPages } from '../../queries-pages'
import type { DeskConfig } from '.'

const VIEWS = ['days', 'settlements'] as const
type View = (typeof VIEWS)[number]

/** What came in and went back day by day, and what was paid out week by week. */
export function IncomeByDay({ config }: { readonly config: DeskConfig }) {
  const t = useTranslate()
  const [view, setView] = useState<View>('days')
  const Shown = SHOWN[view]
  return (
    <Desk config={config}>
      {({ id }) => (
        <>
          <Box className='tp-desk__tabs'>
            <Tabs
              fill
              items={VIEWS.map((key) => ({ key, label: t(`merchant.income.view.${key}`) }))}
              active={view}
              onChange={setView}
              label={t('merchant.tool.income')}
            />
          </Box>
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
          label: t('merchant.income.days', { n: value }),
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
          <Box className='tp-desk__card'>
            <Txt className='tp-desk__note'>{t('merchant.income.net')}</Txt>
            <Price size='l' tone='ink' cents={known.net} />
            <Box className='tp-desk__sums'>
              {(['amount', 'refunded', 'settled', 'pending'] as const).map((key) => (
                <Box key={key} className='tp-desk__sum'>
                  <Txt className='tp-desk__note'>{t(`merchant.income.${key}`)}</Txt>
                  <Txt className='tp-desk__strong tp-num'>{moneyText(known[key])}</Txt>
                </Box>
              ))}
            </Box>
            {known.nextAt > 0 && (
              <Txt className='tp-desk__note tp-num'>
                {t('merchant.income.next', { time: momentOf(known.nextAt) })}
              </Txt>
            )}
          </Box>
          {known.days.length === 0 && <EmptyState compact title={t('merchant.income.empty')} />}
          <Box className='tp-desk__days' role='list' label={t('merchant.income.byDay')}>
            {known.days.map(({ day, orders, amount, refunded }) => (
              <Box key={day} role='listitem' className='tp-desk__day'>
                <Box className='tp-desk__text'>
                  <Txt className='tp-desk__strong tp-num'>{dayText(day)}</Txt>
                  <Txt className='tp-desk__note tp-num'>
                    {[
                      t('merchant.today.orders', { count: orders }),
                      refunded > 0 && t('merchant.today.refunded', { amount: moneyText(refunded) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Txt>
                </Box>
                <Price size='s' tone='ink' cents={amount - refunded} plus />
              </Box>
            ))}
          </Box>
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
        <Box key={id} role='listitem' className='tp-desk__card'>
          <Box className='tp-desk__line'>
            <Box className='tp-desk__text'>
              <Txt className='tp-desk__strong tp-num'>
                {`${dayText(fromDay)} – ${dayText(toDay)}`}
              </Txt>
              <Txt className='tp-desk__note tp-num'>
                {t('merchant.income.paidAt', { time: momentOf(paidAt) })}
              </Txt>
            </Box>
            <Price size='s' tone='ink' cents={paid} plus />
          </Box>
          <Txt className='tp-desk__note tp-num'>
            {[
              t('merchant.today.orders', { count: orders }),
              t('merchant.income.sold', { amount: moneyText(sold) }),
              t('merchant.today.refunded', { amount: moneyText(refunded) }),
              t('merchant.income.fee', { amount: moneyText(fee) }),
            ].join(' · ')}
          </Txt>
        </Box>
      )}
    </PagedList>
  )
}

const SHOWN = { days: Days, settlements: Settlements }
