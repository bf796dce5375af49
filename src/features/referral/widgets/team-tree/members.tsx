import { observer } from 'mobx-react-lite'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { type Translate, useTranslate } from '../../../../i18n'
import { Box } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import type { EmptyStateProps } from '../../../../ui/states/states'
import { type Level, teamPages } from '../../queries'
import { Member } from './member'

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
  const { level, keyword, pageSize, nested } = props
  const t = useTranslate()
  const list = usePages(teamPages({ level, keyword, pageSize }))
  return (
    <PagedList
      list={list}
      skeleton={
        <Box className='tp-team__card'>
          <Skeleton kind='cell' count={6} label={t('common.loading')} />
        </Box>
      }
      empty={nobody(props, t)}
      offline={OFFLINE}
      more='referral.more'
      className='tp-team__card'
      label={t(level === 'first' ? 'referral.tree.members' : 'referral.tree.secondMembers')}
    >
      {(user) => (
        <Member
          key={user.id}
          user={user}
          pageSize={pageSize}
          nested={nested && level === 'first'}
        />
      )}
    </PagedList>
  )
})

type NobodyProps = Pick<MembersProps, 'level' | 'keyword' | 'onInvite' | 'onReset'>

/** Why nobody is shown, and the one thing that changes it. */
const nobody = (
  { level, keyword, onInvite, onReset }: NobodyProps,
  t: Translate,
): EmptyStateProps =>
  keyword === ''
    ? {
        title: t(level === 'first' ? 'referral.tree.empty' : 'referral.tree.emptySecond'),
        note: t('referral.tree.emptyNote'),
        actionText: t('referral.tree.invite'),
        onAction: onInvite,
      }
    : {
        variant: 'search',
        title: t('referral.tree.notFound'),
        note: t('referral.tree.notFoundNote'),
        actionText: t('referral.tree.reset'),
        onAction: onReset,
      }
