import { useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { Button } from '../../../../ui/button/button'
import { FormField } from '../../../../ui/form-field/form-field'
import { Tag } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { decideApplication } from '../../contract-house'
import { Desk } from '../../parts/desk'
import { DeskSheet } from '../../parts/desk-form'
import { DeskList } from '../../parts/desk-list'
import { stale } from '../../queries'
import { type Application, applicationPages } from '../../queries-books'
import type { DeskConfig } from '.'
import '../../parts/desk-buyers.scss'

/** Of what waits, is open, was refused: the server's numbers. */
const TABS = ['1', '2', '3'] as const

/** Who wants to open a shop, or has changed one: an administrator approves it, or says why not. */
export function SellerApplications({ config }: WidgetProps<unknown, DeskConfig>) {
  return <Desk config={config}>{({ id }) => <Applications key={id} />}</Desk>
}

function Applications() {
  const { query } = usePage()
  const t = useTranslate()
  const [active, setActive] = useState<string>(
    TABS.find((each) => each === query.status) ?? TABS[0],
  )
  const [refused, setRefused] = useState<Application>()
  const [isOpen, setIsOpen] = useState(false)
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
          <ApplicationCard
            key={application.id}
            application={application}
            onRefuse={() => {
              setRefused(application)
              setIsOpen(true)
            }}
          />
        )}
      </DeskList>
      {refused && (
        <RefuseSheet
          key={refused.id}
          application={refused}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const FACTS = ['mobile', 'address', 'hours', 'intro', 'company', 'code'] as const

interface CardProps {
  readonly application: Application
  readonly onRefuse: () => void
}

function ApplicationCard({ application, onRefuse }: CardProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const { busy, problem, run } = useSubmit()
  const { id, name, ownerName, submittedAt, status, isWaiting, reason, pictures } = application

  const approve = () =>
    run(async () => {
      await decideApplication({ body: { id, isApproved: true } }, { quiet: true })
      host.toast(t('merchant.applications.approved', { name }))
      await stale.afterDecision(queries)
    })

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
      {problem && (
        <Text className='tp-desk__wrong' role='alert'>
          {problem}
        </Text>
      )}
      {isWaiting && (
        <View className='tp-desk__foot'>
          <Button
            size='s'
            kind='ghost'
            disabled={busy}
            label={t('merchant.applications.refuseNamed', { name })}
            onTap={onRefuse}
          >
            {t('merchant.sales.do.refuse')}
          </Button>
          <Button
            size='s'
            loading={busy}
            label={t('merchant.applications.approveNamed', { name })}
            onTap={() => void approve()}
          >
            {t('merchant.sales.do.approve')}
          </Button>
        </View>
      )}
    </View>
  )
}

interface RefuseProps {
  readonly application: Application
  readonly open: boolean
  readonly onClose: () => void
}

function RefuseSheet({ application: { id, name }, open, onClose }: RefuseProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim() === '' ? 'merchant.sales.needReason' : undefined,
    }),
  })
  async function send(): Promise<void> {
    const taken = await form.submit(async ({ reason }) => {
      const body = { id, isApproved: false, reason: reason.trim() }
      await decideApplication({ body }, { quiet: true })
      await stale.afterDecision(queries)
    })
    if (!taken) return
    host.toast(t('merchant.applications.refused', { name }))
    onClose()
  }
  return (
    <DeskSheet
      open={open}
      onClose={onClose}
      title={t('merchant.applications.refuseNamed', { name })}
      submitText={t('merchant.sales.do.refuse')}
      busy={form.busy}
      problem={form.refusal}
      onSubmit={send}
    >
      <FormField label={t('merchant.sales.reason')} required error={form.problemOf('reason')}>
        <TextArea
          label={t('merchant.sales.reason')}
          value={form.values.reason}
          maxLength={200}
          rows={4}
          invalid={form.problemOf('reason') !== undefined}
          onChange={(reason) => form.set({ reason })}
        />
      </FormField>
    </DeskSheet>
  )
}
