import { type ReactNode, useState } from 'react'
import { type Decisions, useDecisions } from '../../../../engine/actions/decision'
import { useOnce } from '../../../../engine/actions/use-once'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { Tabs } from '../../../../ui/choices/choices'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { decideIdentity, type HandedIn, IdentityStatus } from '../../contract'
import { identityPages, stale } from '../../queries'
import './identity.scss'

const TABS = ['waiting', 'approved', 'refused'] as const
type Tab = (typeof TABS)[number]
const STATUS: Readonly<Record<Tab, number>> = {
  waiting: IdentityStatus.Waiting,
  approved: IdentityStatus.Approved,
  refused: IdentityStatus.Refused,
}

/** Decides about what was seen, once; another answer is another wish. */
function useIdentityDecisions(): Decisions<HandedIn> {
  const { queries } = useServices()
  const t = useTranslate()
  const once = useOnce()
  return useDecisions({
    keyOf: ({ id, submittedAt }) => `${id} ${submittedAt}`,
    words: ({ name }) => ({
      approve: t('identity.review.approve'),
      approveNamed: t('identity.review.approveNamed', { name }),
      approved: t('identity.review.approved', { name }),
      refuse: t('identity.review.refuse'),
      refuseNamed: t('identity.review.refuseNamed', { name }),
      refused: t('identity.review.refused', { name }),
      reason: t('identity.review.reason'),
      reasonHint: t('identity.review.reasonHint'),
      needReason: 'identity.review.needReason',
    }),
    // Refused for what is no longer so, too: the list shows how it stands.
    decide: ({ id, submittedAt }, answer) => {
      const body = { id, submittedAt, ...answer }
      return once(
        (requestId) => decideIdentity({ body: { ...body, requestId } }, { quiet: true }),
        JSON.stringify(body),
      ).finally(() => stale.afterDecision(queries))
    },
  })
}

/** Who says who they are, with both sides of the card: an administrator approves it, or says why not. */
export function IdentityReview() {
  const t = useTranslate()
  const [active, setActive] = useState<Tab>('waiting')
  const decisions = useIdentityDecisions()
  const list = usePages(identityPages(STATUS[active]))
  useReturnRefresh(list.reload)
  const items = TABS.map((key) => ({ key, label: t(`identity.review.tabs.${key}`) }))
  return (
    <>
      <View className='tp-identity__tabs'>
        <Tabs
          items={items}
          active={active}
          onChange={setActive}
          label={t('identity.review.label')}
        />
      </View>
      <PagedList
        list={list}
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
        empty={{ title: t('identity.review.empty') }}
        more='identity.review.more'
        className='tp-identity__list'
        label={t('identity.review.label')}
      >
        {(handedIn) => (
          <Card key={`${handedIn.id} ${handedIn.submittedAt}`} handedIn={handedIn}>
            {decisions.buttons(handedIn)}
          </Card>
        )}
      </PagedList>
      {decisions.sheet}
    </>
  )
}

interface CardProps {
  readonly handedIn: HandedIn
  /** What can be done with it while it waits. */
  readonly children: ReactNode
}

function Card({ handedIn, children }: CardProps) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const { name, nickName, mobile, idCard, submittedAt, reason, status } = handedIn
  return (
    <View role='listitem' className='tp-identity__card'>
      <Text className='tp-identity__name'>{name}</Text>
      <Text className='tp-identity__number tp-num'>{idCard}</Text>
      <Text className='tp-identity__note'>
        {`${nickName} · ${mobile} · ${agoText(submittedAt, locale, t)}`}
      </Text>
      <View className='tp-identity__sides'>
        {(['front', 'back'] as const)
          .filter((side) => handedIn[side] !== '')
          .map((side) => (
            <Image
              key={side}
              className='tp-identity__side'
              src={host.imageUrl(handedIn[side])}
              alt={t('identity.review.side', { name, side: t(`identity.${side}`) })}
              fit='contain'
            />
          ))}
      </View>
      {reason !== '' && (
        <Text className='tp-identity__note'>{t('identity.review.why', { reason })}</Text>
      )}
      {status === IdentityStatus.Waiting && children}
    </View>
  )
}
