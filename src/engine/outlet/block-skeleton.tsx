import { useTranslate } from '../../i18n'
import { Box } from '../../ui/primitives/box'
import { Skeleton } from '../../ui/skeleton/skeleton'

/** A widget to come that states no shape of its own: a text block in the room it will take. */
export function BlockSkeleton({ height }: { height: number }) {
  const t = useTranslate()
  return (
    <Box className='tp-block-skeleton' style={{ minHeight: `${height}px` }}>
      <Skeleton kind='text' label={t('common.loading')} />
    </Box>
  )
}
