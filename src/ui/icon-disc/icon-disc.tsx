import './icon-disc.scss'
import { cx } from '../cx'
import { Icon } from '../icon/icon'
import type { IconProps } from '../icon/types'
import { Box } from '../primitives/box'

export interface IconDiscProps {
  readonly name: IconProps['name']
  readonly tone?: IconProps['tone']
  /** On the grey of the page instead of the brand's. */
  readonly plain?: boolean
  /** 36 px across instead of 40. */
  readonly small?: boolean
}

/** An icon on a disc before a row: of what kind the row is. Nobody reads it aloud. */
export function IconDisc({ name, tone = 'brand', plain, small }: IconDiscProps) {
  return (
    <Box
      className={cx('tp-icon-disc', plain && 'tp-icon-disc--plain', small && 'tp-icon-disc--small')}
      decor
    >
      <Icon name={name} size={20} tone={tone} />
    </Box>
  )
}
