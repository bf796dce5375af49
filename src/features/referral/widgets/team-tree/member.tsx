import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { usePages } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate } from '../../../../shared/date'
import { Button } from '../../../../ui/button/button'
import { Avatar } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import type { RecommendUser } from '../../contract'
import { teamPages } from '../../queries'

interface MemberProps {
  readonly user: RecommendUser
  readonly pageSize: number
  /** Whether it opens to show whom they invited. */
  readonly nested: boolean
}

/** One member; a tap opens whom they invited. */
export function Member({ user, pageSize, nested }: MemberProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const { nickName, team } = user
  const foldable = nested && team > 0
  return (
    <Box className='tp-team__member' role='listitem'>
      <Person user={user} size={40} />
      {nested && (
        <Box className='tp-team__foot'>
          {foldable && (
            <Press
              className='tp-team__fold'
              expanded={open}
              label={t('referral.tree.show', { name: nickName, n: team })}
              onTap={() => setOpen((before) => !before)}
            >
              <Icon name='users' size={16} tone='brand' />
              {t('referral.tree.brought', { n: team })}
              <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} tone='brand' />
            </Press>
          )}
          {!foldable && <Txt className='tp-team__note'>{t('referral.tree.none')}</Txt>}
        </Box>
      )}
      {open && <Brought user={user} pageSize={pageSize} />}
    </Box>
  )
}

/** Name, grade, number and what they have spent. */
function Person({ user, size }: { readonly user: RecommendUser; readonly size: 32 | 40 }) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const { nickName, avatar, grade, mobile, inviter, createdAt, spent } = user
  return (
    <Box className='tp-team__person'>
      <Avatar name={nickName} src={imageUrl(avatar, size)} size={size} />
      <Box className='tp-team__body'>
        <Box className='tp-team__line'>
          <Txt className='tp-team__name tp-ellipsis'>{nickName}</Txt>
          {grade !== '' && <Tag tone='brand'>{grade}</Tag>}
        </Box>
        {mobile !== '' && <Txt className='tp-team__note tp-num'>{mobile}</Txt>}
        <Txt className='tp-team__note tp-num'>
          {t('referral.tree.joined', { date: formatDate(createdAt, locale) })}
        </Txt>
        {inviter !== '' && (
          <Txt className='tp-team__note'>{t('referral.tree.through', { name: inviter })}</Txt>
        )}
      </Box>
      <Box className='tp-team__spent'>
        <Price cents={spent} size='s' tone='ink' />
        <Txt className='tp-team__note'>{t('referral.tree.spent')}</Txt>
      </Box>
    </Box>
  )
}

/** Whom one member invited. */
const Brought = observer(function Brought({ user, pageSize }: Omit<MemberProps, 'nested'>) {
  const t = useTranslate()
  const list = usePages(teamPages({ level: 'second', parentId: user.id, pageSize }))
  return (
    <Box
      className='tp-team__brought'
      role='list'
      label={t('referral.tree.of', { name: user.nickName })}
    >
      {list.status === 'loading' && (
        <Skeleton kind='cell' count={Math.min(user.team, 3)} label={t('common.loading')} />
      )}
      {list.status === 'error' && (
        <Notice tone='danger' actionText={t('common.retry')} onAction={list.reload}>
          {errorText(list.error, t)}
        </Notice>
      )}
      {list.items.map((member) => (
        <Box key={member.id} className='tp-team__second' role='listitem'>
          {/* Through whom is said by where it stands. */}
          <Person user={{ ...member, inviter: '' }} size={32} />
        </Box>
      ))}
      {list.hasMore && (
        <Button kind='ghost' size='s' block loading={list.loadingMore} onTap={list.loadMore}>
          {t('referral.more')}
        </Button>
      )}
    </Box>
  )
})
