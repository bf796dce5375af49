import './investment.scss'
import { useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useOnce } from '../../../../engine/actions/use-once'
import { type Submit, useSubmit } from '../../../../engine/actions/use-submit'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { Checkbox } from '../../../../ui/toggles/toggles'
import { INVEST_NAME, type ShownInvestment, signInvestment } from '../../contract-invest'
import { stale } from '../../queries'

/** What is sent about one of them: once under its name, and shown as it then stands, also after a failure. */
export function useChange({ id }: ShownInvestment) {
  const { queries } = useServices()
  const once = useOnce()
  const submit = useSubmit()
  const change = <T,>(send: (sent: { id: string; requestId: string }) => Promise<T>, wish = '') =>
    once((requestId) => send({ id, requestId }), wish).finally(() => stale.afterInvesting(queries))
  return { ...submit, change }
}

export const Problem = ({ problem }: Pick<Submit, 'problem'>) =>
  problem === undefined ? null : <Notice tone='danger'>{problem}</Notice>

interface Props {
  readonly one: ShownInvestment
}

interface ContractProps {
  readonly contract: NonNullable<ShownInvestment['contract']>
}

/** The contract in full, and who signed it when; folded once it is signed. */
export function Contract({ contract }: ContractProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { text, hash, signedName, signedAt } = contract
  const isSigned = signedAt > 0
  const [isOpen, setIsOpen] = useState(!isSigned)
  return (
    <Card
      title={t('report.invest.contract')}
      extra={
        isSigned && (
          <Button kind='ghost' size='s' onTap={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'report.invest.fold' : 'report.invest.read')}
          </Button>
        )
      }
    >
      {isOpen &&
        text.split('\n').map((line) => (
          <Text key={line} className='tp-invest__clause'>
            {line}
          </Text>
        ))}
      {isSigned && (
        <Text className='tp-invest__note tp-num'>
          {t('report.invest.signedBy', {
            name: signedName,
            time: formatDateTime(signedAt, locale),
          })}
        </Text>
      )}
      <Text className='tp-invest__hash tp-num'>{t('report.invest.hash', { hash })}</Text>
    </Card>
  )
}

/** The name it is made out to, typed, and a tick that it was read. */
export function Sign({ one, hash }: Props & { readonly hash: string }) {
  const { host } = useServices()
  const t = useTranslate()
  const { change } = useChange(one)
  const label = t('report.invest.signName')
  const form = useForm({
    initial: { name: '', agreed: false },
    labels: { name: label },
    check: ({ name, agreed }) => ({
      name: name.trim() === one.name ? undefined : 'report.invest.otherName',
      agreed: agreed ? undefined : 'report.invest.needAgreed',
    }),
  })
  async function sign(): Promise<void> {
    const taken = await form.submit(({ name }) =>
      change(
        (sent) => signInvestment({ body: { ...sent, hash, name: name.trim() } }, { quiet: true }),
        hash,
      ),
    )
    if (taken) host.toast(t('report.invest.signed'))
  }
  return (
    <Card title={t('report.invest.sign')}>
      <View className='tp-invest__fields'>
        <TextField
          label={label}
          required
          hint={t('report.invest.signHint', { name: one.name })}
          error={form.problemOf('name')}
          field={{ ...form.text('name'), maxLength: INVEST_NAME }}
        />
        <Checkbox checked={form.values.agreed} onChange={(agreed) => form.set({ agreed })}>
          {t('report.invest.agreed')}
        </Checkbox>
        {form.problemOf('agreed') && (
          <Text className='tp-form-field__error' role='alert'>
            {form.problemOf('agreed')}
          </Text>
        )}
        {form.refusal && <Notice tone='danger'>{form.refusal}</Notice>}
        <Button block size='l' loading={form.busy} onTap={() => void sign()}>
          {t('report.invest.sign')}
        </Button>
      </View>
    </Card>
  )
}
