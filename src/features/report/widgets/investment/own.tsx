import './investment.scss'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { InvestmentGate } from '../../../../engine/virtual-goods'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Card } from '../../../../ui/card/card'
import { Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { type Investment, InvestState } from '../../contract-invest'
import { ownInvestments } from '../../queries'
import type { OwnConfig } from '.'

/** Who has to do something is seen by the colour; the word says it too. */
const TONES: Readonly<Record<InvestState, Parameters<typeof Tag>[0]['tone']>> = {
  [InvestState.Applied]: 'info',
  [InvestState.Approved]: 'warning',
  [InvestState.Refused]: 'danger',
  [InvestState.ToPay]: 'warning',
  [InvestState.Running]: 'success',
  [InvestState.ExitAsked]: 'info',
  [InvestState.Exited]: 'neutral',
  [InvestState.CalledOff]: 'neutral',
}

/** How far an investment has come. */
export function StateTag({ status }: { readonly status: InvestState }) {
  const t = useTranslate()
  return <Tag tone={TONES[status]}>{t(`report.invest.states.${status}`)}</Tag>
}

/** What one is about, in two lines: brand and state, then devices and money. */
export function Facts({ of }: { readonly of: Investment }) {
  const t = useTranslate()
  const { brandNo, status, merchantName, count, amount } = of
  return (
    <>
      <View className='tp-invest__head'>
        <Text className='tp-invest__brand tp-num'>{brandNo}</Text>
        <StateTag status={status} />
      </View>
      <Text className='tp-invest__note'>{merchantName}</Text>
      <Text className='tp-invest__note tp-num'>
        {t('report.invest.sum', { count, amount: moneyText(amount) })}
      </Text>
    </>
  )
}

/** The user's own investments, each with how far it is and what it brought in. */
export function OwnInvestments(props: WidgetProps<unknown, OwnConfig>) {
  return (
    <InvestmentGate silent>
      <Own {...props} />
    </InvestmentGate>
  )
}

function Own({ config }: WidgetProps<unknown, OwnConfig>) {
  const t = useTranslate()
  const open = useOpen()
  const list = usePages(ownInvestments)
  useReturnRefresh(list.reload)
  return (
    <View className='tp-invest'>
      <Text className='tp-invest__title' level={2}>
        {t('report.invest.mine')}
      </Text>
      <PagedList
        list={list}
        // What stands in the middle of a page does not say that it ends.
        given={list.status === 'ready' && !list.hasMore ? list.items : undefined}
        offline={OFFLINE}
        skeleton={
          <Skeleton kind='cell' count={2} className='tp-open-end' label={t('common.loading')} />
        }
        empty={{
          compact: true,
          title: t('report.invest.none'),
          note: t('report.invest.noneNote'),
        }}
        more='common.more'
        className='tp-invest__list'
        label={t('report.invest.mine')}
      >
        {(one) => (
          <View key={one.id} role='listitem'>
            <Card onTap={open.to(fillUrl(config.itemUrl, one))}>
              <Facts of={one} />
              {one.paidAt > 0 && (
                <Text className='tp-invest__note tp-num'>
                  {t('report.invest.earned', { amount: moneyText(one.income) })}
                </Text>
              )}
            </Card>
          </View>
        )}
      </PagedList>
    </View>
  )
}
