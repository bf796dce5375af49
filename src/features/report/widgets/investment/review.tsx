import './investment.scss'
import { type ReactNode, useState } from 'react'
import { type Decisions, useDecisions } from '../../../../engine/actions/decision'
import { useOnce } from '../../../../engine/actions/use-once'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList, QueryState } from '../../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { InvestmentGate } from '../../../../engine/virtual-goods'
import { ApiError } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { Card } from '../../../../ui/card/card'
import { Tabs } from '../../../../ui/choices/choices'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { decideInvestment, InvestState, type ReviewedInvestment } from '../../contract-invest'
import { applicationPages, stale } from '../../queries'
import { Facts } from './own'

const FORBIDDEN = 403

const STATES = [
  InvestState.Applied,
  InvestState.ExitAsked,
  InvestState.Running,
  InvestState.Refused,
  InvestState.Exited,
] as const

/** Decides about what was seen, once; another answer is another wish. */
function useInvestDecisions(): Decisions<ReviewedInvestment> {
  const { queries } = useServices()
  const t = useTranslate()
  const once = useOnce()
  return useDecisions({
    keyOf: ({ id, status }) => `${id} ${status}`,
    words: ({ name }) => ({
      approve: t('report.invest.review.approve'),
      approveNamed: t('report.invest.review.approveNamed', { name }),
      approved: t('report.invest.review.approved', { name }),
      refuse: t('report.invest.review.refuse'),
      refuseNamed: t('report.invest.review.refuseNamed', { name }),
      refused: t('report.invest.review.refused', { name }),
      reason: t('report.invest.review.reason'),
      needReason: 'report.invest.review.needReason',
    }),
    decide: ({ id, status }, answer) => {
      const body = { id, status, ...answer }
      return once(
        (requestId) => decideInvestment({ body: { ...body, requestId } }, { quiet: true }),
        JSON.stringify(body),
      ).finally(() => stale.afterInvesting(queries))
    },
  })
}

/** What waits for whoever runs the brands, where investment may be told of. */
export function InvestReview() {
  return (
    <InvestmentGate>
      <Review />
    </InvestmentGate>
  )
}

function Review() {
  const t = useTranslate()
  const [active, setActive] = useState<string>(String(InvestState.Applied))
  const decisions = useInvestDecisions()
  const list = usePages(applicationPages(Number(active)))
  useReturnRefresh(list.reload)
  // Who may not look at any has nothing to choose between.
  if (list.error instanceof ApiError && list.error.code === FORBIDDEN)
    return (
      <QueryState query={list} skeleton={null}>
        {null}
      </QueryState>
    )
  return (
    <>
      <View className='tp-invest__tabs'>
        <Tabs
          items={STATES.map((state) => ({
            key: String(state),
            label: t(`report.invest.states.${state}`),
          }))}
          active={active}
          onChange={setActive}
          label={t('report.invest.review.label')}
        />
      </View>
      <PagedList
        list={list}
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
        empty={{ title: t('report.invest.review.empty') }}
        more='common.more'
        className='tp-invest tp-invest__list tp-invest--page'
        label={t('report.invest.review.label')}
      >
        {(one) => (
          <View key={`${one.id} ${one.status}`} role='listitem'>
            <Waiting one={one}>{decisions.buttons(one)}</Waiting>
          </View>
        )}
      </PagedList>
      {decisions.sheet}
    </>
  )
}

interface WaitingProps {
  readonly one: ReviewedInvestment
  /** What can be done with it. */
  readonly children: ReactNode
}

function Waiting({ one, children }: WaitingProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { name, mobile, createdAt, canDecide, payBack, reason } = one
  return (
    <Card>
      <Facts of={one} />
      <Text className='tp-invest__note tp-num'>
        {`${name} · ${mobile} · ${formatDateTime(createdAt, locale)}`}
      </Text>
      {payBack > 0 && (
        <Text className='tp-invest__note tp-num'>
          {t('report.invest.review.payBack', { amount: moneyText(payBack) })}
        </Text>
      )}
      {reason !== '' && <Text className='tp-invest__note'>{reason}</Text>}
      {canDecide && children}
    </Card>
  )
}
