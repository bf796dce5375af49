import './startup-panel.scss'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { localize } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Countdown } from '../../../../ui/countdown'
import { BrandMark } from '../../../../ui/faces/faces'
import { WithoutHeader } from '../../../../ui/nav-bar/page-top'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { StartupPanelConfig } from '.'

type Props = WidgetProps<unknown, StartupPanelConfig>

/** What stands before the first page: the operator's picture, or who we are. */
export function StartupPanel(props: Props) {
  return props.config.image === '' ? <Welcome {...props} /> : <Opening {...props} />
}

function Brand() {
  const t = useTranslate()
  return (
    <View className='tp-startup__brand tp-enter'>
      <BrandMark />
      <Text className='tp-startup__name' level={2}>
        {t('app.startup.brand')}
      </Text>
      <Text className='tp-startup__line'>{t('app.startup.line')}</Text>
    </View>
  )
}

/** One way on, and nothing that hurries. */
function Welcome({ config }: Props) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <WithoutHeader className='tp-startup' without='arrow'>
      <Brand />
      <Button block size='l' onTap={open.to(config.url, { replace: true })}>
        {t('app.startup.start')}
      </Button>
    </WithoutHeader>
  )
}

/** Client spec §2. */
const START_PAGE = '/pages/startup'
const stay = () => {}
/** A picture that has not come by then does not come, ms. */
const PATIENCE = 4000
const SECOND = 1000

/**
 * Goes on, once: to the page below, which is home where there is none. Not from behind another page, as a login
 * that has come meanwhile: then it waits until this page is in front again.
 */
function useGoOn(): () => void {
  const { navigator, host } = useServices()
  const page = usePage()
  const due = useRef(false)
  const goOn = useCallback(() => {
    due.current = true
    if (!page.isShown() || page.isLeft()) return
    due.current = false
    navigator.back().catch(() => undefined)
  }, [navigator, page])
  host.usePageShow(() => due.current && goOn())
  return goOn
}

/** The operator's picture: for some seconds, or until it is skipped. One that cannot be had holds nobody up. */
function Opening({ config }: Props) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const skip = useGoOn()
  const { url: here } = usePage()
  // Whoever edits or looks at it elsewhere is not taken away.
  const goOn = here === START_PAGE ? skip : stay
  const [until, setUntil] = useState<number>()
  const { image, seconds, url } = config
  const alt = localize(config.alt, locale)
  const isWaiting = until === undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(goOn, PATIENCE)
    return () => clearTimeout(timer)
  }, [isWaiting, goOn])
  const picture = (
    <Image
      className='tp-startup__picture'
      src={host.imageUrl(image, host.device.width)}
      alt={alt}
      lazy={false}
      onLoad={() => setUntil((known) => known ?? Date.now() + seconds * SECOND)}
      onError={goOn}
    />
  )
  const cover = cx('tp-startup__cover', isWaiting ? 'tp-startup__cover--coming' : 'tp-enter')
  const left = (ms: number) => t('app.startup.seconds', { n: Math.ceil(ms / SECOND) })
  return (
    <WithoutHeader className='tp-startup tp-startup--picture' without='header'>
      {/* Before the picture: the first stop of a keyboard, and the first thing that is read. */}
      <Pressable
        className={cx('tp-startup__skip tp-num', host.platform !== 'h5' && 'tp-startup__skip--low')}
        label={t('app.startup.skip')}
        onTap={skip}
      >
        {isWaiting ? (
          <Text>{t('app.startup.skip')}</Text>
        ) : (
          <Countdown until={until} format={left} onEnd={goOn} />
        )}
      </Pressable>
      {isWaiting && <Brand />}
      {url === HOME ? (
        <View className={cover}>{picture}</View>
      ) : (
        <Pressable
          role='link'
          className={cover}
          label={alt || undefined}
          onTap={open.to(url, { replace: true })}
        >
          {picture}
        </Pressable>
      )}
    </WithoutHeader>
  )
}
