import { useTranslate } from '../../i18n'
import { Button } from '../../ui/button/button'
import { Sheet, type SheetProps } from '../../ui/sheet/sheet'
import { Notice } from '../../ui/states/states'
import type { Form } from './use-form'

interface FormSheetProps extends Omit<SheetProps, 'closeLabel' | 'footer'> {
  readonly form: Pick<Form<object>, 'busy' | 'refusal'>
  readonly submitText: string
  /** Nothing is there to send yet. */
  readonly disabled?: boolean
  readonly onSubmit: () => unknown
}

/** A form from below with one button; why it was not taken stands above what was typed. */
export function FormSheet(props: FormSheetProps) {
  const { form, submitText, disabled, onSubmit, children, ...sheet } = props
  const t = useTranslate()
  return (
    <Sheet
      {...sheet}
      closeLabel={t('common.close')}
      footer={
        <Button block size='l' loading={form.busy} disabled={disabled} onTap={onSubmit}>
          {submitText}
        </Button>
      }
    >
      {form.refusal && <Notice tone='danger'>{form.refusal}</Notice>}
      {children}
    </Sheet>
  )
}
