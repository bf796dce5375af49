import { cx } from '../../ui/cx'
import { Box } from '../../ui/primitives/box'
import { Txt } from '../../ui/primitives/txt'

export interface NumberLine {
  readonly name: string
  readonly value: string
  readonly strong?: boolean
}

/** Names and figures, one a line. */
export function Numbers({ lines }: { readonly lines: readonly NumberLine[] }) {
  return (
    <Box className='tp-transfer__numbers'>
      {lines.map(({ name, value, strong }) => (
        <Box key={name} className={cx('tp-transfer__line', strong && 'tp-strong')}>
          <Txt className='tp-transfer__name'>{name}</Txt>
          <Txt className='tp-transfer__value tp-num'>{value}</Txt>
        </Box>
      ))}
    </Box>
  )
}
