import { BrandMark } from '../../../../ui/faces/faces'
import { Box, Txt } from '../../../../ui/primitives/elements'

/** The brand and what this page is for. */
export function Heading({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <Box className='tp-login__brand'>
      <BrandMark size='s' />
      <Box className='tp-login__welcome'>
        <Txt className='tp-login__title' level={2}>
          {title}
        </Txt>
        <Txt className='tp-login__note'>{note}</Txt>
      </Box>
    </Box>
  )
}
