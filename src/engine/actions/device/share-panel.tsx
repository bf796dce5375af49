import './panel.scss'
import { useState } from 'react'
import type { ShareCard } from '../../../flows/actions/share'
import { useTranslate } from '../../../i18n'
import { imageUrl } from '../../../shared/image-url'
import { Button, IconButton } from '../../../ui/button/button'
import { Overlay } from '../../../ui/overlay/overlay'
import { Box } from '../../../ui/primitives/box'
import { Pic } from '../../../ui/primitives/pic'
import { Txt } from '../../../ui/primitives/txt'
import { ShareButton } from '../../../ui/share-button/share-button'
import { errorText } from '../../error-text'
import { useHold } from '../../page/use-hold'
import { useServices } from '../../services'

interface SharePanelProps {
  readonly card: ShareCard
  /** Where a link can be handed on: a browser. */
  readonly link: string | undefined
}

const PICTURE_WIDTH = 56

/** What is shared, and the one way on: WeChat's button, or a link to copy. */
export function SharePanel({ card, link }: SharePanelProps) {
  const { host } = useServices()
  const t = useTranslate()
  const [open, setOpen] = useState(true)
  useHold(open)
  const close = () => setOpen(false)
  const copy = (text: string) =>
    host.copy(text).then(
      () => {
        close()
        host.toast(t('error.copied'))
      },
      (error: unknown) => host.toast(errorText(error, t)),
    )
  return (
    <Overlay open={open} onClose={close} label={t('actions.share.title')} place='bottom'>
      <Box className='tp-panel'>
        <Box className='tp-panel__head'>
          <Txt className='tp-panel__title' level={2}>
            {t('actions.share.title')}
          </Txt>
          <IconButton name='x' label={t('common.close')} onTap={close} />
        </Box>
        <Box className='tp-panel__card'>
          {card.image !== '' && (
            <Pic className='tp-panel__pic' src={imageUrl(card.image, PICTURE_WIDTH)} alt='' />
          )}
          <Box className='tp-panel__text'>
            <Txt className='tp-panel__name tp-clamp-2'>{card.title}</Txt>
            {link !== undefined && (
              <Txt className='tp-panel__link tp-clamp-2' select>
                {link}
              </Txt>
            )}
          </Box>
        </Box>
        {link === undefined ? (
          <ShareButton onTap={close}>{t('actions.share.send')}</ShareButton>
        ) : (
          <>
            <Txt className='tp-panel__note'>{t('actions.share.note')}</Txt>
            <Button size='l' block icon='copy' onTap={() => void copy(link)}>
              {t('actions.share.copy')}
            </Button>
          </>
        )}
      </Box>
    </Overlay>
  )
}
