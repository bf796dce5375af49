import './live-chip.scss'
import type { LiveStatus } from '../../api/live/shapes'
import { useTranslate } from '../../i18n'
import { cx } from '../../ui/cx'
import { Txt } from '../../ui/primitives/txt'

/** How a stream stands, on its picture. */
export function LiveChip({ status }: { readonly status: LiveStatus }) {
  const t = useTranslate()
  return (
    <Txt className={cx('tp-live-chip', status === 1 && 'tp-live-chip--on')}>
      {t(`live.state.${status}`)}
    </Txt>
  )
}
