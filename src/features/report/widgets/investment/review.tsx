import './investment.scss'
import { useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useOnce } from '../../../../engine/actions/use-once'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { InvestmentGate } from '../../../../engine/virtual-goods'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Tabs } from '../../../../ui/choices/choices'
import { FormField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { decideInvestment, InvestState, type ReviewedInvestment } from '../../contract-invest'
import { applicationPages, stale } from '../../queries'
import { Facts } from './own'

const STATES = [
  InvestState.Applied,
  InvestState.ExitAsked,
  InvestState.Running,
  InvestState.Refused,
  InvestState.Exited,
] as const
const REASON_LENGTH = 200

/** Decides about what was seen, once; another answer is another wish. */
function useDecision({ id, status }: ReviewedInvestment) {
  const { queries } = useServices()
  const once = useOnce()
  return (answer: { readonly isApproved: boolean; readonly reason?: string }) => {
    const body = { id, status, ...answer }
    return once(
      (requestId) => decideInvestment({ body: { ...body, requestId } }, { quiet: true }),
      JSON.stringify(body),
    ).finally(() => stale.afterInvesting(queries))
  }
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
  const [refused, setRefused] = useState<ReviewedInvestment>()
  const [isOpen, setIsOpen] = useState(false)
  const list = usePages(applicationPages(Number(active)))
  useReturnRefresh(list.reload)
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
            <Waiting
              one={one}
              onRefuse={() => {
                setRefused(one)
                setIsOpen(true)
              }}
            />
          </View>
        )}
      </PagedList>
      {refused && (
        <RefuseSheet
          key={`${refused.id} ${refused.status}`}
          one={refused}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

interface WaitingProps {
  readonly one: ReviewedInvestment
  readonly onRefuse: () => void
}

function Waiting({ one, onRefuse }: WaitingProps) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const decide = useDecision(one)
  const { busy, problem, run } = useSubmit()
  const { name, mobile, createdAt, canDecide, payBack, reason } = one
  const approve = async () => {
    if (await run(() => decide({ isApproved: true })))
      host.toast(t('report.invest.review.approved', { name }))
  }
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
      {problem && <Notice tone='danger'>{problem}</Notice>}
      {canDecide && (
        <View className='tp-invest__foot'>
          <Button
            size='s'
            kind='ghost'
            disabled={busy}
            label={t('report.invest.review.refuseNamed', { name })}
            onTap={onRefuse}
          >
            {t('report.invest.review.refuse')}
          </Button>
          <Button
            size='s'
            loading={busy}
            label={t('report.invest.review.approveNamed', { name })}
            onTap={() => void approve()}
          >
            {t('report.invest.review.approve')}
          </Button>
        </View>
      )}
    </Card>
  )
}

interface RefuseProps {
  readonly one: ReviewedInvestment
  readonly open: boolean
  readonly onClose: () => void
}

function RefuseSheet({ one, open, onClose }: RefuseProps) {
  const { host } = useServices()
  const t = useTranslate()
  const decide = useDecision(one)
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim() === '' ? 'report.invest.review.needReason' : undefined,
    }),
  })
  const { name } = one
  async function send(): Promise<void> {
    const taken = await form.submit(({ reason }) =>
      decide({ isApproved: false, reason: reason.trim() }),
    )
    if (!taken) return
    host.toast(t('report.invest.review.refused', { name }))
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('report.invest.review.refuseNamed', { name })}
      closeLabel={t('common.close')}
      footer={
        <Button block size='l' loading={form.busy} onTap={() => void send()}>
          {t('report.invest.review.refuse')}
        </Button>
      }
    >
      {form.refusal && <Notice tone='danger'>{form.refusal}</Notice>}
      <FormField label={t('report.invest.review.reason')} required error={form.problemOf('reason')}>
        <TextArea
          label={t('report.invest.review.reason')}
          value={form.values.reason}
          maxLength={REASON_LENGTH}
          rows={4}
          invalid={form.problemOf('reason') !== undefined}
          onChange={(reason) => form.set({ reason })}
        />
      </FormField>
    </Sheet>
  )
}
