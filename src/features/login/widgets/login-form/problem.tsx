import { Icon } from '../../../../ui/icon/icon'
import { Box, Txt } from '../../../../ui/primitives/elements'

/** Why the login failed. Announced when it appears. */
export function Problem({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Box className='tp-login__problem' role='alert'>
      <Icon name='alert' size={20} />
      <Txt>{text}</Txt>
    </Box>
  )
}
