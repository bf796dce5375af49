import './spacer.scss'
import type { WidgetProps } from '../../engine/contract'
import { Divider } from '../../ui/divider/divider'
import { Box } from '../../ui/primitives/box'
import type { Config } from './schema'

/** Air between two widgets. `cssConfig.height` makes its box another height; it fills that. */
export function Spacer({ config }: WidgetProps<unknown, Config>) {
  return <Box className='tp-spacer'>{config.line && <Divider />}</Box>
}
