import { useState } from 'react'
import { useAct } from '../../../../engine/actions/use-act'
import type { PagesState } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { ScrollView } from '../../../../ui/primitives/scroll'
import { cx } from '../../../../ui/style'
import type { Poster } from '../../queries'

const POSTER_WIDTH = 252
const THUMB_WIDTH = 56

interface PosterPickerProps {
  readonly posters: PagesState<Poster>
  readonly poster: Poster
  readonly onChoose: (id: string) => void
}

/** The poster as it is handed on, before what it shows, out of focus. */
export function PosterFace({ poster }: { readonly poster: Poster }) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <>
      <View className='tp-invite__back' decor>
        <Image
          key={poster.id}
          className='tp-invite__blur'
          src={imageUrl(poster.image, THUMB_WIDTH)}
          alt=''
          lazy={false}
        />
      </View>
      <Image
        key={`poster ${poster.id}`}
        className='tp-invite__poster tp-enter'
        src={imageUrl(poster.poster, POSTER_WIDTH, 2 / 3)}
        alt={t('referral.invite.poster', { name: poster.name })}
        lazy={false}
      />
    </>
  )
}

/** A strip of templates under the poster that grows at its end. */
export function PosterPicker({ posters, poster, onChoose }: PosterPickerProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <ScrollView
      direction='x'
      className='tp-invite__strip'
      role='radiogroup'
      label={t('referral.invite.templates', { count: posters.total })}
      onEnd={posters.loadMore}
    >
      <View className='tp-invite__thumbs'>
        {posters.items.map(({ id, name, image }) => (
          <Pressable
            key={id}
            role='radio'
            className={cx('tp-invite__thumb', id === poster.id && 'tp-invite__thumb--on')}
            checked={id === poster.id}
            label={name}
            onTap={() => onChoose(id)}
          >
            <Image className='tp-invite__scene' src={imageUrl(image, THUMB_WIDTH)} alt='' />
          </Pressable>
        ))}
        {posters.hasMore && (
          <Pressable
            className='tp-invite__more'
            disabled={posters.loadingMore}
            onTap={posters.loadMore}
          >
            <Text>{t(posters.loadingMore ? 'common.loading' : 'referral.more')}</Text>
          </Pressable>
        )}
      </View>
    </ScrollView>
  )
}

/** px of a poster that is kept: sharp on any phone, small enough for a chat. */
const KEPT_WIDTH = 750

/** The address of this app that a link leads to: what is behind its `#`. */
const pageOf = (link: string): string => link.slice(link.indexOf('#') + 1)

/** Keeping the poster, and handing the invitation on. */
export function PosterActions({ poster }: { readonly poster: Poster }) {
  const { host } = useServices()
  const { imageUrl } = host
  const t = useTranslate()
  const act = useAct()
  const [busy, setBusy] = useState(false)
  // WeChat's browser downloads nothing; a long press there keeps the picture.
  const canSave = host.device.clientType !== 'WeChat'

  async function save(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const kept = await host.keepPicture(
        imageUrl(poster.poster, KEPT_WIDTH),
        `poster-${poster.id}`,
      )
      if (kept === 'saved') host.toast(t('referral.invite.saved'))
      if (kept === 'refused') host.toast(t('platform.album.refused'))
    } catch (error) {
      host.toast(errorText(error, t))
    }
    setBusy(false)
  }

  return (
    <>
      <View className='tp-invite__actions'>
        {canSave && (
          <Button kind='secondary' icon='download' size='l' loading={busy} onTap={save}>
            {t('referral.invite.save')}
          </Button>
        )}
        <Button
          icon='share'
          size='l'
          onTap={() =>
            act({
              do: 'share',
              value: {
                title: poster.name,
                image: poster.image,
                url: pageOf(poster.content),
              },
            })
          }
        >
          {t('referral.invite.share')}
        </Button>
      </View>
      <Text className='tp-invite__hint'>{t('referral.invite.hold')}</Text>
    </>
  )
}
