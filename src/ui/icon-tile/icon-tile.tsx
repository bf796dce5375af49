import './icon-tile.scss'
import { imageUrl } from '../../shared/image-url'
import { cx } from '../cx'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icons'
import { Box } from '../primitives/box'
import { Pic } from '../primitives/pic'

export interface IconTileProps {
  /** What a definition sends: the name of an icon, or the path of a picture (`/pictures/…`). */
  readonly icon: string
  /** Side in px: 44, or 56 for pictures that are looked at. Default 44. */
  readonly size?: 44 | 56
}

/** Icon or picture of an entry, on a rounded tint. */
export function IconTile({ icon, size = 44 }: IconTileProps) {
  const picture = icon.startsWith('/') || icon.startsWith('https:')
  return (
    <Box className={cx('tp-tile', size === 56 && 'tp-tile--l', picture && 'tp-tile--pic')} decor>
      {picture ? (
        <Pic className='tp-tile__pic' src={imageUrl(icon, size)} alt='' />
      ) : (
        // The server writes names of the set (docs: view-engine.md); another one draws nothing.
        <Icon name={icon as IconName} />
      )}
    </Box>
  )
}
