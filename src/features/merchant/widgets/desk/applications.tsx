import '../../parts/desk-buyers.scss'
import { type ReactNode, useState } from 'react'
import { type Decisions, useDecisions } from '../../../../engine/actions/decision'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { Tag } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { decideApplication } from '../../contract-house'
import { Desk } from '../../parts/desk'
import { DeskList } from '../../parts/desk-parts'
import { type Application, applicationPages, stale } from '../../queries'
import type { DeskConfig } from '.'

/** Of what waits, is open, was refused: the server's numbers. */
const TABS = ['1', '2', '3'] as const

/** Who wants to open a shop, or has changed one: an administrator approves it, or says why not. */
export function SellerApplications({ config }: WidgetProps<unknown, DeskConfig>) {
  return <Desk config={config}>{({ id }) => <Applications key={id} />}</Desk>
}

function useApplicationDecisions(): Decisions<Application> {
  const { queries } = useServices()
  const t = useTranslate()
  return useDecisions({
    keyOf: ({ id, submittedAt }) => `${id} ${submittedAt}`,
    words: ({ name }) => ({
      approve: t('merchant.sales.do.approve'),
      approveNamed: t('merchant.applications.approveNamed', { name }),
      approved: t('merchant.applications.approved', { name }),
      refuse: t('merchant.sales.do.refuse'),
      refuseNamed: t('merchant.applications.refuseNamed', { name }),
      refused: t('merchant.applications.refused', { name }),
      reason: t('merchant.sales.reason'),
      needReason: 'merchant.sales.needReason',
    }),
    decide: ({ id }, answer) =>
      decideApplication({ body: { id, ...answer } }, { quiet: true }).finally(() =>
        stale.afterDecision(queries),
      ),
  })
}

function Applications() {
  const { query } = usePage()
  const t = useTranslate()
  const [active, setActive] = useState<string>(
    TABS.find((each) => each === query.status) ?? TABS[0],
  )
  const decisions = useApplicationDecisions()
  return (
    <>
      <DeskList
        pages={() => applicationPages({ merchantId: '', status: Number(active) })}
        tabs={{
          items: TABS.map((key) => ({ key, label: t(`merchant.papers.state.${key}`) })),
          active,
          onChange: setActive,
        }}
        label={t('merchant.applications.label')}
        empty={{
          title: t('merchant.applications.empty'),
          note: t('merchant.applications.emptyNote'),
        }}
      >
        {(application) => (
          <ApplicationCard key={application.id} application={application}>
            {decisions.buttons(application)}
          </ApplicationCard>
        )}
      </DeskList>
      {decisions.sheet}
    </>
  )
}

const FACTS = ['mobile', 'address', 'hours', 'intro', 'company', 'code'] as const

interface CardProps {
  readonly application: Application
  /** What can be done with it while it waits. */
  readonly children: ReactNode
}

function ApplicationCard({ application, children }: CardProps) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const { name, ownerName, submittedAt, status, isWaiting, reason, pictures } = application

  return (
    <View role='listitem' className='tp-desk__card'>
      <View className='tp-desk__line'>
        <View className='tp-desk__text'>
          <Text className='tp-desk__strong tp-whole'>{name}</Text>
          <Text className='tp-desk__note'>{`${ownerName} · ${agoText(submittedAt, locale, t)}`}</Text>
        </View>
        {isWaiting && (
          <Tag tone='warning'>
            {t(status === 2 ? 'merchant.applications.changed' : 'merchant.applications.fresh')}
          </Tag>
        )}
      </View>
      {FACTS.filter((fact) => application[fact] !== '').map((fact) => (
        <Text key={fact} className='tp-desk__note'>
          {t(`merchant.applications.${fact}`, { text: application[fact] })}
        </Text>
      ))}
      {pictures.length > 0 && (
        <View className='tp-desk__pics'>
          {pictures.map((url, at) => (
            <Image
              key={url}
              className='tp-desk__shot'
              src={host.imageUrl(url, 96)}
              alt={t('order.afterSale.picture', { n: at + 1 })}
            />
          ))}
        </View>
      )}
      {reason !== '' && (
        <Text className='tp-desk__reply'>{t('merchant.papers.why', { reason })}</Text>
      )}
      {isWaiting && children}
    </View>
  )
}
