import { useState } from 'react'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Box, Pic, Txt } from '../../../../ui/primitives/elements'
import { Swipe } from '../../../../ui/primitives/swipe'

interface GalleryProps {
  readonly name: string
  readonly images: readonly string[]
}

/** Pictures at full width, 1:1, with their number. */
export function Gallery({ name, images }: GalleryProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const [shown, setShown] = useState(0)
  return (
    <Box className='tp-pd-gallery'>
      <Swipe
        className='tp-pd-gallery__swipe'
        label={t('product.gallery', { name })}
        dots={false}
        onChange={setShown}
      >
        {images.map((image, at) => (
          <Pic
            // biome-ignore lint/suspicious/noArrayIndexKey: two slides may show one picture.
            key={at}
            className='tp-pd-gallery__pic'
            src={imageUrl(image, 480)}
            alt={t('product.picture', { name, n: at + 1 })}
            lazy={at > 0}
          />
        ))}
      </Swipe>
      {images.length > 1 && (
        <Txt className='tp-pd-gallery__at tp-num'>{`${shown + 1}/${images.length}`}</Txt>
      )}
    </Box>
  )
}
