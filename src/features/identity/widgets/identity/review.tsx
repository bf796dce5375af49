import { useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useOnce } from '../../../../engine/actions/use-once'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { Button } from '../../../../ui/button/button'
import { Tabs } from '../../../../ui/choices/choices'
import { FormField } from '../../../../ui/form-field/form-field'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
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
const REASON_LENGTH = 200

/** Decides about what was seen, once; another answer is another wish. */
function useDecision({ id, submittedAt }: HandedIn) {
  const { queries } = useServices()
  const once = useOnce()
  return async (answer: { readonly isApproved: boolean; readonly reason?: string }) => {
    const body = { id, submittedAt, ...answer }
    try {
      await once(
        (requestId) => decideIdentity({ body: { ...body, requestId } }, { quiet: true }),
        JSON.stringify(body),
      )
    } finally {
      // Refused for what is no longer so, too: the list shows how it stands.
      await stale.afterDecision(queries)
    }
  }
}

/** Who says who they are, with both sides of the card: an administrator approves it, or says why not. */
export function IdentityReview() {
  const t = useTranslate()
  const [active, setActive] = useState<Tab>('waiting')
  const [refused, setRefused] = useState<HandedIn>()
  const [isOpen, setIsOpen] = useState(false)
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
          <Card
            key={`${handedIn.id} ${handedIn.submittedAt}`}
            handedIn={handedIn}
            onRefuse={() => {
              setRefused(handedIn)
              setIsOpen(true)
            }}
          />
        )}
      </PagedList>
      {refused && (
        <RefuseSheet
          key={`${refused.id} ${refused.submittedAt}`}
          handedIn={refused}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

interface CardProps {
  readonly handedIn: HandedIn
  readonly onRefuse: () => void
}

function Card({ handedIn, onRefuse }: CardProps) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const decide = useDecision(handedIn)
  const { busy, problem, run } = useSubmit()
  const { name, nickName, mobile, idCard, submittedAt, reason, status } = handedIn
  const approve = () =>
    run(async () => {
      await decide({ isApproved: true })
      host.toast(t('identity.review.approved', { name }))
    })
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
      {problem && (
        <Text className='tp-form-field__error' role='alert'>
          {problem}
        </Text>
      )}
      {status === IdentityStatus.Waiting && (
        <View className='tp-identity__foot'>
          <Button
            size='s'
            kind='ghost'
            disabled={busy}
            label={t('identity.review.refuseNamed', { name })}
            onTap={onRefuse}
          >
            {t('identity.review.refuse')}
          </Button>
          <Button
            size='s'
            loading={busy}
            label={t('identity.review.approveNamed', { name })}
            onTap={() => void approve()}
          >
            {t('identity.review.approve')}
          </Button>
        </View>
      )}
    </View>
  )
}

interface RefuseProps {
  readonly handedIn: HandedIn
  readonly open: boolean
  readonly onClose: () => void
}

function RefuseSheet({ handedIn, open, onClose }: RefuseProps) {
  const { host } = useServices()
  const t = useTranslate()
  const decide = useDecision(handedIn)
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim() === '' ? 'identity.review.needReason' : undefined,
    }),
  })
  const { name } = handedIn
  async function send(): Promise<void> {
    const taken = await form.submit(({ reason }) =>
      decide({ isApproved: false, reason: reason.trim() }),
    )
    if (!taken) return
    host.toast(t('identity.review.refused', { name }))
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('identity.review.refuseNamed', { name })}
      closeLabel={t('common.close')}
      footer={
        <Button block size='l' loading={form.busy} onTap={() => void send()}>
          {t('identity.review.refuse')}
        </Button>
      }
    >
      {form.refusal && <Notice tone='danger'>{form.refusal}</Notice>}
      <FormField
        label={t('identity.review.reason')}
        required
        hint={t('identity.review.reasonHint')}
        error={form.problemOf('reason')}
      >
        <TextArea
          label={t('identity.review.reason')}
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
