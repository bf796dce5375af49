import { useTranslate } from '../../../../i18n'
import { Box } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'

/** The shape of a product page. */
export function ProductSkeleton({ gallery }: { readonly gallery: boolean }) {
  const t = useTranslate()
  return (
    <Box className='tp-pd' role='status' label={t('common.loading')}>
      {gallery && <Bone shape='block' className='tp-pd-gallery' />}
      <Box className='tp-pd__main'>
        <Box className='tp-pd__panel'>
          <Bone width={32} className='tp-pd__bone-price' />
          <Bone width={78} />
          <Bone width={50} />
        </Box>
        <Box className='tp-pd__panel'>
          <Bone />
          <Bone />
          <Bone width={64} />
        </Box>
      </Box>
    </Box>
  )
}
