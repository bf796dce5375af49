import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'

interface CopyRowProps {
  readonly label: string
  readonly text: string
  /** For a code that is read aloud or typed. */
  readonly large?: boolean
}

/** A text to hand on, with its copy button. */
export function CopyRow({ label, text, large }: CopyRowProps) {
  const { host } = useServices()
  const t = useTranslate()
  const copy = () =>
    host.copy(text).then(
      () => host.toast(t('error.copied')),
      (error: unknown) => host.toast(errorText(error, t)),
    )
  return (
    <Box className='tp-invite__row'>
      <Box className='tp-invite__body'>
        <Txt className='tp-invite__note'>{label}</Txt>
        <Txt
          className={cx(large ? 'tp-invite__code tp-num' : 'tp-invite__link tp-ellipsis')}
          select
        >
          {text}
        </Txt>
      </Box>
      <Button
        size='s'
        kind='secondary'
        icon='copy'
        label={`${t('team.copy')} ${label}`}
        onTap={copy}
      >
        {t('team.copy')}
      </Button>
    </Box>
  )
}
