import { useEffect, useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { Persistence } from '../../../../stores/persistence'
import { IconButton } from '../../../../ui/button/button'
import { Overlay } from '../../../../ui/overlay/overlay'
import { View } from '../../../../ui/primitives/elements'
import type { PopupConfig } from '.'
import './popup.scss'

type Store = Pick<Persistence, 'read' | 'tryWrite'>

/** Pages remembered at most; the oldest is forgotten first. */
const REMEMBERED = 50

const today = (now: number) => {
  const date = new Date(now)
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
}

const rules: Readonly<
  Record<PopupConfig['frequency'], (last: string | undefined, day: string) => boolean>
> = {
  always: () => true,
  daily: (last, day) => last !== day,
  once: (last) => last === undefined,
}

/** Whether the popup of this page is to be shown now. `now` in ms. */
export function isDue(
  page: string,
  frequency: PopupConfig['frequency'],
  store: Store,
  now: number = Date.now(),
): boolean {
  const last = store.read('popups')?.find(([name]) => name === page)?.[1]
  return rules[frequency](last, today(now))
}

/** Remembers that the popup of this page was shown. */
export function seen(page: string, store: Store, now: number = Date.now()): void {
  const others = (store.read('popups') ?? []).filter(([name]) => name !== page)
  store.tryWrite('popups', [...others, [page, today(now)] as const].slice(-REMEMBERED))
}

/** Opens when it is due; whoever closes it is not shown it again before its time. */
export function Popup({ config, slot }: WidgetProps<unknown, PopupConfig>) {
  const { persistence } = useServices()
  const page = usePage()
  const t = useTranslate()
  const name = page.query.url ?? page.url
  const { isLeft } = page
  const [due] = useState(() => isDue(name, config.frequency, persistence))
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!due) return undefined
    const opening = setTimeout(() => {
      // Who has gone on has not seen it.
      if (isLeft()) return
      seen(name, persistence)
      setOpen(true)
    }, config.delayMs)
    const closing =
      config.closeMs > 0
        ? setTimeout(() => setOpen(false), config.delayMs + config.closeMs)
        : undefined
    return () => {
      clearTimeout(opening)
      clearTimeout(closing)
    }
  }, [due, name, config.delayMs, config.closeMs, persistence, isLeft])

  const close = () => setOpen(false)
  return (
    <Overlay open={open} onClose={close} label={t('layout.popup')} place='middle'>
      <View className='tp-popup'>
        <View className='tp-popup__content'>{slot('content')}</View>
        <IconButton className='tp-popup__close' name='x' label={t('common.close')} onTap={close} />
      </View>
    </Overlay>
  )
}
