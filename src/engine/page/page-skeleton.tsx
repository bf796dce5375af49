import { useTranslate } from '../../i18n'
import { Box } from '../../ui/primitives/box'
import { Skeleton } from '../../ui/skeleton/skeleton'

/** The shape of a page to come, while its definition is on the way. */
export function PageSkeleton() {
  const label = useTranslate()('common.loading')
  return (
    <Box className='tp-page-skeleton'>
      <Skeleton kind='banner' label={label} />
      <Skeleton kind='card' count={4} label={label} />
    </Box>
  )
}
