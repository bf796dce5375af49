import { FormSheet } from '../../../../engine/actions/form-sheet'
import { useForm } from '../../../../engine/actions/use-form'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { FormField } from '../../../../ui/form-field/form-field'
import { TextArea } from '../../../../ui/primitives/fields'
import { evaluateMore } from '../../../product'
import { afterStale } from '../../queries'

export interface AddMoreProps {
  /** Of the review. */
  readonly id: string
  /** Of the product. */
  readonly name: string
  /** Characters the server keeps. */
  readonly most: number
  readonly open: boolean
  readonly onClose: () => void
}

/** A few words after a while; the server takes them once. */
export function AddMore({ id, name, most, open, onClose }: AddMoreProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const form = useForm({
    initial: { content: '' },
    check: ({ content }) => ({
      content: content.trim() === '' ? 'order.review.needText' : undefined,
    }),
  })
  const send = () =>
    form.submit(async ({ content }) => {
      await evaluateMore({ body: { id, content: content.trim() } }, { quiet: true })
      host.toast(t('order.review.moreDone'))
      onClose()
      await afterStale.afterReview(queries)
    })
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('order.review.more')}
      form={form}
      submitText={t('order.review.moreSend')}
      onSubmit={send}
    >
      <FormField
        label={t('order.review.text', { name })}
        error={form.problemOf('content')}
        required
      >
        <TextArea
          label={t('order.review.text', { name })}
          value={form.values.content}
          onChange={(content) => form.set({ content })}
          placeholder={t('order.review.moreHint')}
          maxLength={most}
          rows={4}
        />
      </FormField>
    </FormSheet>
  )
}
