import './support-code.scss'
import { IconButton } from '../button/button'
import { Box, Txt } from '../primitives/elements'

export interface SupportCodeProps {
  readonly label: string
  readonly code: string
  readonly note: string
  readonly copyLabel: string
  readonly onCopy: () => void
}

/** What a person tells the service, to copy. */
export function SupportCode({ label, code, note, copyLabel, onCopy }: SupportCodeProps) {
  return (
    <Box className='tp-support'>
      <Box className='tp-support__body'>
        <Txt className='tp-support__small'>{label}</Txt>
        <Txt className='tp-support__code tp-num' select>
          {code}
        </Txt>
        <Txt className='tp-support__small'>{note}</Txt>
      </Box>
      <IconButton name='copy' kind='soft' label={copyLabel} onTap={onCopy} />
    </Box>
  )
}
