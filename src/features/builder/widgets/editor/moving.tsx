import type { ReactNode } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { Button } from '../../../../ui/button/button'
import { Text, View } from '../../../../ui/primitives/elements'
import { EDITED, stageOf } from '../../parts/reading'
import type { StageProps } from '../../parts/stage'
import type { Place, Row } from '../../rules/document'
import type { Editing } from './editing'
import type { Clipboard } from './extras'

interface RowProps {
  readonly editing: Editing
  readonly row: Row
}

/** Rows are moved by their buttons and by 'Here' there: see `moving.h5.tsx` for what a browser has. */
export const Grip = (_props: RowProps): ReactNode => null

/** See `Grip`. */
export const Spot = (_place: Place): ReactNode => null

interface TreeProps {
  readonly depth: number
  readonly label: string
  readonly isMany: boolean
  readonly children: ReactNode
}

/** Rows below each other; hosts know no trees. */
export const Tree = ({ depth, label, children }: TreeProps) => (
  <View role='list' label={label} className={depth > 0 ? 'tp-edit__inner' : undefined}>
    {children}
  </View>
)

interface ItemProps extends Omit<TreeProps, 'isMany'> {
  readonly isOn: boolean
  readonly isOpen: boolean | undefined
  readonly onOpen: (isOpen: boolean) => void
  readonly onChoose: (isTo: boolean) => void
}

/** A row with all inside it. */
export const TreeItem = ({ children }: ItemProps) => <View role='listitem'>{children}</View>

/** Mini-programs have no keyboard. */
export function useShortcuts(
  _editing: Editing,
  _keys: Clipboard & { readonly add: (place: Place) => void },
): ReactNode {
  return null
}

/** The way to the page itself: what draws widgets lies in another package than the editor (decision 0068). */
export function Stage({ editing }: StageProps) {
  const { kept, views } = useServices()
  const t = useTranslate()
  const open = useOpen()
  return (
    <View className='tp-edit__outline'>
      <Text className='tp-edit__note'>{t('builder.stage.note')}</Text>
      <Button
        block
        icon='eye'
        onTap={() => {
          const { key, definition } = stageOf(editing)
          kept.set(EDITED, editing)
          views.prime(`x:${key}`, Promise.resolve(definition))
          open(formatUrl('/views/index', { x: key }))
        }}
      >
        {t('builder.stage.open')}
      </Button>
    </View>
  )
}
