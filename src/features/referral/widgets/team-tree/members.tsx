import { observer } from 'mobx-react-lite'
import type { PagesState } from '../../../../engine/data/queries'
import { ListFailure } from '../../../../engine/outlet/states'
import { useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { EndMarker } from '../../../../ui/end-marker/end-marker'
import { Box } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import type { EndMarkerProps } from '../../../../ui/types'
import type { RecommendUser } from '../../contract'
import { Member } from './member'
import { type Level, useTeam } from './use-team'

const OFFLINE = { title: 'team.offline', note: 'team.offlineNote' } as const

interface MembersProps {
  readonly level: Level
  readonly keyword: string
  readonly pageSize: number
  /** Whether a member shows whom they invited. */
  readonly nested: boolean
  readonly onInvite: () => void
  readonly onReset: () => void
}

/** One level of the team, page by page. */
export const Members = observer(function Members(props: MembersProps) {
  const { level, keyword, pageSize, nested, onInvite, onReset } = props
  const t = useTranslate()
  const list = useTeam({ level, keyword, pageSize })
  if (list.status === 'loading')
    return (
      <Box className='tp-team__card'>
        <Skeleton kind='cell' count={6} label={t('common.loading')} />
      </Box>
    )
  if (list.status === 'error')
    return <ListFailure offline={OFFLINE} error={list.error} onRetry={list.reload} />
  if (list.items.length === 0) return <Nobody {...{ level, keyword, onInvite, onReset }} />
  const state = endState(list)
  return (
    <>
      <Box
        className='tp-team__card tp-enter'
        role='list'
        label={t(level === 'first' ? 'team.tree.members' : 'team.tree.secondMembers')}
      >
        {list.items.map((user) => (
          <Member
            key={user.id}
            user={user}
            pageSize={pageSize}
            nested={nested && level === 'first'}
          />
        ))}
      </Box>
      <EndMarker state={state} text={t(END_TEXT[state])} onReach={list.loadMore} />
    </>
  )
})

type NobodyProps = Pick<MembersProps, 'level' | 'keyword' | 'onInvite' | 'onReset'>

/** Why nobody is shown, and the one thing that changes it. */
function Nobody({ level, keyword, onInvite, onReset }: NobodyProps) {
  const t = useTranslate()
  if (keyword !== '')
    return (
      <EmptyState
        variant='search'
        title={t('team.tree.notFound')}
        note={t('team.tree.notFoundNote')}
        actionText={t('team.tree.reset')}
        onAction={onReset}
      />
    )
  return (
    <EmptyState
      title={t(level === 'first' ? 'team.tree.empty' : 'team.tree.emptySecond')}
      note={t('team.tree.emptyNote')}
      actionText={t('team.tree.invite')}
      onAction={onInvite}
    />
  )
}

const END_TEXT: { readonly [S in EndMarkerProps['state']]: TextKey } = {
  loading: 'common.loading',
  error: 'common.retry',
  more: 'team.more',
  end: 'common.noMore',
}

function endState(list: PagesState<RecommendUser>): EndMarkerProps['state'] {
  if (list.loadingMore) return 'loading'
  if (list.moreFailed) return 'error'
  return list.hasMore ? 'more' : 'end'
}
