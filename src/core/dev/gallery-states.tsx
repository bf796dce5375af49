import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { AnyWidget } from '../../engine/contract'
import { BlockSkeleton, WidgetFailure } from '../../engine/outlet/states'
import { NetworkError } from '../../errors'
import { useTranslate } from '../../i18n'
import type { TextKey } from '../../shared/l10n'
import { Text, View } from '../../ui/primitives/elements'
import { EmptyState } from '../../ui/states/states'

interface StateProps {
  readonly definition: AnyWidget['definition']
  /** Options of the widget's first example. */
  readonly config: unknown
}

/** What the engine draws instead of the widget, by its name in the gallery; no row where it cannot be. */
const states: Record<string, (props: StateProps) => ReactNode> = {
  loading({ definition, config }) {
    const { Skeleton, height, load, ownData } = definition
    if (Skeleton) return <Skeleton config={config} />
    if (!load && !ownData) return undefined
    return (
      <BlockSkeleton height={typeof height === 'number' ? height : height(config, undefined)} />
    )
  },
  empty: ({ definition }) => definition.empty && <Empty {...definition.empty} />,
  error: () => <WidgetFailure error={new NetworkError('offline')} onRetry={() => {}} />,
  login: ({ definition }) => definition.needsLogin && <Login />,
}

/** A widget's states: waiting, without content, failed, without a user. */
export function States({ widget }: { readonly widget: AnyWidget }) {
  const { definition } = widget
  const [first] = Object.values(definition.examples)
  const config = v.parse(definition.config, { ...first?.config })
  return (
    <>
      {Object.entries(states).map(([name, draw]) => {
        const drawn = draw({ definition, config })
        return (
          drawn && (
            <View key={name} className='tp-gallery__example'>
              <Text className='tp-gallery__name'>{name}</Text>
              {drawn}
            </View>
          )
        )
      })}
    </>
  )
}

function Empty({ title, note }: { readonly title: TextKey; readonly note?: TextKey }) {
  const t = useTranslate()
  return <EmptyState variant='empty' title={t(title)} note={note && t(note)} />
}

function Login() {
  const t = useTranslate()
  return (
    <EmptyState
      variant='locked'
      title={t('engine.login.title')}
      note={t('engine.login.note')}
      actionText={t('common.login')}
      onAction={() => {}}
    />
  )
}
