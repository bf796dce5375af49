import './pay-password-sheet.scss'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n'
import { Button } from '../button/button'
import { PasswordField } from '../form-field/form-field'
import { Price, Spinner } from '../marks/marks'
import { Pressable, Text, View } from '../primitives/elements'
import { Sheet } from '../sheet/sheet'
import { cx } from '../style'
import { DigitsInput } from './digits-input'

/** What most people choose. The rules allow others (commerce spec §5), hence the way to letters. */
const DIGITS = 6
const BOXES = Array.from({ length: DIGITS }, (_, index) => index)

export interface PayPasswordSheetProps {
  readonly open: boolean
  /** What the password is for: 'Transfer to 199****5678'. */
  readonly title: string
  /** Shown large above the boxes. */
  readonly amountCents?: number
  /** The password is being checked: nothing can be typed. */
  readonly busy: boolean
  /** What is wrong, beside the field. What was typed is cleared, so that the next try starts empty. */
  readonly error?: string
  /** Called by itself at the sixth digit. */
  readonly onSubmit: (password: string) => void
  readonly onClose: () => void
  readonly onForgot: () => void
}

/** The pay password, from below: six digits, or any password for those who chose letters. */
export function PayPasswordSheet(props: PayPasswordSheetProps) {
  const { open, title, onClose } = props
  const t = useTranslate()
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('common.close')}>
      <PayPassword {...props} />
    </Sheet>
  )
}

/** Mounted anew each time the sheet opens, so nothing of the last time is left in it. */
function PayPassword({
  open,
  amountCents,
  busy,
  error,
  onSubmit,
  onForgot,
}: PayPasswordSheetProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [letters, setLetters] = useState(false)
  // After a refusal, and before the sheet slides away: nothing typed is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them ends a try.
  useEffect(() => {
    if (!busy) setTyped('')
  }, [open, busy, error])

  function typeDigits(digits: string): void {
    if (busy) return
    setTyped(digits)
    if (digits.length === DIGITS) onSubmit(digits)
  }
  const submit = () => {
    if (typed !== '' && !busy) onSubmit(typed)
  }
  return (
    <View className='tp-pay-sheet'>
      {amountCents !== undefined && (
        <View className='tp-pay-sheet__amount'>
          <Price size='l' tone='ink' cents={amountCents} />
        </View>
      )}
      {letters ? (
        <View className='tp-pay-sheet__letters'>
          <PasswordField
            label={t('ui.payPassword.label')}
            placeholder={t('ui.payPassword.placeholder')}
            value={typed}
            onChange={(text) => {
              if (!busy) setTyped(text)
            }}
            error={error}
            confirmType='done'
            onConfirm={submit}
            showLabel={t('ui.payPassword.show')}
            hideLabel={t('ui.payPassword.hide')}
          />
          <Button block size='l' loading={busy} disabled={typed === ''} onTap={submit}>
            {t('ui.payPassword.confirm')}
          </Button>
        </View>
      ) : (
        <>
          {/* Above the boxes: below them it would lie under the keyboard. */}
          <View className='tp-pay-sheet__state'>
            {busy && <Spinner size={20} tone='muted' label={t('ui.payPassword.busy')} />}
            {!busy && !error && t('ui.payPassword.hint')}
            {!busy && error && (
              <Text className='tp-pay-sheet__error' role='alert'>
                {error}
              </Text>
            )}
          </View>
          <View className={cx('tp-pay-sheet__field', error && 'tp-wrong')}>
            <View className='tp-pay-sheet__boxes' decor>
              {BOXES.map((index) => (
                <View
                  key={index}
                  className={cx(
                    'tp-pay-sheet__box',
                    index < typed.length && 'tp-full',
                    index === typed.length && 'tp-next',
                  )}
                />
              ))}
            </View>
            <DigitsInput
              label={t('ui.payPassword.label')}
              length={DIGITS}
              value={typed}
              onChange={typeDigits}
              busy={busy}
              invalid={Boolean(error)}
            />
          </View>
        </>
      )}
      <View className='tp-pay-sheet__ways'>
        <Pressable
          className='tp-pay-sheet__way'
          disabled={busy}
          onTap={() => {
            setTyped('')
            setLetters(!letters)
          }}
        >
          {t(letters ? 'ui.payPassword.digits' : 'ui.payPassword.letters')}
        </Pressable>
        <Pressable className='tp-pay-sheet__way' disabled={busy} onTap={onForgot}>
          {t('ui.payPassword.forgot')}
        </Pressable>
      </View>
    </View>
  )
}
