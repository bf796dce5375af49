import './divider.scss'
import { Box } from '../primitives/box'
import { Txt } from '../primitives/txt'

/** A hairline, with a word in the middle if there is one. */
export function Divider({ text }: { readonly text?: string }) {
  return <Box className='tp-divider'>{text && <Txt className='tp-divider__text'>{text}</Txt>}</Box>
}
