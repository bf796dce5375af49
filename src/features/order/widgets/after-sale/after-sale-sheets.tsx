import type { ReactNode } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { View } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Notice } from '../../../../ui/states/states'
import { appealAfterSale, sendBackAfterSale } from '../../contract-after'
import { afterStale } from '../../queries'

/** What the contract takes as the number of a parcel. */
const PARCEL_NUMBER = /^[0-9A-Za-z-]{6,30}$/

interface AskSheetProps {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

/** The parcel the goods go back in. */
export function SendBack({ id, open, onClose }: AskSheetProps) {
  const { queries } = useServices()
  const t = useTranslate()
  const form = useForm({
    initial: { carrier: '', number: '' },
    check: ({ carrier, number }) => ({
      carrier: carrier.trim() === '' ? 'order.afterSale.needCarrier' : undefined,
      number: PARCEL_NUMBER.test(number.trim()) ? undefined : 'order.afterSale.needNumber',
    }),
  })
  const send = async () => {
    const taken = await form.submit(async ({ carrier, number }) => {
      const body = { id, carrier: carrier.trim(), number: number.trim() }
      // Whatever became of it: what was done without an answer is then told by the page.
      await sendBackAfterSale({ body }, { quiet: true }).finally(() =>
        afterStale.afterClaim(queries),
      )
    })
    if (taken) onClose()
  }
  return (
    <AskSheet
      open={open}
      onClose={onClose}
      title={t('order.afterSale.do.sendBack')}
      busy={form.busy}
      problem={form.refusal}
      onSend={send}
    >
      <TextField
        label={t('order.afterSale.carrier')}
        required
        error={form.problemOf('carrier')}
        field={{ ...form.text('carrier'), maxLength: 20 }}
      />
      <TextField
        label={t('order.afterSale.number')}
        required
        error={form.problemOf('number')}
        field={{ ...form.text('number'), maxLength: 30 }}
      />
    </AskSheet>
  )
}

/** An operator is asked to look at a refusal. */
export function Appeal({ id, open, onClose }: AskSheetProps) {
  const { queries } = useServices()
  const t = useTranslate()
  const form = useForm({
    initial: { message: '' },
    check: ({ message }) => ({
      message: message.trim() === '' ? 'order.afterSale.needAppeal' : undefined,
    }),
  })
  const send = async () => {
    const taken = await form.submit(async ({ message }) => {
      await appealAfterSale({ body: { id, message: message.trim() } }, { quiet: true }).finally(
        () => afterStale.afterClaim(queries),
      )
    })
    if (taken) onClose()
  }
  return (
    <AskSheet
      open={open}
      onClose={onClose}
      title={t('order.afterSale.do.appeal')}
      busy={form.busy}
      problem={form.refusal}
      onSend={send}
    >
      <TextField
        label={t('order.afterSale.appealMessage')}
        hint={t('order.afterSale.appealHint')}
        required
        error={form.problemOf('message')}
        field={{ ...form.text('message'), maxLength: 200 }}
      />
    </AskSheet>
  )
}

interface AskSheetShellProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly busy: boolean
  readonly problem: string | undefined
  readonly onSend: () => unknown
  readonly children: ReactNode
}

function AskSheet({ open, onClose, title, busy, problem, onSend, children }: AskSheetShellProps) {
  const t = useTranslate()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <Button block size='l' loading={busy} onTap={onSend}>
          {t('order.afterSale.send')}
        </Button>
      }
    >
      <View className='tp-sale__ask'>
        {problem && <Notice tone='danger'>{problem}</Notice>}
        {children}
      </View>
    </Sheet>
  )
}
