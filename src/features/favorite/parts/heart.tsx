import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { openLogin, useOffer } from '../../../engine/actions/open'
import { useSubmit } from '../../../engine/actions/use-submit'
import { useQuery } from '../../../engine/data/queries'
import { errorText } from '../../../engine/error-text'
import { usePage } from '../../../engine/page/page-context'
import { useServices } from '../../../engine/services'
import { EndpointNotFoundError } from '../../../errors'
import { useTranslate } from '../../../i18n'
import { Icon } from '../../../ui/icon/icon'
import { Pressable, Text } from '../../../ui/primitives/elements'
import { cancelFavorite, type KeptKind } from '../contract'
import { stale as favoriteStale, type KeepCalls, keepCalls, keptBy } from '../queries'

interface HeartProps {
  readonly kind: KeptKind
  readonly id: string
  /** Of the room the thing lives in, where it has some. */
  readonly calls?: KeepCalls
  /** What a tap does, as people read it: while it is not kept, and while it is. */
  readonly texts: { readonly keep: string; readonly drop: string }
  /** Of the element and of the text below the heart. */
  readonly className: string
  readonly textClassName: string
}

/**
 * Keeps a thing, or lets it go. The heart turns with the tap and turns back when the server refuses; who is
 * not logged in is led to the login and back here. Nothing is drawn where the server keeps nothing.
 */
export const Heart = observer(function Heart(props: HeartProps) {
  const { kind, id, calls = keepCalls(kind), texts, className, textClassName } = props
  const services = useServices()
  const { session, queries, host } = services
  const t = useTranslate()
  const offer = useOffer()
  const page = usePage()
  const known = useQuery({ ...keptBy(kind, id, calls), enabled: session.isLoggedIn })
  const [turned, setTurned] = useState<boolean>()
  const submit = useSubmit()
  const kept = session.isLoggedIn && (turned ?? known.value ?? false)

  async function turn(): Promise<void> {
    if (!session.isLoggedIn) {
      void openLogin(services, page)
      return
    }
    const next = !kept
    const told = {
      refused: (error: unknown) => {
        host.toast(errorText(error, t))
        return true
      },
    }
    setTurned(next)
    await submit.run(async () => {
      if (next) await calls.keep(id, { background: true })
      else
        await cancelFavorite(
          { params: { key: kind }, query: { entityId: id } },
          { background: true },
        )
      await favoriteStale.afterTurn(queries)
    }, told)
    setTurned(undefined)
  }
  const press = offer(cancelFavorite, turn)
  if (known.error instanceof EndpointNotFoundError) return null
  return (
    <Pressable className={className} disabled={submit.busy} onTap={press}>
      <Icon name={kept ? 'heart-fill' : 'heart'} size={20} tone={kept ? 'brand' : undefined} />
      <Text className={textClassName}>{kept ? texts.drop : texts.keep}</Text>
    </Pressable>
  )
})
