import { memo } from 'react'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { Button } from '../../../../ui/button/button'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import type { Entry } from './feeds'

interface FeedCardProps {
  readonly entry: Entry
  readonly copies: true | undefined
  readonly onOpen: (entry: Entry) => void
}

const PICTURE = 343

/** A large picture with its words; where the feed is for passing on, with a button that copies them. */
export const FeedCard = memo(function FeedCard({ entry, copies, onOpen }: FeedCardProps) {
  const { host } = useServices()
  const { imageUrl } = host
  const t = useTranslate()
  const locale = useLocale()
  const { title, intro, image, at, url } = entry
  const words = intro ? `${title}\n${intro}` : title

  async function copy(): Promise<void> {
    try {
      await host.copy(words)
      host.toast(t('content.feed.copied'))
    } catch {
      host.toast(t('content.feed.notCopied'))
    }
  }

  const inner = (
    <>
      {image && <Pic className='tp-feed__cover' src={imageUrl(image, PICTURE)} alt='' />}
      <Box className='tp-feed__words'>
        <Txt className='tp-feed__card-title' level={2}>
          {title}
        </Txt>
        {intro && <Txt className='tp-feed__intro'>{intro}</Txt>}
      </Box>
    </>
  )
  return (
    <Box className='tp-feed__card'>
      {url === '' ? (
        inner
      ) : (
        <Press role='link' className='tp-feed__cardlink' label={title} onTap={() => onOpen(entry)}>
          {inner}
        </Press>
      )}
      <Box className='tp-feed__foot'>
        <Txt className='tp-feed__time'>{agoText(at, locale, t)}</Txt>
        {copies && (
          <Button kind='secondary' size='s' icon='copy' onTap={copy}>
            {t('content.feed.copy')}
          </Button>
        )}
      </Box>
    </Box>
  )
})
