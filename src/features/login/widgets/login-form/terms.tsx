import { useOpen } from '../../../../engine/actions/open'
import { useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'

interface TermsProps {
  readonly url: string
  /** The beginning of the sentence: what one does by going on. */
  readonly agree?: TextKey
}

/** What one agrees to. */
export function Terms({ url, agree = 'login.form.agree' }: TermsProps) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <Box className='tp-login__terms'>
      <Txt>{t(agree)}</Txt>
      <Press className='tp-login__link' role='link' onTap={() => open(url)}>
        {t('login.form.terms')}
      </Press>
    </Box>
  )
}
