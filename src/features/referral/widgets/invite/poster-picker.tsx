import type { PagesState } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { Scroll } from '../../../../ui/primitives/scroll'
import { cx } from '../../../../ui/style'
import type { Poster } from '../../queries'

const POSTER_WIDTH = 252
const THUMB_WIDTH = 56

interface PosterPickerProps {
  readonly posters: PagesState<Poster>
  readonly poster: Poster
  readonly onChoose: (id: string) => void
}

/** The poster as it is handed on, and a strip of templates under it that grows at its end. */
export function PosterPicker({ posters, poster, onChoose }: PosterPickerProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <>
      <Pic
        key={poster.id}
        className='tp-invite__poster tp-enter'
        src={imageUrl(poster.poster, POSTER_WIDTH)}
        alt={t('referral.invite.poster', { name: poster.name })}
        lazy={false}
      />
      <Scroll
        direction='x'
        className='tp-invite__strip'
        role='radiogroup'
        label={t('referral.invite.templates', { count: posters.total })}
        onEnd={posters.loadMore}
      >
        <Box className='tp-invite__thumbs'>
          {posters.items.map(({ id, name, image }) => (
            <Press
              key={id}
              role='radio'
              className={cx('tp-invite__thumb', id === poster.id && 'tp-invite__thumb--on')}
              checked={id === poster.id}
              label={name}
              onTap={() => onChoose(id)}
            >
              <Pic className='tp-invite__scene' src={imageUrl(image, THUMB_WIDTH)} alt='' />
            </Press>
          ))}
          {posters.hasMore && (
            <Press
              className='tp-invite__more'
              disabled={posters.loadingMore}
              onTap={posters.loadMore}
            >
              <Txt>{t(posters.loadingMore ? 'common.loading' : 'referral.more')}</Txt>
            </Press>
          )}
        </Box>
      </Scroll>
    </>
  )
}
