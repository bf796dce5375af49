import './divider.scss'
import type { WidgetProps } from '../../../../engine/contract'
import { useLocale } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Divider } from '../../../../ui/marks/marks'
import { Box } from '../../../../ui/primitives/elements'
import type { DividerConfig, DividerValue } from '.'

/** A line across the page, with a word in it if there is one. */
export function DividerWidget({ value, config }: WidgetProps<DividerValue, DividerConfig>) {
  const locale = useLocale()
  const text = typeof value === 'object' && 'text' in value ? value.text : value
  return (
    <Box className={`tp-rule tp-rule--${config.size}`}>
      <Divider text={localize(text, locale)} />
    </Box>
  )
}
