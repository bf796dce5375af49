import './spacer.scss'
import type { WidgetProps } from '../../../../engine/contract'
import { Divider } from '../../../../ui/marks/marks'
import { View } from '../../../../ui/primitives/elements'
import type { Config } from '.'

/** Air between two widgets. `cssConfig.height` makes its box another height; it fills that. */
export function Spacer({ config }: WidgetProps<unknown, Config>) {
  return <View className='tp-spacer'>{config.line && <Divider />}</View>
}
