import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { namedRefusal, useForm } from '../../../../engine/actions/use-form'
import { useOnce } from '../../../../engine/actions/use-once'
import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { AppError } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { checkIdCard } from '../../../../shared/validation'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Outcome } from '../../../../ui/outcome/outcome'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { Checkbox } from '../../../../ui/toggles/toggles'
import { type Pending, Pictures } from '../../../form'
import { type Identity, IdentityStatus, NAME_LENGTH, verifyIdentity } from '../../contract'
import { ownIdentity } from '../../queries'
import './identity.scss'

/** What is pasted with blanks between its parts is read, not cut. */
const TYPED_LENGTH = 24
const SIDES = ['front', 'back'] as const
type Side = (typeof SIDES)[number]

/** Who the user is: a form while nothing is known or it was refused, else how it stands. */
export const OwnIdentity = observer(function OwnIdentity() {
  const { session } = useServices()
  const t = useTranslate()
  const query = useQuery(ownIdentity)
  useReturnRefresh(query.reload)
  const isVerified = query.value?.isVerified === true
  // What is closed to who is not verified opens at once, and not with the next start.
  useEffect(() => {
    const { user } = session
    if (isVerified && user && !user.detail.identity)
      session.refresh({ ...user, detail: { ...user.detail, identity: true } })
  }, [isVerified, session])
  const stands = (value: Identity) =>
    value.isVerified || value.status === IdentityStatus.Waiting ? (
      <Standing known={value} />
    ) : (
      <Form key={`${value.status} ${value.submittedAt}`} known={value} onSent={query.reload} />
    )
  return (
    <QueryState
      query={query}
      offline={OFFLINE}
      skeleton={<Skeleton kind='text' count={6} label={t('common.loading')} />}
    >
      {stands}
    </QueryState>
  )
})

/** Approved, or being looked at. */
function Standing({ known }: { readonly known: Identity }) {
  const { imageUrl } = useServices().host
  const locale = useLocale()
  const t = useTranslate()
  const { isVerified, name, idCard, submittedAt } = known
  const state = isVerified ? 'approved' : 'waiting'
  return (
    <View className='tp-identity'>
      <Outcome
        icon={isVerified ? 'shield-check' : 'clock'}
        tone={isVerified ? 'success' : 'info'}
        title={t(`identity.${state}.title`)}
      >
        <Text className='tp-outcome__note'>{t(`identity.${state}.note`)}</Text>
      </Outcome>
      <CellGroup>
        <Cell title={t('identity.name')} value={name} />
        <Cell title={t('identity.idCard')} value={idCard} />
        {submittedAt > 0 && (
          <Cell title={t('identity.sentAt')} value={formatDateTime(submittedAt, locale)} />
        )}
      </CellGroup>
      <View className='tp-identity__sides'>
        {SIDES.filter((side) => known[side] !== '').map((side) => (
          <Image
            key={side}
            className='tp-identity__side'
            src={imageUrl(known[side])}
            alt={t(`identity.${side}`)}
            fit='contain'
          />
        ))}
      </View>
    </View>
  )
}

interface FormProps {
  readonly known: Identity
  /** Looks anew how it stands. */
  readonly onSent: () => Promise<void>
}

/** From above, so that the first that is wrong is brought into sight. */
const FIELDS = ['name', 'idCard', ...SIDES, 'agreed'] as const
const idOf = (field: string): string => `tp-identity-${field}`

const picturesOf = (url: string): readonly string[] => (url === '' ? [] : [url])

/**
 * What is asked for. Nothing of it is kept on the device: a phone that is lent or lost tells nobody who its
 * owner is.
 */
function Form({ known, onSent }: FormProps) {
  const { host } = useServices()
  const t = useTranslate()
  const once = useOnce()
  const [pending, setPending] = useState<Partial<Record<Side, Pending>>>({})
  const isRefused = known.status === IdentityStatus.Refused
  const labels = { name: t('identity.name'), idCard: t('identity.idCard') }
  const form = useForm({
    initial: () => ({
      name: known.name,
      idCard: '',
      front: picturesOf(known.front),
      back: picturesOf(known.back),
      agreed: false,
    }),
    labels,
    check: ({ name, idCard, front, back, agreed }) => ({
      name: name.trim().length < 2 ? 'identity.form.needName' : undefined,
      idCard: isRefused && idCard === '' ? undefined : checkIdCard(idCard),
      front: front.length === 0 ? 'identity.form.needFront' : undefined,
      back: back.length === 0 ? 'identity.form.needBack' : undefined,
      agreed: agreed ? undefined : 'identity.form.needConsent',
    }),
  })

  /** What the server has against a field stands there: above what is seen beside the button. */
  function revealRefused(error: unknown): never {
    const fields = (['name', 'idCard'] as const).map((field) => ({ field, label: labels[field] }))
    const named = namedRefusal(error instanceof AppError ? error.serverMessage : '', fields)
    if (named) host.reveal(idOf(named.field))
    throw error
  }

  async function send(): Promise<void> {
    if (SIDES.some((side) => pending[side] === 'sending'))
      return form.setRefusal(t('identity.form.uploading'))
    const first = FIELDS.find(form.isWrong)
    if (first) host.reveal(idOf(first))
    const taken = await form.submit(async ({ name, idCard, front, back }) => {
      const body = { name: name.trim(), idCard, front: front[0] ?? '', back: back[0] ?? '' }
      await once(
        (requestId) => verifyIdentity({ body: { ...body, requestId } }, { quiet: true }),
        JSON.stringify(body),
      ).catch(revealRefused)
    })
    if (!taken) return
    host.toast(t('identity.form.sent'))
    await onSent()
  }

  return (
    <>
      {isRefused && (
        <Notice tone='warning' className='tp-identity__why'>
          {t('identity.refused', { reason: known.reason })}
        </Notice>
      )}
      <FormPage
        note={t('identity.form.note')}
        submitText={t(isRefused ? 'identity.form.again' : 'identity.form.submit')}
        busy={form.busy}
        problem={form.refusal}
        onSubmit={() => void send()}
      >
        <View id={idOf('name')} className='tp-identity__field'>
          <TextField
            label={t('identity.name')}
            required
            error={form.problemOf('name')}
            field={{
              ...form.text('name'),
              maxLength: NAME_LENGTH,
              placeholder: t('identity.form.asOnCard'),
              confirmType: 'next',
            }}
          />
        </View>
        <View id={idOf('idCard')} className='tp-identity__field'>
          <TextField
            label={t('identity.idCard')}
            required={!isRefused}
            hint={isRefused ? t('identity.form.keep', { number: known.idCard }) : undefined}
            error={form.problemOf('idCard')}
            field={{
              ...form.text('idCard', (typed) => typed.replace(/\s/g, '').toUpperCase()),
              maxLength: TYPED_LENGTH,
              placeholder: isRefused ? known.idCard : t('identity.form.digits'),
              onBlur: () => form.leave('idCard'),
            }}
          />
        </View>
        {SIDES.map((side) => (
          <CardSide
            key={side}
            side={side}
            urls={form.values[side]}
            error={form.problemOf(side)}
            onChange={(urls) => form.set({ [side]: urls })}
            onPending={(state) => setPending((before) => ({ ...before, [side]: state }))}
          />
        ))}
        <View id={idOf('agreed')} className='tp-identity__field'>
          <Checkbox checked={form.values.agreed} onChange={(agreed) => form.set({ agreed })}>
            {t('identity.form.consent')}
          </Checkbox>
        </View>
        {form.problemOf('agreed') && (
          <Text className='tp-form-field__error' role='alert'>
            {form.problemOf('agreed')}
          </Text>
        )}
      </FormPage>
    </>
  )
}

interface SideProps {
  readonly side: Side
  readonly urls: readonly string[]
  readonly error: string | undefined
  readonly onChange: (urls: readonly string[]) => void
  readonly onPending: (pending: Pending) => void
}

function CardSide({ side, urls, error, onChange, onPending }: SideProps) {
  const t = useTranslate()
  const latest = useRef(urls)
  const label = t(`identity.${side}`)
  return (
    <View id={idOf(side)} className='tp-identity__field'>
      <FormField label={label} required hint={t(`identity.form.${side}Hint`)} error={error}>
        <View className='tp-identity__upload'>
          <Pictures
            label={label}
            urls={urls}
            most={1}
            isPrivate
            onChange={(change) => {
              latest.current = change(latest.current)
              onChange(latest.current)
            }}
            onPending={onPending}
          />
        </View>
      </FormField>
    </View>
  )
}
