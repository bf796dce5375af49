import './panel.scss'
import { useState } from 'react'
import { useTranslate } from '../../../i18n'
import { fileOf, findRoute } from '../../../routing/derive'
import { HOME } from '../../../routing/table'
import { formatUrl, parseUrl } from '../../../routing/url'
import type { HostCard } from '../../../shared/host'
import { isObject } from '../../../shared/json'
import { type L10n, localize } from '../../../shared/l10n'
import { newRequestId } from '../../../shared/transport'
import { fillUrl } from '../../../shared/url'
import { Button, IconButton } from '../../../ui/button/button'
import { ShareButton } from '../../../ui/open-type-buttons/open-type-buttons'
import { Overlay } from '../../../ui/overlay/overlay'
import { Image, Text, View } from '../../../ui/primitives/elements'
import type { Action, ShareSpec } from '../../contract'
import { resolveRef } from '../../data/resolve'
import { errorText } from '../../error-text'
import { pageCard } from '../../page/page-card'
import { useHold } from '../../page/page-context'
import { type PageHost, useServices } from '../../services'
import type { ActContext } from '../open'

/** What is shared: a page of this app. */
export interface ShareCard {
  readonly title: string
  /** As definitions write pictures: a path of the main host or an https address. */
  readonly image: string
  /** Public address. One that is no page of ours is shared as the home page. */
  readonly url: string
}

/** Hosts show it 5:4; WeChat cuts larger ones. */
const CARD_WIDTH = 400

/** The card as this host takes it. */
export function toHostCard(
  { title, image, url }: ShareCard,
  host: Pick<PageHost, 'toHostPath' | 'imageUrl'>,
): HostCard {
  const { path, query } = parseUrl(url)
  const known = findRoute(path)
  const route = known ?? findRoute(HOME)
  const hostPath = route
    ? host.toHostPath(route.path, `/${fileOf(route, query.url ?? route.path)}`)
    : HOME
  return {
    title,
    image: image === '' ? '' : host.imageUrl(image, CARD_WIDTH),
    path: formatUrl(hostPath, known ? query : {}),
  }
}

interface SharePanelProps {
  readonly card: ShareCard
  /** Where a link can be handed on: a browser. */
  readonly link: string | undefined
}

/** Of the picture in the panel, px. */
const PICTURE_WIDTH = 56

/** What is shared, and the one way on: WeChat's button, or a link to copy. */
export function SharePanel({ card, link }: SharePanelProps) {
  const { host } = useServices()
  const { imageUrl } = host
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
    <Overlay
      open={open}
      onClose={close}
      label={t('platform.share.title')}
      place='bottom'
      head={
        <View className='tp-panel__top'>
          <View className='tp-panel__head'>
            <Text className='tp-panel__title' level={2}>
              {t('platform.share.title')}
            </Text>
            <IconButton name='x' label={t('common.close')} onTap={close} />
          </View>
        </View>
      }
    >
      <View className='tp-panel tp-panel--below'>
        <View className='tp-panel__card'>
          {card.image !== '' && (
            <Image className='tp-panel__pic' src={imageUrl(card.image, PICTURE_WIDTH)} alt='' />
          )}
          <View className='tp-panel__text'>
            <Text className='tp-panel__name tp-whole'>{card.title}</Text>
            {link !== undefined && (
              <Text className='tp-panel__link tp-clamp-2' select>
                {link}
              </Text>
            )}
          </View>
        </View>
        {link === undefined ? (
          <ShareButton onTap={close}>{t('platform.share.send')}</ShareButton>
        ) : (
          <>
            <Text className='tp-panel__note'>{t('platform.share.note')}</Text>
            <Button size='l' block icon='copy' onTap={() => void copy(link)}>
              {t('platform.share.copy')}
            </Button>
          </>
        )}
      </View>
    </Overlay>
  )
}

/** What the action says, else what the page says. */
function cardOf(spec: ShareSpec, { page, scope, services }: ActContext): ShareCard {
  const { locale } = services.settings
  const own = pageCard(page, locale)
  const title = resolveRef(spec.title ?? null, scope) as L10n | undefined
  const image = resolveRef(spec.image ?? null, scope)
  return {
    title: localize(title, locale) || own.title,
    image: typeof image === 'string' && image !== '' ? image : own.image,
    url: typeof spec.url === 'string' ? fillUrl(spec.url, scope.item) : own.url,
  }
}

/** Hands a page on: by what the host has for it, else by a panel with its button or the link. */
export async function runShare(
  { value }: Extract<Action, { do: 'share' }>,
  context: ActContext,
): Promise<boolean> {
  const { host } = context.services
  const card = cardOf(isObject(value) ? value : {}, context)
  const hostCard = toHostCard(card, host)
  const answer = await host.share(hostCard)
  if (answer === 'ask') {
    const link = host.linkTo(hostCard.path)
    context.page.show(<SharePanel key={newRequestId()} card={card} link={link} />)
  }
  return answer !== 'closed'
}
