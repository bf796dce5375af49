import './banner.scss'
import { cx } from '../../ui/cx'
import { Box } from '../../ui/primitives/box'
import { Bone } from '../../ui/skeleton/skeleton'
import { type Config, ratioOf } from './schema'

/** The picture to come. */
export function BannerSkeleton({ config }: { config: Config }) {
  return (
    <Box className={cx('tp-banner', config.card && 'tp-banner--card')}>
      <Box className='tp-banner__frame' style={{ paddingTop: `${100 / ratioOf(config)}%` }}>
        <Bone shape='block' className='tp-banner__swipe' />
      </Box>
    </Box>
  )
}
