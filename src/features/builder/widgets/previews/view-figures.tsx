import './view-figures.scss'
import type { WidgetProps } from '../../../../engine/contract'
import { useLocale } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Card } from '../../../../ui/card/card'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { cellText } from '../../../report'
import type { ViewFiguresConfig, ViewFiguresValue } from '.'

/** Named figures side by side. */
export function ViewFigures({ value, config }: WidgetProps<ViewFiguresValue, ViewFiguresConfig>) {
  const locale = useLocale()
  return (
    <Card className='tp-figures' title={localize(config.title, locale) || undefined}>
      <Box className='tp-figures__row' role='list'>
        {value.map(({ key, name, value: amount, format }) => (
          <Box key={key} className='tp-figures__item' role='listitem'>
            <Txt className='tp-figures__value tp-num'>{cellText(amount, format)}</Txt>
            <Txt className='tp-figures__name'>{name}</Txt>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
