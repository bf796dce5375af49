import './banner.scss'
import { Box } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
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
