import { useState } from 'react'
import { useTranslate } from '../../i18n'
import { imageUrl } from '../../shared/image-url'
import { Box } from '../../ui/primitives/box'
import { Pic } from '../../ui/primitives/pic'
import { Swipe } from '../../ui/primitives/swipe'
import { Txt } from '../../ui/primitives/txt'

interface GalleryProps {
  readonly name: string
  readonly images: readonly string[]
}

/** Pictures at full width, 1:1, with their number. */
export function Gallery({ name, images }: GalleryProps) {
  const t = useTranslate()
  const [shown, setShown] = useState(0)
  return (
    <Box className='tp-pd-gallery'>
      <Swipe
        className='tp-pd-gallery__swipe'
        label={t('commerce.product.gallery', { name })}
        dots={false}
        onChange={setShown}
      >
        {images.map((image, at) => (
          <Pic
            // biome-ignore lint/suspicious/noArrayIndexKey: two slides may show one picture.
            key={at}
            className='tp-pd-gallery__pic'
            src={imageUrl(image, 480)}
            alt={t('commerce.product.picture', { name, n: at + 1 })}
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
