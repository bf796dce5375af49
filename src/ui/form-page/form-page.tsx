import './form-page.scss'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button'
import { Icon } from '../icon/icon'
import { Text, View } from '../primitives/elements'

export interface FormPageProps {
  /** Above the card: what the form is for. */
  readonly note?: ReactNode
  readonly children?: ReactNode
  /** Why it was not saved. Announced when it appears. */
  readonly problem?: string
  readonly submitText: string
  readonly submitKind?: ButtonProps['kind']
  readonly busy?: boolean
  readonly disabled?: boolean
  readonly onSubmit: () => void
  /** Under the button: another way. */
  readonly after?: ReactNode
}

/** A page that is one form: a card of fields, what went wrong, and the button it is for. */
export function FormPage(props: FormPageProps) {
  const { note, children, problem, submitText, submitKind, busy, disabled, onSubmit, after } = props
  return (
    <View className='tp-form-page'>
      {note && <Text className='tp-form-page__note'>{note}</Text>}
      <View className='tp-form-page__card'>{children}</View>
      {problem && (
        <View className='tp-form-page__problem' role='alert'>
          <Icon name='alert' size={20} />
          <Text>{problem}</Text>
        </View>
      )}
      <Button
        className='tp-form-page__submit'
        block
        size='l'
        kind={submitKind}
        loading={busy}
        disabled={disabled}
        onTap={onSubmit}
      >
        {submitText}
      </Button>
      {after && <View className='tp-form-page__after'>{after}</View>}
    </View>
  )
}
