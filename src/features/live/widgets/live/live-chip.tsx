import './live-chip.scss'
import { useTranslate } from '../../../../i18n'
import { Txt } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { LiveStatus } from '../../contract-shapes'

/** How a stream stands, on its picture. */
export function LiveChip({ status }: { readonly status: LiveStatus }) {
  const t = useTranslate()
  return (
    <Txt className={cx('tp-live-chip', status === 1 && 'tp-live-chip--on')}>
      {t(`live.state.${status}`)}
    </Txt>
  )
}
