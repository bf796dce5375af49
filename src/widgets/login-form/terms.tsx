import { useOpen } from '../../engine/actions/use-open'
import { useTranslate } from '../../i18n'
import { Box } from '../../ui/primitives/box'
import { Press } from '../../ui/primitives/press'
import { Txt } from '../../ui/primitives/txt'

/** What one agrees to. */
export function Terms({ url }: { readonly url: string }) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <Box className='tp-login__terms'>
      <Txt>{t('user.login.agree')}</Txt>
      <Press className='tp-login__link' role='link' onTap={() => open(url)}>
        {t('user.login.terms')}
      </Press>
    </Box>
  )
}
