import { useState } from 'react'
import { useAct } from '../../../../engine/actions/use-act'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Box, Txt } from '../../../../ui/primitives/elements'
import type { Poster } from '../../queries'

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
        `taproom-${poster.id}`,
      )
      if (kept === 'saved') host.toast(t('referral.invite.saved'))
    } catch (error) {
      host.toast(errorText(error, t))
    }
    setBusy(false)
  }

  return (
    <>
      <Box className='tp-invite__actions'>
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
      </Box>
      <Txt className='tp-invite__hint'>{t('referral.invite.hold')}</Txt>
    </>
  )
}
